// Everything that changes in a battle of the more realistic game.
#pragma once

#include "core/figure_set.h"
#include "core/play/choice.h"
#include "core/set.h"
#include "core/table/figure.h"
#include "rulesets/merlin/battle.h"

namespace fyrd::merlin::realistic {

enum class Phase : std::uint8_t { initiative, rout, move, aim, shots, name, totals, divide, chart, morale };
enum class Gait : std::uint8_t { stand, walk, trot, run };
enum class Effect : std::uint8_t { none, back, back_morale, out };  // –, DB, DBm, DE
enum class Halt : std::uint8_t { none, driven_back, lost_horse };   // MER-R-A32, A15
constexpr int bands = 5;                                            // MER-R-A31
constexpr int most_ranks = 2;                                       // behind the first, MER-R-020

struct Man {
  Point began;                                       // where he stood when the turn began
  FigureSet charged;                                 // enemies into whose combat he moved this turn (MER-R-A07)
  FigureSet inside;                                  // enemies inside the reach of his weapon (MER-R-A10)
  std::array<FigureId, Choice::max_figures> foes{};  // whom he strikes at in this band, the larger parts first
  std::uint8_t foe_count = 0;
  enum class Blow : std::uint8_t { none, named, thrown, shared, charted } blow = Blow::none;  // how far it has come
  std::int8_t total = 0;                                                                      // of his blow
  Gait gait = Gait::stand;   // from which the next turn's steps are counted (MER-R-003, MER-R-A29)
  Gait pace = Gait::stand;   // this turn
  std::uint8_t loading = 0;  // turns of loading his bow still needs
  std::uint8_t javelins = 0;
  std::uint8_t alarms = 0;            // friends lost nearby for whom he still throws (MER-R-041)
  Set<int, std::uint8_t> broken{};    // of his weapons
  FigureId aim;                       // whom he shoots at
  Effect effect = Effect::none;       // what is to happen to him when this band, or all shots, are through
  FigureId driver;                    // the nearest of those who drive him back
  bool unhorsed = false;              // likewise
  bool ordered = false;               // has had his move
  bool busy = false;                  // climbed, helped, or held a ladder: no attack this turn
  bool shot = false, struck = false;  // has attacked this turn
  Halt halt = Halt::none;             // what keeps him from attacking this turn
  bool shaken = false;                // by DBm: throws at the end of the turn
  std::uint16_t since = 0;            // when he came to where he stands (MER-B-A21)

  bool has_broken(int weapon) const { return broken.has(weapon); }
  void breaks(int weapon) { broken.add(weapon); }
  std::span<const FigureId> all_foes() const { return {foes.data(), foe_count}; }
};

// A ladder, a gate or a stair, by its piece of ground.
struct Work {
  std::uint8_t piece = 0;
  std::uint8_t raised = 0;  // how often the ladder was put up; blows that told on the gate
  bool up = false;          // the ladder stands; the gate is open
  bool tried = false;       // the ladder was pushed at this turn
  std::uint16_t since = 0;  // the turn in which the ladder was put up
  std::uint16_t used = 0;   // the turn in which somebody last went up or down
  FigureSet hands;          // who put it up this turn
  FigureId climber;         // who started up it in the turn in which it was put up (MER-R-030)
  Point top;                // and where he is going
};

struct State : Men<Man> {
  Phase phase = Phase::initiative;
  Side first;  // who moves first this turn
  std::uint8_t band = 0;
  FigureSet routed, fresh;                     // those who run; those of them who began to run this turn
  FigureSet ran;                               // those who ran already when the turn began (MER-X06)
  std::array<std::uint8_t, 2> force_throws{};  // for a leader or standard lost
  std::array<bool, 2> quarter_due{}, quarter_done{};
  std::array<Work, max_works> works{};
  std::uint8_t work_count = 0;

  std::span<const Work> all_works() const { return {works.data(), work_count}; }
  bool routs(FigureId id) const { return routed.has(id); }
  bool fights(FigureId id) const { return (*this)[id].in_play() && !routs(id); }  // in play and not running
};

}  // namespace fyrd::merlin::realistic
