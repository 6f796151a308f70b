// Declaring shots, throwing for them, and what they do (DRK-A01, DRK-A13, DRK-A14, DRK-A19, DRK-A31).
#include "rulesets/darkages/deeds/shoot.h"

#include <algorithm>
#include <optional>
#include <tuple>

#include "core/play/cure.h"
#include "rulesets/darkages/plots/prize.h"
#include "rulesets/darkages/table/fire.h"
#include "rulesets/darkages/turn/die.h"

namespace fyrd::darkages {

using Kind = Shot::Kind;

Shot read_shot(const DarkAgesBattle& b, const Choice& c) {
  Shot shot{.by = c.figure, .at = c.target, .moment = c.number};
  switch (c.verb) {
    case ShotOrder::lob: shot.kind = Kind::group; break;
    case ShotOrder::heavy: shot.kind = Kind::heavy; break;
    case ShotOrder::burn:
      shot.kind = Kind::fire, shot.moment = ticks;
      for (const int i : b.burnables) {
        if (contains(b.piece(i).solid.shape, c.path.end())) shot.piece = i;
      }
      break;
    default: break;
  }
  return shot;
}

std::string ShotOrder::prompt() const {
  return b_.parties[who.index].name + ": who shoots at whom, and when? In secret, and all at once.";
}

bool ShotOrder::waits(FigureId id) const {
  if (s_[id].side != who || !s_[id].in_play() || volley_.given.has(id) || cannot_shoot(here_, id)) return false;
  if (s_.man(id).prepared && !b_.burnables.empty()) return true;
  // Nobody is asked in vain who has no enemy anywhere near.
  const Weapon& weapon = b_.fighter(id).missile;
  const Length far = max(weapon.ranges.furthest(), weapon.riding.furthest()) + b_.numbers.cavalry;
  return any(in_play(s_, other(who)),
             [&](FigureId foe) { return (s_[foe].at - s_[id].at).squared() <= far.squared(); });
}

bool ShotOrder::begins() const {
  return volley_.given.empty() && (who == Side{0} || !ShotOrder(here_, Side{0}, volley_).anybody_waits());
}

std::string ShotOrder::number_text(const Choice& c) const {
  if (c.number == 0) return "At the start";
  return c.number == ticks ? "At the end" : "At moment " + std::to_string(c.number) + " of " + std::to_string(ticks);
}

Verdict ShotOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  if (Verdict no = not_yours(here_, who, c.figure)) return no;
  if (volley_.given.has(c.figure))
    return Refusal{"shot_already", b_[c.figure].name + " has his shot.", "DRK-A34", cure::next_turn};
  if (c.verb == burn) {
    if (c.path.count != 1) return Refusal{"one_place", "Name one place.", "DRK-A31"};
  } else {
    if (Verdict no = not_an_enemy(here_, who, c.target, "DRK-A34")) return no;
    if (c.number < 0 || c.number > ticks)
      return Refusal{"no_such_moment", "A movement has moments 0 to 20.", "DRK-A34"};
  }
  const Shot shot = read_shot(b_, c);
  return verdict(b_, Shooting(here_, shot.moment).cannot(shot));
}

namespace {

std::string moment_words(int when) {
  return when == ticks       ? ""
         : when == 0         ? " at the start"
         : when == ticks / 2 ? " on the way"
                             : " at moment " + std::to_string(when);
}

constexpr int usual_moments[] = {ticks, ticks / 2, 0};
constexpr std::tuple<std::uint8_t, Kind, const char*> ways_to_shoot[] = {
    {ShotOrder::shoot, Kind::plain, " shoots at "},
    {ShotOrder::lob, Kind::group, " throws into the group of "},
    {ShotOrder::heavy, Kind::heavy, " slings a heavy stone at "}};

}  // namespace

// At the end, half-way, at the start; and at the best moment, where another is better than these.
void ShotOrder::list(Options& options) const {
  options.add({}, [] { return "No more shots"; });
  Moments moments(here_);
  for (FigureId id : in_play(s_, who)) {
    if (!waits(id)) continue;
    for (FigureId foe : in_play(s_, other(who))) {
      for (const auto& [verb, kind, words] : ways_to_shoot) {
        if ((kind == Kind::group && !b_.fighter(id).missile.group) || (kind == Kind::heavy && !s_.man(id).prepared))
          continue;
        const auto chance = [&](int when) {
          const Shot shot{kind, id, foe, when};
          const Shooting& judge = moments.at(when);
          return judge.cannot(shot) ? -1 : shot_ways(judge.modifiers(shot).total(), judge.need(shot));
        };
        const auto add = [&](int when) {
          options.add({.verb = verb, .figure = id, .target = foe, .number = static_cast<std::int16_t>(when)},
                      [&] { return b_[id].name + words + b_[foe].name + moment_words(when); });
        };
        int most = -1, best = ticks;
        for (const int when : usual_moments) {
          const int ways = chance(when);
          if (ways >= 0) add(when);
          most = std::max(most, ways);
        }
        // Where both stand still another moment is better only when somebody else has gone out of the line.
        const bool looked_for = options.worded() || (options.whole() && options.all().empty());
        if (most >= 0 && !s_.man(id).moved && !s_.man(foe).moved && !looked_for) continue;
        for (int when = 1; when < ticks; ++when) {
          if (const int ways = chance(when); ways > most) most = ways, best = when;
        }
        if (best < ticks) add(best);
      }
    }
    for (const int i : b_.burnables) {
      const Choice c{.verb = burn, .figure = id, .path = straight(bound(b_.piece(i).solid.shape).at)};
      if (!moments.at(ticks).cannot(read_shot(b_, c)))
        options.add(c, [&] { return b_[id].name + " sets fire to " + b_.piece(i).name; });
    }
  }
}

Explanation ShotOrder::explain(const Choice& c) const {
  if (c.verb == done) return {.summary = "Nobody else of yours shoots."};
  const Shot shot = read_shot(b_, c);
  if (shot.moment < 0) return {};  // DRK-A34 there is no such moment
  const Shooting judge(here_, shot.moment);
  const Tally added = judge.modifiers(shot);
  const int need = judge.need(shot);
  const Fraction chance = shot_chance(added.total(), need);
  Explanation why{.tallies = {added},
                  .summary = b_[c.figure].name + " needs " + std::to_string(need) + " with " +
                             std::to_string(added.total()) + ": " + chance.text() + ".",
                  .chance = chance,
                  .comes = shot.kind == Kind::fire ? "catches fire" : "hits"};
  if (chance.zero())
    why.never =
        "He needs " + std::to_string(need) + ", and the best die with " + std::to_string(added.total()) + " is less.";
  if (shot.kind == Kind::fire) return why;
  const Length most =
      shot.kind == Kind::heavy ? b_.fighter(shot.by).missile.heavy_to : judge.furthest(shot.by);  // DRK-026
  const Nearest far = nearest(judge.then().base(shot.by), judge.then().base(shot.at));
  why.witnesses.push_back({"range", "DRK-A49", measure_text(far.gap, b_.unit) + " of " + measure_text(most, b_.unit),
                           far.on_a, far.on_b, most - far.gap});
  return why;
}

namespace {

// A shot with its numbers, fixed before anybody falls (DRK-A19).
struct Aimed {
  Shot shot;
  int need = 0;
  Tally tally;
  FigureSet victims;
  bool arriving = false;
  bool hit = false;
  int value = 0;
};

void pay(Now now, const Aimed& aimed) {
  Man& man = now.man(aimed.shot.by);
  const Weapon& weapon = now.b.fighter(aimed.shot.by).missile;
  man.shot_arriving = aimed.arriving;
  if (weapon.shots > 0) --man.missiles;  // DRK-X02
  if (weapon.loads) man.loaded = false;  // DRK-022
  if (aimed.shot.kind == Kind::heavy || aimed.shot.kind == Kind::fire) man.prepared = false;
}

// DRK-A01 like missiles at one target share their dice.
void roll_pooled(const DarkAgesBattle& b, Play& play, std::vector<Aimed>& all) {
  std::vector<bool> done(all.size());
  for (int i = 0; i < std::ssize(all); ++i) {
    if (done[i]) continue;
    std::vector<int> like;
    for (int k = i; k < std::ssize(all); ++k) {
      const bool same = b.fighter(all[k].shot.by).missile.id == b.fighter(all[i].shot.by).missile.id &&
                        all[k].shot.at == all[i].shot.at && all[k].shot.kind == all[i].shot.kind &&
                        all[k].need - all[k].tally.total() == all[i].need - all[i].tally.total();
      if (!done[k] && same) like.push_back(k), done[k] = true;
    }
    const int modifiers = all[i].tally.total(), need = all[i].need;
    const Why why{"DRK-A01", "a volley", all[i].shot.by, all[i].shot.at};
    Roll roll = play.roll(dice(static_cast<int>(like.size()), 6), why, pooled_reading(modifiers, need));
    std::ranges::sort(roll.faces(), std::greater{});  // the best of them hit
    const int hits = pooled_hits(roll, modifiers, need), pooled = need - modifiers;
    for (int k = 0; k < std::ssize(like); ++k) {
      Aimed& aimed = all[like[k]];
      aimed.hit = k < hits;
      aimed.value = aimed.hit && pooled > 6 ? pooled : roll[k];  // sixes that made a 7 or an 8 together
    }
  }
}

void roll_singly(Play& play, std::vector<Aimed>& all) {
  for (Aimed& aimed : all) {
    const int modifiers = aimed.tally.total();
    aimed.value =
        throw_die(play, {"DRK-A04", "a shot", aimed.shot.by, aimed.shot.at}, shot_marks(modifiers, aimed.need));
    aimed.hit = shot_hits(aimed.value, modifiers, aimed.need);
  }
}

FigureId victim(Play& play, const Aimed& aimed) {
  if (aimed.victims.size() < 2) return aimed.shot.at;
  int which = play.sum(d(aimed.victims.size()), {"DRK-A14", "who is hit", aimed.shot.by});
  for (FigureId id : aimed.victims) {
    if (--which == 0) return id;
  }
  return aimed.shot.at;
}

void resolve(Now now, const Volley& volley) {
  const auto& [b, s, play] = now;
  std::vector<Aimed> all;
  for (FigureId id : volley.given) s.man(id).shot = true;  // DRK-025 slingers who shoot are exposed to all
  for (FigureId id : volley.given) {
    const Shot& shot = volley.shots[id.index];
    const Shooting judge(now, shot.moment);
    Aimed aimed{shot, judge.need(shot), judge.modifiers(shot), {}};
    if (judge.at_group(shot)) aimed.victims = judge.victims(shot);
    aimed.arriving = shot.kind != Kind::fire && !s.man(id).moved && arrives(now, id, shot.at);
    all.push_back(aimed);
  }
  if (b.switches.pooled_sixes) {  // DRK-B05, DRK-A01
    roll_pooled(b, play, all);
  } else {
    roll_singly(play, all);
  }
  FigureSet fallen;
  for (const Aimed& aimed : all) {
    pay(now, aimed);
    if (aimed.shot.kind == Kind::fire) {
      if (aimed.hit) set_alight(now, aimed.shot.piece, aimed.shot.by);
      continue;
    }
    const FigureId at = aimed.hit ? victim(play, aimed) : aimed.shot.at;
    if (aimed.hit) fallen.add(at);  // DRK-A13
    play.tell(aimed.hit ? "shot_down" : "missed", aimed.hit ? "DRK-A13" : "DRK-A04",
              aimed.hit ? "{by} shoots {at} down: {number} where {other} was needed."
                        : "{by} misses {at}: {number} where {other} was needed.",
              {.by = aimed.shot.by,
               .at = at,
               .number = aimed.value + aimed.tally.total(),
               .other = aimed.need,
               .tally = &aimed.tally});
  }
  for (FigureId id : fallen) take_off(s, id);  // DRK-A19 all at once
}

}  // namespace

void shoot_together(Now now) {
  const auto& [b, s, play] = now;
  Volley volley;
  play.together(s.side_count, [&](Side side) {  // DRK-A32 in secret
    for (int left = in_play(s, side).size(); left > 0; --left) {
      const ShotOrder question(now, side, volley);
      if (!question.anybody_waits()) return;
      const Choice c = play.ask(question);
      if (c.verb == ShotOrder::done) return;
      volley.shots[c.figure.index] = read_shot(b, c);
      volley.given.add(c.figure);
    }
  });
  if (!volley.given.empty()) resolve(now, volley);
  settle_walls(b, s);  // DRK-A33 and again for the melee
  s.phase = Phase::naming;
}

}  // namespace fyrd::darkages
