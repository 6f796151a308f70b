// For whom a request is answered: what he may see of a game, and what he may do in it. What may not be seen is never
// built.
#pragma once

#include <array>
#include <string>

#include "core/play/game.h"
#include "protocol/json.h"

namespace fyrd::protocol {

using Sides = std::array<bool, max_sides>;

struct Eyes {
  bool seated = false;    // at a game with seats; who is not, sees and does everything
  bool watches = false;   // has no seat himself
  Sides holds{};          // whose decisions are his
  Sides rolls{};          // whose dice he types in
  bool plays = true;      // else the game is only to look at
  bool secrets = true;    // knows all there is to know, also before the battle is over
  bool free_undo = true;  // else his own decisions only, until dice have fallen
  std::string settled{};  // why a battle that is over stays over; empty: it need not
  Side side = no_side;    // through whose eyes he looks now

  bool has(Side one) const { return !seated || (one.index < max_sides && holds[one.index]); }
  // A decision of that side, with what is asked; else only that something is.
  bool shows(Side one) const { return has(one) && (side.none() || one == side); }
  bool knows_all(const Game& game) const { return secrets || game.over(); }
};

// The same eyes, looking through the side that is named, or with none through the one they would: of a seat the side
// that is asked, or the first it holds; else nobody's.
Either<Eyes> looking(Eyes, const Game&, const Json* side);
// The side whose pending decision a request is about: the one it names, or the only one that is asked.
Either<Side> asked_side(const Eyes&, const Game&, const Reader& request);

Side roller(const Battle&, const WantedRoll&);  // whose dice they are
std::optional<Fault> cannot_roll(const Eyes&, const Game&);
// How many inputs are left when the last decision of these eyes is taken back.
std::optional<std::size_t> before_last_choice(const Eyes&, const Game&);
Fault only_to_look_at();
std::optional<Fault> cannot_undo(const Eyes&, const Game&, std::size_t keep);

}  // namespace fyrd::protocol
