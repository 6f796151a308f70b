// Declaring shots, throwing for them, and what they do (DRK-A01, DRK-A13, DRK-A14, DRK-A19, DRK-A31).
#include "rulesets/darkages/shoot.h"

#include "rulesets/darkages/die.h"
#include "rulesets/darkages/fire.h"
#include "rulesets/darkages/plot.h"

namespace fyrd::darkages {

using Kind = Shot::Kind;

Shot read_shot(const Choice& c, const DarkAgesBattle& b) {
  Shot shot;
  shot.by = c.figure, shot.at = c.target;
  shot.moment = c.verb == ShotOrder::burn ? ticks : c.number;
  shot.kind = c.verb == ShotOrder::lob     ? Kind::group
              : c.verb == ShotOrder::heavy ? Kind::heavy
              : c.verb == ShotOrder::burn  ? Kind::fire
                                           : Kind::plain;
  if (shot.kind == Kind::fire) {
    for (const int i : b.burnables) {
      if (contains(b.piece(i).solid.shape, c.path.end())) shot.piece = i;
    }
  }
  return shot;
}

std::span<const Verb> ShotOrder::verbs() const {
  static constexpr Verb all[] = {{"done"},
                                 {"shoot", uses_figure | uses_target | uses_number},
                                 {"lob", uses_figure | uses_target | uses_number, "Shoot high"},
                                 {"heavy", uses_figure | uses_target | uses_number, "Shoot a heavy shot"},
                                 {"burn", uses_figure | uses_path, "Set fire to it"}};
  return all;
}

std::string ShotOrder::prompt() const {
  return b_.parties[who.index].name + ": who shoots at whom, and when? In secret, and all at once.";
}

bool ShotOrder::waits(FigureId id) const {
  if (s_[id].side != who || !s_[id].in_play() || volley_.given.has(id) || cannot_shoot(b_, s_, id) != ShotStop::nothing)
    return false;
  if (s_.man(id).prepared && !b_.burnables.empty()) return true;
  // Nobody is asked in vain who has no enemy anywhere near.
  const Weapon& weapon = b_.fighter(id).missile;
  const Length far = max(weapon.ranges.furthest(), weapon.riding.furthest()) + b_.numbers.cavalry;
  return any(in_play(s_, other(who)),
             [&](FigureId foe) { return (s_[foe].at - s_[id].at).squared() <= far.squared(); });
}

bool ShotOrder::begins() const {
  const ShotOrder first(b_, s_, Side{0}, volley_);
  return volley_.given.empty() &&
         (who == Side{0} || !any(in_play(s_, Side{0}), [&](FigureId id) { return first.waits(id); }));
}

std::string ShotOrder::number_text(const Choice& c) const {
  if (c.number == 0) return "At the start";
  return c.number == ticks ? "At the end" : "At moment " + std::to_string(c.number) + " of " + std::to_string(ticks);
}

Verdict ShotOrder::check(const Choice& c) const {
  if (c.verb == done) return {};
  if (Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  if (volley_.given.has(c.figure)) return Refusal{"shot_already", b_[c.figure].name + " has his shot.", "DRK-A34"};
  if (c.verb == burn) {
    if (c.path.count != 1) return Refusal{"one_place", "Name one place.", "DRK-A31"};
  } else {
    if (Verdict no = not_an_enemy({b_, s_}, who, c.target, "DRK-A34")) return no;
    if (c.number < 0 || c.number > ticks)
      return Refusal{"no_such_moment", "A movement has moments 0 to 20.", "DRK-A34"};
  }
  const Shot shot = read_shot(c, b_);
  const Shooting judge(b_, s_, shot.moment);
  const ShotStop no = judge.stop(shot);
  return no == ShotStop::nothing ? Verdict{} : judge.refusal(shot, no);
}

void ShotOrder::list(Options& options) const {
  options.add({}, [] { return "No more shots"; });
  const FigureSet foes = in_play(s_, other(who));
  for (const std::int16_t when : {std::int16_t{ticks}, std::int16_t{10}, std::int16_t{0}}) {
    const Shooting judge(b_, s_, when);
    for (FigureId id : in_play(s_, who)) {
      if (!waits(id)) continue;
      for (FigureId foe : foes) {
        for (const auto& [verb, kind] : {std::pair{shoot, Kind::plain}, {lob, Kind::group}, {heavy, Kind::heavy}}) {
          if (judge.stop({kind, id, foe, when}) != ShotStop::nothing) continue;
          options.add({.verb = verb, .figure = id, .target = foe, .number = when}, [&] {
            return b_[id].name +
                   (verb == lob     ? " throws into the group of "
                    : verb == heavy ? " slings a heavy stone at "
                                    : " shoots at ") +
                   b_[foe].name +
                   (when == ticks ? ""
                    : when == 0   ? " at the start"
                                  : " on the way");
          });
        }
      }
    }
  }
  const Shooting judge(b_, s_, ticks);
  for (FigureId id : in_play(s_, who)) {
    if (!waits(id)) continue;
    for (const int i : b_.burnables) {
      const Choice c{.verb = burn, .figure = id, .path = straight(bound(b_.piece(i).solid.shape).at)};
      if (judge.stop(read_shot(c, b_)) == ShotStop::nothing)
        options.add(c, [&] { return b_[id].name + " sets fire to " + b_.piece(i).name; });
    }
  }
}

Explanation ShotOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == done) return why.summary = "Nobody else of yours shoots.", why;
  const Shot shot = read_shot(c, b_);
  const Shooting judge(b_, s_, shot.moment);
  why.tallies = {judge.modifiers(shot)};
  const int need = judge.need(shot);
  why.chance = shot_chance(why.tallies[0].total(), need);
  why.summary = b_[c.figure].name + " needs " + std::to_string(need) + " with " +
                std::to_string(why.tallies[0].total()) + ": " + why.chance->text() + ".";
  if (shot.kind == Kind::fire) return why;
  const Tabletop& then = judge.then();
  const Nearest far = nearest(b_.base(then[shot.by]), b_.base(then[shot.at]));
  const Ranges& ranges = b_.fighter(shot.by).missile.ranges;
  if (ranges.count == 0) return why;
  const Length most = ranges.all[static_cast<std::size_t>(ranges.count - 1)].to;
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

void pay(const DarkAgesBattle& b, State& s, const Aimed& aimed) {
  Man& man = s.man(aimed.shot.by);
  const Weapon& weapon = b.fighter(aimed.shot.by).missile;
  man.shot_arriving = aimed.arriving;
  if (weapon.shots > 0) --man.missiles;  // DRK-X02
  if (weapon.loads) man.loaded = false;  // DRK-022
  if (aimed.shot.kind == Kind::heavy || aimed.shot.kind == Kind::fire) man.prepared = false;
}

// DRK-A01 like missiles at one target share their dice.
void roll_pooled(const DarkAgesBattle& b, Play& play, std::vector<Aimed>& all) {
  std::vector<bool> done(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (done[i]) continue;
    std::vector<std::size_t> like;
    for (std::size_t k = i; k < all.size(); ++k) {
      const bool same = b.fighter(all[k].shot.by).missile.id == b.fighter(all[i].shot.by).missile.id &&
                        all[k].shot.at == all[i].shot.at && all[k].shot.kind == all[i].shot.kind &&
                        all[k].need - all[k].tally.total() == all[i].need - all[i].tally.total();
      if (!done[k] && same) like.push_back(k), done[k] = true;
    }
    const int modifiers = all[i].tally.total(), need = all[i].need;
    const Why why{"DRK-A01", "a volley", all[i].shot.by, all[i].shot.at};
    const Roll roll = play.roll(dice(static_cast<int>(like.size()), 6), why, pooled_reading(modifiers, need));
    int hits = pooled_hits(roll, modifiers, need);
    for (const std::size_t k : like) {
      all[k].value = roll.best();
      all[k].hit = hits-- > 0;
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
  if (aimed.shot.kind != Kind::group || aimed.victims.size() < 2) return aimed.shot.at;
  int which = play.sum(d(aimed.victims.size()), {"DRK-A14", "who is hit", aimed.shot.by});
  for (FigureId id : aimed.victims) {
    if (--which == 0) return id;
  }
  return aimed.shot.at;
}

void resolve(const DarkAgesBattle& b, State& s, Play& play, const Volley& volley) {
  std::vector<Aimed> all;
  for (FigureId id : volley.given) s.man(id).shot = true;  // DRK-025 slingers who shoot are exposed to all
  for (FigureId id : volley.given) {
    const Shot& shot = volley.shots[id.index];
    const Shooting judge(b, s, shot.moment);
    Aimed aimed{shot, judge.need(shot), judge.modifiers(shot), {}};
    if (shot.kind == Kind::group) aimed.victims = judge.victims(shot);
    aimed.arriving = shot.kind != Kind::fire && !s.man(id).moved && arrives(b, s, id, shot.at);
    all.push_back(aimed);
  }
  if (b.switches.pooled_sixes) {
    roll_pooled(b, play, all);
  } else {
    roll_singly(play, all);
  }
  FigureSet fallen;
  for (const Aimed& aimed : all) {
    pay(b, s, aimed);
    if (aimed.shot.kind == Kind::fire) {
      if (aimed.hit) set_alight(b, s, play, aimed.shot.piece, aimed.shot.by);
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
  for (FigureId id : fallen) take_off(b, s, id);  // DRK-A19 all at once
}

}  // namespace

void take_off(const DarkAgesBattle& b, State& s, FigureId id, Pose pose) {
  s[id].pose = pose;
  drop_loot(b, s, id);
  for (FigureId any : everyone(s)) s.man(any).across.drop(id);
}

void shoot_together(const DarkAgesBattle& b, State& s, Play& play) {
  Volley volley;
  play.together(s.side_count, [&](Side side) {  // DRK-A32 in secret
    for (int left = in_play(s, side).size(); left > 0; --left) {
      const ShotOrder question(b, s, side, volley);
      if (!any(in_play(s, side), [&](FigureId id) { return question.waits(id); })) return;
      const Choice c = play.ask(question);
      if (c.verb == ShotOrder::done) return;
      volley.shots[c.figure.index] = read_shot(c, b);
      volley.given.add(c.figure);
    }
  });
  if (!volley.given.empty()) resolve(b, s, play, volley);
  settle_walls(b, s);  // DRK-A33 and again for the melee
  s.phase = Phase::naming;
}

}  // namespace fyrd::darkages
