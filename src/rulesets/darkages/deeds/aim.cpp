// Ranges, contact, sight and everything that helps or hinders a shot (DRK-020 … DRK-038).
#include "rulesets/darkages/deeds/aim.h"

#include "core/play/cure.h"
#include "rulesets/darkages/table/ground.h"

namespace fyrd::darkages {

using Kind = Shot::Kind;

namespace {

constexpr Reason unprepared{"unprepared", "{by} has not made a heavy shot ready.", "DRK-A43"};
constexpr Reason not_heavy{"not_heavy", "Only a staff sling throws that.", "DRK-026"};
constexpr Reason fighting{"fighting", "{by} has an enemy upon him.", "DRK-A18"};
constexpr Reason too_far{"too_far", "{at} is too far away.", "DRK-A49"};
constexpr Reason mounted_foot{"mounted_foot", "Mounted foot never shoot on the move or just before contact.",
                              "DRK-028"};
constexpr Reason from_inside{"from_inside", "That is only shot from out of doors.", "DRK-029"};

}  // namespace

WhyNot cannot_shoot(Here here, FigureId id) {
  static constexpr Reason no_missile{"no_missile", "{by} has nothing to shoot with.", "DRK-020", cure::a_missile};
  static constexpr Reason bound{"bound", "{by} is bound.", "DRK-X07"};
  static constexpr Reason crouches{"crouches", "{by} crouches and does nothing.", "DRK-010"};
  static constexpr Reason none_left{"none_left", "{by} has thrown all he had.", "DRK-X02"};
  static constexpr Reason unloaded{"unloaded", "The crossbow of {by} is not loaded.", "DRK-022"};
  static constexpr Reason mounted{"mounted", "That is not shot from a horse.", "DRK-023"};
  static constexpr Reason moved{"moved", "{by} has moved, and that is shot standing still.", "DRK-025"};
  const Fighter& f = here.b.fighter(id);
  const Man& man = here.man(id);
  const Mount rides = mount(here, id);
  if (!f.shoots) return {&no_missile, id};
  if (man.bound) return {&bound, id};
  if (man.crouched) return {&crouches, id};
  if (f.missile.shots > 0 && man.missiles == 0) return {&none_left, id};
  if (f.missile.loads && !man.loaded) return {&unloaded, id};
  if (rides != Mount::foot && !f.missile.mounted) return {&mounted, id};
  if (man.moved && rides == Mount::mounted_foot) return {&mounted_foot, id};
  if (man.moved && f.missile.moving == Moving::never) return {&moved, id};  // DRK-026, too
  return {};
}

bool arrives(Here here, FigureId shooter, FigureId foe) {
  if (!here.man(foe).moved) return false;
  FigureSet mine = group_of(here, shooter);
  mine.add(shooter);
  const Tabletop before = moment(here, 0);
  return any(mine & touched_foes(here, foe), [&](FigureId id) { return !touch({here.b, before}, id, foe); });
}

namespace {

// DRK-A33 who stood in a shield wall then, or for the whole phase where the table has it so.
FigureSet walled(Here here, const Tabletop& then, int tick) {
  if (tick < ticks && !here.b.rulings.by_phase) return walls(here, {here.b, then}, tick);
  FigureSet all;
  for (FigureId id : in_play(here.s)) {
    if (here.man(id).walled) all.add(id);
  }
  return all;
}

// Everybody who has an enemy upon him.
FigureSet embattled(Then then) {
  FigureSet all;
  for (FigureId id : in_play(then.s, Side{0})) {
    const FigureSet foes = touched_foes(then, id);
    if (foes.empty()) continue;
    all.add(id);
    all = all | foes;
  }
  return all;
}

}  // namespace

Shooting::Shooting(Here here, int tick)
    : here_(here), moment_(moment(here, tick)), walled_(walled(here, moment_, tick)),
      embattled_(embattled({here.b, moment_})), tick_(tick) {}

const Ranges& Shooting::ranges(FigureId by) const {
  const Weapon& weapon = here_.b.fighter(by).missile;
  const Man& man = here_.man(by);
  // DRK-021, DRK-A44 only cavalry on the move on easy ground
  const bool riding = weapon.riding.count > 0 && rides(here_, by) && man.moved && !man.slowed;
  return riding ? weapon.riding : weapon.ranges;
}

Length Shooting::furthest(FigureId by) const { return ranges(by).furthest(); }

// DRK-A17, DRK-A18, DRK-A20 who touches whom, at that moment and in the end.
WhyNot Shooting::too_close(const Shot& shot) const {
  static constexpr Reason into_melee{"into_melee", "{at} was in contact with a friend at that moment.", "DRK-A20"};
  static constexpr Reason not_arriving{"not_arriving", "{by} ends in contact, and {at} is not the one who came at him.",
                                       "DRK-A18"};
  static constexpr Reason shot_before{
      "shot_before", "{by} shot in the turn before, and is not ready for who comes at him.", "DRK-A18"};
  const auto& [kind, by, at, when, piece] = shot;
  const Man& man = here_.man(by);
  if (embattled_.has(by)) return {&fighting, by};
  if (embattled_.has(at)) return {&into_melee, by, at};  // DRK-A20 friends of the shooter
  const bool ends_fighting = tick_ < ticks && !touched_foes(here_, by).empty();
  if (man.moved) {
    if (!ends_fighting) return {};
    if (!touch(here_, by, at)) return {&not_arriving, by, at};
    return gap_to(shot) <= here_.b.numbers.before_contact ? WhyNot{} : WhyNot{&too_far, by, at};
  }
  const bool comes = tick_ < ticks && arrives(here_, by, at);
  if (comes && mount(here_, by) == Mount::mounted_foot) return {&mounted_foot, by};
  if (ends_fighting && !comes) return {&not_arriving, by, at};
  if (comes && man.touched) return {&fighting, by};
  if (comes && man.shot_before && here_.b.rulings.rested) return {&shot_before, by};
  return {};
}

WhyNot Shooting::cannot_burn(const Shot& shot) const {
  static constexpr Reason no_fire{"cannot_burn", "That does not burn, or burns already.", "DRK-A31"};
  static constexpr Reason out_of_reach{"too_far", "That is too far away.", "DRK-A49"};
  const Length far = here_.b.fighter(shot.by).missile.heavy_to;
  if (far.units == 0) return {&not_heavy};
  if (!here_.man(shot.by).prepared) return {&unprepared, shot.by};  // DRK-A43
  if (embattled_.has(shot.by)) return {&fighting, shot.by};
  if (shot.piece < 0 || !trait(here_, shot.piece).burns || burning(here_, shot.piece)) return {&no_fire};
  if (indoors(here_, moment_[shot.by].at)) return {&from_inside};
  if (!within(then().base(shot.by), here_.b.piece(shot.piece).solid.shape, far)) return {&out_of_reach};
  return {};
}

WhyNot Shooting::cannot(const Shot& shot) const {
  static constexpr Reason captive{"captive", "Nobody harms {at}, who is bound.", "DRK-X07"};
  static constexpr Reason foot_moving{"foot_moving", "On the move and on foot that is shot at short range only.",
                                      "DRK-027"};
  static constexpr Reason no_group{"no_group", "Only stones and staff slings aim at a group, and there must be one.",
                                   "DRK-A46"};
  static constexpr Reason hides{"hides", "{at} lies hidden.", "DRK-010"};
  static constexpr Reason wood{"wood", "There is too much wood between them.", "DRK-011"};
  static constexpr Reason no_sight{"no_sight", "{by} does not see {at} at that moment.", "DRK-A35"};
  const FigureId by = shot.by, at = shot.at;
  if (const WhyNot no = cannot_shoot(here_, by)) return no;
  if (shot.kind == Kind::fire) return cannot_burn(shot);
  if (here_.man(at).bound) return {&captive, by, at};
  const Weapon& weapon = here_.b.fighter(by).missile;
  const Range* at_range = range(shot);
  if (!at_range) return {&too_far, by, at};
  if (const WhyNot no = too_close(shot)) return no;
  if (here_.man(by).moved && on_foot(here_, by) && weapon.foot_moving_to.units > 0 &&
      gap_to(shot) > weapon.foot_moving_to)
    return {&foot_moving};  // DRK-027
  if (shot.kind == Kind::heavy) {
    if (weapon.heavy_to.units == 0) return {&not_heavy};
    if (!here_.man(by).prepared) return {&unprepared, by};  // DRK-A43
    if (gap_to(shot) > weapon.heavy_to) return {&too_far, by, at};
  }
  if (shot.kind == Kind::group && (!weapon.group || group_of(then(), at).empty())) return {&no_group};  // DRK-A46
  if (lies_hidden(here_, then(), at)) return {&hides, by, at};
  const View seen = view(here_, then(), by, at);
  if (seen.wood >= here_.b.numbers.wood) return {&wood};  // DRK-011
  if (!seen.clear) return {&no_sight, by, at};
  if (at_range->outdoors && shoots_from_inside(here_, then(), by, at)) return {&from_inside};  // DRK-029
  return {};
}

int Shooting::need(const Shot& shot) const {
  constexpr int out_of_the_question = 99;
  if (shot.kind == Kind::fire) return here_.b.numbers.alight;
  const Fighter& f = here_.b.fighter(shot.by);
  if (f.good_thrower && f.missile.good > 0) return f.missile.good;  // DRK-023
  const Range* at_range = range(shot);
  return at_range ? at_range->need : out_of_the_question;
}

namespace {

// DRK-A45 out of the other's sight, or crouched.
bool hidden_from(Here here, Then then, FigureId who, FigureId from, bool crouched) {
  return crouched || !sees(here, then, from, who);
}

}  // namespace

ShotFacts Shooting::facts(const Shot& shot) const {
  const auto& [kind, by, at, when, piece] = shot;
  const Man &man = here_.man(by), &target = here_.man(at);
  const Weapon& weapon = here_.b.fighter(by).missile;
  ShotFacts facts;
  if (!target.shot || !here_.b.fighter(at).missile.exposed) {  // DRK-025, DRK-030
    facts.cover = cover(here_, then(), by, at);
    facts.wall =
        kind != Kind::heavy && walled_.has(at) && wall_protects(then(), at, moment_[by].at);  // DRK-031, DRK-A31
  }
  facts.mail = weapon.mail && here_.b.fighter(at).armour > 0;
  if (on_the_way() && (man.moved || target.moved)) {
    const Tabletop began = moment(here_, 0);
    const Then start{here_.b, began};
    facts.furtive_target =
        target.moved && (!touched_foes(start, at).empty() || hidden_from(here_, start, at, by, target.was_crouched)) &&
        (!touched_foes(here_, at).empty() || hidden_from(here_, here_, at, by, target.crouched));
    facts.furtive = man.moved && hidden_from(here_, start, by, at, man.was_crouched) &&
                    hidden_from(here_, here_, by, at, man.crouched);
  }
  // DRK-022 on foot just before contact
  const bool free = weapon.before_contact && tick_ < ticks && touch(here_, by, at) && on_foot(here_, by);
  facts.moving = man.moved && weapon.moving == Moving::worse && !free;
  facts.mounted_foot = mount(here_, by) == Mount::mounted_foot;
  facts.group = at_group(shot) && !indoors(here_, moment_[at].at) && !in_fort(here_, moment_[at].at);
  return facts;
}

Tally shot_tally(const Numbers& n, const ShotFacts& shot, FigureId by) {
  Tally tally(by, "shoots");
  if (shot.cover == Cover::slit) {
    tally.add("DRK-032", "slit", n.slit);  // DRK-033 the worst of them counts
  } else if (shot.cover == Cover::cover) {
    tally.add("DRK-030", "cover", n.cover);
  } else if (shot.wall) {
    tally.add("DRK-031", "shield wall", n.wall);
  }
  if (shot.mail) tally.add("DRK-034", "armour", n.mail);
  if (shot.furtive_target) tally.add("DRK-035", "furtive target", n.furtive);
  if (tally.total() < n.worst) tally.add("DRK-036", "never worse", n.worst - tally.total());
  if (shot.moving) {
    tally.add("DRK-037", "on the move", n.moving);
  } else if (shot.furtive) {
    tally.add("DRK-037", "furtive shooter", n.furtive);
  }
  if (shot.mounted_foot) tally.add("DRK-028", "mounted foot", n.shoot_mounted);
  if (shot.group) tally.add("DRK-038", "at a group", n.group);
  return tally;
}

Tally Shooting::modifiers(const Shot& shot) const {
  return shot.kind == Kind::fire ? Tally(shot.by, "shoots") : shot_tally(here_.b.numbers, facts(shot), shot.by);
}

bool Shooting::at_group(const Shot& shot) const {
  return shot.kind == Kind::group || (shot.kind == Kind::heavy && !group_of(then(), shot.at).empty());
}

FigureSet Shooting::victims(const Shot& shot) const {
  FigureSet near;
  for (FigureId id : group_of(then(), shot.at)) {
    if ((moment_[id].at - moment_[shot.at].at).squared() <= here_.b.numbers.group_spread.squared()) near.add(id);
  }
  return near;
}

}  // namespace fyrd::darkages
