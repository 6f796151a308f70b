// Ranges, contact, sight and everything that helps or hinders a shot (DRK-020 … DRK-038).
#include "rulesets/darkages/deeds/shot.h"

#include <algorithm>

namespace fyrd::darkages {

using Kind = Shot::Kind;

ShotStop cannot_shoot(const DarkAgesBattle& b, const State& s, FigureId id) {
  const Fighter& f = b.fighter(id);
  const Man& man = s.man(id);
  if (!f.shoots) return ShotStop::no_missile;
  if (man.bound) return ShotStop::bound;
  if (man.crouched) return ShotStop::crouches;                               // DRK-010 he does nothing
  if (f.missile.shots > 0 && man.missiles == 0) return ShotStop::none_left;  // DRK-X02
  if (f.missile.loads && !man.loaded) return ShotStop::unloaded;             // DRK-022
  const Mount mount = b.mount(s, id);
  if (mount != Mount::foot && !f.missile.mounted) return ShotStop::mounted;
  if (man.moved && mount == Mount::mounted_foot) return ShotStop::mounted_moving;  // DRK-028
  if (man.moved && f.missile.moving == Moving::never) return ShotStop::moved;      // DRK-025, DRK-026
  return ShotStop::nothing;
}

bool arrives(const DarkAgesBattle& b, const State& s, FigureId shooter, FigureId foe) {
  if (!s.man(foe).moved) return false;
  FigureSet mine = group_of(b, s, shooter);
  mine.add(shooter);
  const Tabletop before = moment(b, s, 0);
  for (FigureId id : mine& touched_foes(b, s, foe)) {
    if (!touch(b, before[id], before[foe])) return true;
  }
  return false;
}

Length Shooting::gap_to(const Shot& shot) const { return gap(b_, then_[shot.by], then_[shot.at]); }

const Range* Shooting::range(const Shot& shot) const {
  const Weapon& weapon = b_.fighter(shot.by).missile;
  const Man& man = s_.man(shot.by);
  // DRK-021, DRK-A44 only cavalry on the move on easy ground
  const bool riding = weapon.riding.count > 0 && b_.mount(s_, shot.by) == Mount::cavalry && man.moved && !man.slowed;
  return (riding ? weapon.riding : weapon.ranges).at(gap_to(shot));
}

// DRK-A17, DRK-A18, DRK-A20 who touches whom, at that moment and in the end.
ShotStop Shooting::contact_stop(const Shot& shot) const {
  const Man& man = s_.man(shot.by);
  if (!touched_foes(b_, then_, shot.by).empty()) return ShotStop::fighting;
  if (!touched_foes(b_, then_, shot.at).empty()) return ShotStop::friends;  // DRK-A20 friends of the shooter
  const bool ends_fighting = tick_ < ticks && !touched_foes(b_, s_, shot.by).empty();
  if (man.moved) {
    if (!ends_fighting) return ShotStop::nothing;
    if (!touch(b_, s_[shot.by], s_[shot.at])) return ShotStop::not_arriving;
    return gap_to(shot) <= b_.numbers.before_contact ? ShotStop::nothing : ShotStop::too_far;
  }
  const bool comes = tick_ < ticks && arrives(b_, s_, shot.by, shot.at);
  if (ends_fighting && !comes) return ShotStop::not_arriving;
  if (comes && man.touched) return ShotStop::fighting;
  if (comes && man.shot_before) return ShotStop::shot_before;
  return ShotStop::nothing;
}

ShotStop Shooting::fire_stop(const Shot& shot) const {
  const Weapon& weapon = b_.fighter(shot.by).missile;
  if (weapon.heavy_to.units == 0) return ShotStop::not_heavy;
  if (!s_.man(shot.by).prepared) return ShotStop::unprepared;  // DRK-A43
  if (!touched_foes(b_, then_, shot.by).empty()) return ShotStop::fighting;
  const auto places = static_cast<int>(b_.ground.pieces().size());
  if (shot.piece < 0 || shot.piece >= places || !b_.trait(s_, shot.piece).burns || b_.burning(s_, shot.piece))
    return ShotStop::cannot_burn;
  if (indoors(b_, s_, then_[shot.by].at)) return ShotStop::from_inside;
  return within(b_.base(then_[shot.by]), b_.piece(shot.piece).solid.shape, weapon.heavy_to) ? ShotStop::nothing
                                                                                            : ShotStop::too_far;
}

ShotStop Shooting::stop(const Shot& shot) const {
  if (const ShotStop no = cannot_shoot(b_, s_, shot.by); no != ShotStop::nothing) return no;
  if (shot.kind == Kind::fire) return fire_stop(shot);
  if (s_.man(shot.at).bound) return ShotStop::captive;
  const Weapon& weapon = b_.fighter(shot.by).missile;
  const Range* range = this->range(shot);
  if (!range) return ShotStop::too_far;
  if (const ShotStop no = contact_stop(shot); no != ShotStop::nothing) return no;
  if (s_.man(shot.by).moved && b_.on_foot(s_, shot.by) && weapon.foot_moving_to.units > 0 &&
      gap_to(shot) > weapon.foot_moving_to)
    return ShotStop::foot_moving;  // DRK-027
  if (shot.kind == Kind::heavy) {
    if (weapon.heavy_to.units == 0) return ShotStop::not_heavy;
    if (!s_.man(shot.by).prepared) return ShotStop::unprepared;  // DRK-A43
    if (gap_to(shot) > weapon.heavy_to) return ShotStop::too_far;
  }
  if (shot.kind == Kind::group && (!weapon.group || group_of(b_, then_, shot.at).empty()))
    return ShotStop::no_group;  // DRK-A46
  if (lies_hidden(b_, s_, then_, shot.at)) return ShotStop::hides;
  const View seen = view(b_, s_, then_, shot.by, shot.at);
  if (seen.wood >= b_.numbers.wood) return ShotStop::wood;  // DRK-011
  if (!seen.clear) return ShotStop::sight;
  if (range->outdoors && shoots_from_inside(b_, s_, then_, shot.by, shot.at)) return ShotStop::from_inside;  // DRK-029
  return ShotStop::nothing;
}

int Shooting::need(const Shot& shot) const {
  if (shot.kind == Kind::fire) return b_.numbers.alight;
  const Fighter& f = b_.fighter(shot.by);
  const Range* range = this->range(shot);
  return f.good_thrower && f.missile.good > 0 ? f.missile.good : range ? range->need : 99;  // DRK-023
}

namespace {

// DRK-A45 out of the other's sight, or crouched.
bool hidden_from(const DarkAgesBattle& b, const State& s, const Tabletop& t, FigureId who, FigureId from,
                 bool crouched) {
  return crouched || !sees(b, s, t, from, who);
}

}  // namespace

void Shooting::add_target(const Shot& shot, Tally& tally) const {
  const Numbers& n = b_.numbers;
  const Man& target = s_.man(shot.at);
  const int before = tally.total();
  const bool exposed = target.shot && b_.fighter(shot.at).missile.exposed;  // DRK-025, DRK-030
  if (!exposed) {
    const Cover behind = cover(b_, s_, then_, shot.by, shot.at, view(b_, s_, then_, shot.by, shot.at).wood);
    const bool wall =
        shot.kind != Kind::heavy && wall_protects(s_, then_, shot.at, then_[shot.by].at);  // DRK-031, DRK-A31
    if (behind == Cover::slit) {
      tally.add("DRK-032", "slit", n.slit);  // DRK-033 the worst of them counts
    } else if (behind == Cover::cover) {
      tally.add("DRK-030", "cover", n.cover);
    } else if (wall) {
      tally.add("DRK-031", "shield wall", n.wall);
    }
  }
  if (b_.fighter(shot.by).missile.mail && b_.fighter(shot.at).armour > 0) tally.add("DRK-034", "armour", n.mail);
  if (target.moved && tick_ > 0 && tick_ < ticks) {
    const Tabletop start = moment(b_, s_, 0);
    const bool before_hidden =
        !touched_foes(b_, start, shot.at).empty() || hidden_from(b_, s_, start, shot.at, shot.by, target.was_crouched);
    const bool after_hidden =
        !touched_foes(b_, s_, shot.at).empty() || hidden_from(b_, s_, s_, shot.at, shot.by, target.crouched);
    if (before_hidden && after_hidden) tally.add("DRK-035", "furtive target", n.furtive);
  }
  const int sum = tally.total() - before;
  if (sum < n.worst) tally.add("DRK-036", "never worse", n.worst - sum);
}

void Shooting::add_shooter(const Shot& shot, Tally& tally) const {
  const Numbers& n = b_.numbers;
  const Weapon& weapon = b_.fighter(shot.by).missile;
  const Man& man = s_.man(shot.by);
  const bool contact = touch(b_, s_[shot.by], s_[shot.at]) && b_.on_foot(s_, shot.by);
  const bool free = weapon.before_contact && contact && tick_ < ticks;  // DRK-022 on foot just before contact
  bool furtive = false;
  if (man.moved && tick_ > 0 && tick_ < ticks) {
    const Tabletop start = moment(b_, s_, 0);
    furtive = hidden_from(b_, s_, start, shot.by, shot.at, man.was_crouched) &&
              hidden_from(b_, s_, s_, shot.by, shot.at, man.crouched);
  }
  if (man.moved && weapon.moving == Moving::worse && !free) {
    tally.add("DRK-037", "on the move", n.moving);
  } else if (furtive) {
    tally.add("DRK-037", "furtive shooter", n.furtive);
  }
  if (b_.mount(s_, shot.by) == Mount::mounted_foot) tally.add("DRK-028", "mounted foot", n.shoot_mounted);
}

Tally Shooting::modifiers(const Shot& shot) const {
  Tally tally(shot.by, "shoots");
  if (shot.kind == Kind::fire) return tally;
  add_target(shot, tally);
  add_shooter(shot, tally);
  if (shot.kind == Kind::group && !indoors(b_, s_, then_[shot.at].at))
    tally.add("DRK-038", "at a group", b_.numbers.group);
  return tally;
}

FigureSet Shooting::victims(const Shot& shot) const {
  FigureSet near;
  for (FigureId id : group_of(b_, then_, shot.at)) {
    if ((then_[id].at - then_[shot.at].at).squared() <= b_.numbers.group_spread.squared()) near.add(id);
  }
  return near;
}

Refusal Shooting::refusal(const Shot& shot, ShotStop stop) const {
  const std::string& name = b_[shot.by].name;
  const std::string at = shot.at.none() ? "that" : b_[shot.at].name;
  switch (stop) {
    case ShotStop::nothing: break;
    case ShotStop::no_missile: return {"no_missile", name + " has nothing to shoot with.", "DRK-020"};
    case ShotStop::none_left: return {"none_left", name + " has thrown all he had.", "DRK-X02"};
    case ShotStop::unloaded: return {"unloaded", "The crossbow of " + name + " is not loaded.", "DRK-022"};
    case ShotStop::unprepared: return {"unprepared", name + " has not made a heavy shot ready.", "DRK-A43"};
    case ShotStop::bound: return {"bound", name + " is bound.", "DRK-X07"};
    case ShotStop::captive: return {"captive", "Nobody harms " + at + ", who is bound.", "DRK-X07"};
    case ShotStop::crouches: return {"crouches", name + " crouches and does nothing.", "DRK-010"};
    case ShotStop::moved: return {"moved", name + " has moved, and that is shot standing still.", "DRK-025"};
    case ShotStop::mounted: return {"mounted", "That is not shot from a horse.", "DRK-023"};
    case ShotStop::mounted_moving: return {"mounted_foot", "Mounted foot never shoot on the move.", "DRK-028"};
    case ShotStop::fighting: return {"fighting", name + " has an enemy upon him.", "DRK-A18"};
    case ShotStop::not_arriving:
      return {"not_arriving", name + " ends in contact, and " + at + " is not the one who came at him.", "DRK-A18"};
    case ShotStop::shot_before:
      return {"shot_before", name + " shot in the turn before, and is not ready for who comes at him.", "DRK-A18"};
    case ShotStop::too_far: return {"too_far", at + " is too far away.", "DRK-A49"};
    case ShotStop::foot_moving:
      return {"foot_moving", "On the move and on foot that is shot at short range only.", "DRK-027"};
    case ShotStop::from_inside: return {"from_inside", "That is only shot from out of doors.", "DRK-029"};
    case ShotStop::friends: return {"into_melee", at + " was in contact with a friend at that moment.", "DRK-A20"};
    case ShotStop::hides: return {"hides", at + " lies hidden.", "DRK-010"};
    case ShotStop::wood: return {"wood", "There is too much wood between them.", "DRK-011"};
    case ShotStop::sight: return {"no_sight", name + " does not see " + at + " at that moment.", "DRK-A35"};
    case ShotStop::no_group:
      return {"no_group", "Only stones and staff slings aim at a group, and there must be one.", "DRK-A46"};
    case ShotStop::not_heavy: return {"not_heavy", "Only a staff sling throws that.", "DRK-026"};
    case ShotStop::cannot_burn: return {"cannot_burn", "That does not burn, or burns already.", "DRK-A31"};
  }
  return {};
}

}  // namespace fyrd::darkages
