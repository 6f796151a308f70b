// Unharmed, driven back, wounded, out or dead (NEW-060, NEW-061, NEW-A07 … NEW-A11, NEW-A19, NEW-A43, NEW-A49, NEW-A50,
// NEW-A54).
#include "rulesets/newcastle/deeds/damage.h"

#include <algorithm>

#include "core/dice/distribution.h"
#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

Harm harm(int dice_up, bool last_wound) {
  const Harm done = static_cast<Harm>(std::min(dice_up, 4));
  return done == Harm::wounded && last_wound ? Harm::incapacitated : done;  // NEW-A07
}

std::array<Fraction, 5> harm_odds(int dice, int toughness, bool last_wound) {
  std::array<Fraction, 5> odds;
  const Distribution up = Distribution::at_least(fyrd::dice(dice, faces), toughness);
  for (const auto& [count, chance] : up.outcomes()) odds[static_cast<int>(harm(count, last_wound))] += chance;
  return odds;
}

int roll_damage(Play& play, int dice, int toughness, FigureId by, FigureId at) {
  return play.at_least(fyrd::dice(dice, faces), toughness, {"NEW-060", "damage", by, at}, ~marks_from(5));
}

int toughness(const Numbers& n, int basic, bool champion) { return basic + (champion ? n.champion_toughness : 0); }

int toughness(const NewcastleBattle& b, FigureId id) {
  return toughness(b.numbers, b.fighter(id).toughness, b.soldier(id).champion);
}

Tally damage_tally(const Numbers& n, const HitFacts& hit, FigureId by) {
  Tally dice(by, "dice of damage", Tally::Is::number);
  dice.add("NEW-003", "damage", hit.damage);
  if (hit.wounds > 0) dice.add("NEW-060", "wounded", -n.weaker * hit.wounds);
  if (hit.charges) dice.add("NEW-X03", "charging", n.charge_dice);
  if (hit.first_charge > 0) dice.add("NEW-X04", "first charge", hit.first_charge - hit.damage);
  if (dice.total() < n.fewest) dice.add("NEW-A43", "never less", n.fewest - dice.total());
  return dice;
}

Tally damage_tally(Here here, FigureId by, const Arm& with) {
  const Fighter& f = here.b.fighter(by);
  const Man& man = here.man(by);
  const bool charges = man.now.charged && !with.weapon.missile();
  return damage_tally(here.b.numbers,
                      {.damage = with.damage,
                       .wounds = man.wounds,
                       .charges = charges && f.mount == Mount::horse,
                       .first_charge = charges && man.now.first_charge ? f.first_charge : 0},
                      by);
}

void part(State& s, FigureId id, FigureId but) {
  for (FigureId foe : s.man(id).closed) {
    if (foe == but) continue;
    s.man(foe).closed.drop(id);
    s.man(id).closed.drop(foe);
  }
}

void take_off(const NewcastleBattle& b, State& s, FigureId id, Pose pose) {
  part(s, id);
  s[id].pose = pose;
  leave_group(b, s, id);
}

namespace {

Vec drive_back(Now now, const Hit& hit) {
  const auto& [b, s, play] = now;
  Man& man = s.man(hit.at);
  Length way = rate(now, hit.at) / 2;  // NEW-A08 exactly
  if (s.formed(hit.at) && !man.pushed_once) {
    way = b.numbers.pushed;  // NEW-061 the first time he gives an inch and keeps his place (NEW-A49)
    man.pushed = man.pushed_once = true;
  } else {
    leave_group(b, s, hit.at);
  }
  const Vec back = room(now, hit.at, with_length(s[hit.at].at - s[hit.by].at, way));
  put(b, s, hit.at, s[hit.at].at + back);
  if (man.pushed) man.gave = back;
  return back;
}

void follow_up(Now now, const Hit& hit, Vec driven) {
  const auto& [b, s, play] = now;
  const Choice c = play.ask(FollowOrder(now, hit.by, hit.at, length(driven)));
  if (c.verb == FollowOrder::stay) return part(s, hit.at);       // NEW-A19
  part(s, hit.at, hit.by);                                       // NEW-A10 who follows stays closed with him,
  part(s, hit.by, hit.at);                                       // NEW-A19 and moves away from others
  if (c.verb == FollowOrder::follow) leave_group(b, s, hit.by);  // NEW-A54
  const Length way = c.verb == FollowOrder::follow ? length(driven) : min(length(driven), b.numbers.pushed);
  const Point from = s[hit.by].at;
  put(b, s, hit.by, from + room(now, hit.by, with_length(driven, way)));
  if (!s.formed(hit.by)) s[hit.by].facing = bearing(s[hit.at].at - s[hit.by].at);
  const Path path = straight(s[hit.by].at);
  play.tell("followed", "NEW-060", "{by} follows up, {length} {way}.",
            {.by = hit.by, .at = hit.at, .length = length(from, path), .from = from, .path = &path});
}

}  // namespace

Effect strike_home(Now now, const Hit& hit) {
  const auto& [b, s, play] = now;
  const int up = roll_damage(play, hit.dice, toughness(b, hit.at), hit.by, hit.at);
  Effect effect{harm(up, last_wound(b.rulings, s.man(hit.at).wounds)), {}};
  const Told told{.by = hit.by, .at = hit.at, .number = up, .other = hit.dice};
  switch (effect.harm) {
    case Harm::unharmed: play.tell("unharmed", "NEW-060", "{at} is unharmed: none of {other} dice bites.", told); break;
    case Harm::driven_back: {
      const Point from = s[hit.at].at;
      effect.driven = drive_back(now, hit);
      const Path path = straight(s[hit.at].at);
      play.tell("driven_back", s.formed(hit.at) ? "NEW-061" : "NEW-060", "{at} is driven back {length}.",
                {.by = hit.at, .at = hit.at, .length = length(effect.driven), .from = from, .path = &path});
      break;
    }
    case Harm::wounded:
      play.tell("wounded", "NEW-060",
                s.man(hit.at).wounds++ > 0 ? "{at} is wounded again: {number} of {other} dice."
                                           : "{at} is wounded: {number} of {other} dice.",
                told);
      break;
    case Harm::incapacitated:
    case Harm::killed:
      take_off(b, s, hit.at);
      s.man(hit.at).killed = effect.harm == Harm::killed;
      play.tell(effect.harm == Harm::killed ? "killed" : "incapacitated", "NEW-060",
                effect.harm == Harm::killed ? "{at} is killed: {number} of {other} dice."
                                            : "{at} is out of the fight: {number} of {other} dice.",
                told);
      break;
  }
  // NEW-A18 an equal roll does not get past a longer weapon that hurts
  if (effect.harm != Harm::unharmed && !hit.shot && outreaches(now, hit.by, hit.at)) s.man(hit.at).now.held_off = true;
  return effect;
}

void resolve_hits(Now now) {
  const auto& [b, s, play] = now;
  const std::array<Hit, 2> hits = s.hits;  // NEW-A11 their dice were counted before either struck
  const int count = s.hit_count;
  s.hit_count = 0;
  s.hits = {};
  Effect effects[2];
  for (int i = 0; i < count; ++i) effects[i] = strike_home(now, hits[i]);
  for (int i = 0; i < count; ++i) {
    const Hit& hit = hits[i];
    if (hit.shot || !effects[i].moved() || !s[hit.at].in_play()) continue;
    if (s[hit.by].in_play() && !effects[1 - i].moved()) {
      follow_up(now, hit, effects[i].driven);
    } else {
      part(s, hit.at);
    }
  }
}

std::string FollowOrder::prompt() const {
  return b_[driven_].name + " gives way. Does " + b_[about].name + " follow up?";
}

void FollowOrder::list(Options& options) const {
  const std::string& name = b_[about].name;
  options.add({}, [&] { return name + " stays"; });
  if (s_.formed(about))
    options.add({.verb = keep_line}, [&] {
      return name + " follows up to " + measure_text(min(way_, b_.numbers.pushed), b_.unit) + " and keeps his place";
    });
  if (!s_.formed(about) || way_ > b_.numbers.pushed)
    options.add({.verb = follow}, [&] { return name + " follows " + measure_text(way_, b_.unit); });
}

Explanation FollowOrder::explain(const Choice& c) const {
  return {.summary = c.verb == stay ? "He stays, and nobody is closed with " + b_[driven_].name + " any more (NEW-A19)."
                     : c.verb == keep_line ? "He keeps contact as far as the line lets him (NEW-A54)."
                     : s_.formed(about)    ? "He keeps contact and leaves the line (NEW-A54)."
                                           : "He keeps contact, and stays closed if he was (NEW-A10)."};
}

Refusal FollowOrder::refusal(const Choice&) const {
  return {"cannot_follow", b_[about].name + " cannot follow like that.", "NEW-A54"};
}

}  // namespace fyrd::newcastle
