// Cover and fortified places, and how a battle ended (MER-B-008, MER-R-013, MER-R-025).
#include "rulesets/merlin/battle.h"

#include "rulesets/merlin/victory.h"

namespace fyrd::merlin {

namespace {

// MER-B-A21 a figure stands at a piece: on it, in it, or with it within arm's length.
bool stands_at(const MerlinBattle& b, const Figure& f, const Piece& piece) {
  return within(b.base(f), piece.solid.shape, b.common.contact);
}

}  // namespace

int cover(const MerlinBattle& b, const Tabletop& s, FigureId shooter, FigureId target) {
  int best = 0;
  for (const Piece& piece : b.ground.pieces()) {
    const int given = b.traits[piece.kind].cover;
    // MER-B-A21 who stands at it himself shoots over it; who stands on top of it is hidden by its parapet.
    if (given > best && stands_at(b, s[target], piece) && !stands_at(b, s[shooter], piece) &&
        inside(piece.solid.shape, s[shooter].at, s[target].at))
      best = given;
  }
  return best;
}

bool fortified(const MerlinBattle& b, const Tabletop& s, FigureId id, FigureId against) {
  for (const Piece& piece : b.ground.pieces()) {
    if (!b.traits[piece.kind].fortified || !stands_at(b, s[id], piece)) continue;
    // What is stood upon helps those on top of it only.
    if (contains(piece.solid.shape, s[id].at) || (!piece.floor && inside(piece.solid.shape, s[id].at, s[against].at)))
      return true;
  }
  return false;
}

Appearance MerlinBattle::appearance(const Tabletop& s, FigureId id) const {
  const Troop& t = troop(id);
  Appearance look;
  for (const Weapon& w : t.profile.weapons) look.weapons.push_back(w.id), look.arms.push_back(w.looks);
  look.armour = t.profile.armour == Armour::none ? "none" : t.profile.armour < Armour::mail ? "light" : "heavy";
  look.shield = t.profile.shield ? Board::heater : Board::none;
  look.helmet = t.profile.helmet;
  look.mounted = s[id].base == 1;
  look.banner = t.standard;
  look.leader = t.leader;
  look.wear(t.profile.dress);
  return look;
}

std::string MerlinBattle::verdict(const Tabletop& s) const { return verdict_text(*this, s); }

}  // namespace fyrd::merlin
