// Reading a flowchart line by line (STO-021, STO-040, STO-A49, STO-X11).
#include "rulesets/stormclouds/villains/activation.h"

#include <algorithm>

#include "rulesets/stormclouds/deeds/action.h"
#include "rulesets/stormclouds/villains/deed.h"
#include "rulesets/stormclouds/villains/walk.h"

namespace fyrd::stormclouds {

namespace {

class ChartReader {
 public:
  ChartReader(Now now, FigureId id)
      : now_(now), id_(id), foes_(heroes(now)), friends_(villains(now)), touched_(touched_by(now, id, foes_)),
        ways_(now, id) {}

  void run();

 private:
  bool holds(When);
  bool done(const Line&);
  bool go(const March&, FigureId looks_at);
  bool go(const std::optional<March>& m, FigureId looks_at) { return m && go(*m, looks_at); }
  void turn_to_nearest();  // STO-A49
  FigureId nearest_foe() { return pick(now_, id_, foes_, Prefer::nearest); }
  FigureId nearest_foe_quietly() const { return nearest(now_, now_[id_].at, foes_); }

  // What several lines ask for is found out once; nothing changes until one of them is done.
  template <class T, class Find>
  static const T& once(std::optional<T>& known, Find&& find) {
    if (!known) known.emplace(find());
    return *known;
  }
  FigureSet seen(Look least) {
    const Looks& all = once(looks_, [&] {
      Looks looks;
      for (FigureId hero : foes_) {
        const Look seen = look(now_, id_, hero);
        if (seen == Look::clear) looks.clear.add(hero);
        if (seen != Look::none) looks.at_all.add(hero);
      }
      return looks;
    });
    return least == Look::clear ? all.clear : all.at_all;
  }
  FigureSet shared() const {
    return those(touched_, [&](FigureId hero) { return touched_by(now_, hero, friends_).size() > 1; });
  }
  FigureSet in_move() {
    return once(in_move_,
                [&] { return those(foes_, [&](FigureId hero) { return ways_.into_contact(hero).has_value(); }); });
  }
  const std::optional<March>& hiding() {
    return once(hiding_, [&] { return ways_.out_of_sight(); });
  }
  const std::optional<March>& escape() {
    return once(escape_, [&] { return ways_.away_from_all(); });
  }
  const std::optional<March>& retreat() {
    return once(retreat_, [&] { return ways_.within_shot(now_.b.numbers.away); });
  }
  FigureSet at_objectives() const {
    return those(foes_, [&](FigureId hero) { return at_objective(now_, hero); });
  }
  FigureSet mages() const {  // near, and not touched
    return those(friends_, [&](FigureId v) {
      return v != id_ && now_.b.card(now_.s, v).type == Type::mage && gap(now_, id_, v) <= now_.b.numbers.mage &&
             !touch(now_, id_, v);
    });
  }
  FigureSet to_heal() const {
    const Spell& heal = villain_spell(now_.b, Effect::heal);
    return those(friends_, [&](FigureId v) {
      return now_.man(v).trauma >= now_.b.numbers.hurt &&
             (v == id_ || (gap(now_, id_, v) <= heal.reach && look(now_, id_, v) != Look::none));
    });
  }
  bool unseen() const {
    return !any_of(foes_, [&](FigureId hero) { return look(now_, hero, id_, Arc::all) != Look::none; });
  }

  const Now now_;
  const FigureId id_;
  const FigureSet foes_, friends_, touched_;
  const Marches ways_;
  struct Looks {
    FigureSet clear, at_all;
  };
  std::optional<Looks> looks_;
  std::optional<FigureSet> in_move_;
  std::optional<std::optional<March>> hiding_, escape_, retreat_;
};

void ChartReader::run() {
  const auto& [b, s, play] = now_;
  const Chart& chart = b.chart(s, id_);
  // STO-040, STO-043 four counters, which a Will of four never sees (STO-A12)
  bool wounded_side = s.man(id_).trauma >= b.numbers.wounded;
  if (foes_.empty()) return;
  for (;;) {
    const std::vector<Line>& lines = chart.sides[wounded_side];
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
      const Line& line = lines[i];
      if (!std::all_of(line.when.begin(), line.when.end(), [&](When w) { return holds(w); })) continue;
      play.tell("charted", "STO-X11",
                wounded_side ? "{by} (wounded, line {number}) {thing}." : "{by} (line {number}) {thing}.",
                {.by = id_, .number = i + 1, .other = wounded_side, .thing = line.text.c_str()});
      if (line.then == Then::healthy) break;
      if (!done(line)) turn_to_nearest();
      return;
    }
    if (!wounded_side) {
      play.tell("charted", "STO-X11", "No line of its chart holds for {by}.", {.by = id_, .thing = chart.id.c_str()});
      return turn_to_nearest();
    }
    wounded_side = false;  // a side without an answer goes on with the other
  }
}

bool ChartReader::holds(When when) {
  switch (when) {
    case When::always: return true;
    case When::touching: return !touched_.empty();
    case When::shared: return !shared().empty();
    case When::hero_in_move: return !in_move().empty();
    case When::hero_at_objective: return !at_objectives().empty();
    case When::clear_sight: return !seen(Look::clear).empty();
    case When::sight: return !seen(Look::partial).empty();
    case When::unseen: return unseen();
    case When::can_hide: return hiding().has_value();
    case When::can_escape: return escape().has_value();
    case When::can_retreat: return retreat().has_value();
    case When::mage_near: return !mages().empty();
    case When::friend_to_heal: return !to_heal().empty();
  }
  return false;
}

bool ChartReader::done(const Line& line) {
  // One of those whom the line means; nothing is done when there is nobody.
  const auto with = [&](FigureSet among, auto&& deed) {
    return !among.empty() && deed(pick(now_, id_, among, line.at));
  };
  const auto approach = [&](FigureId whom) { return go(ways_.approach(whom), whom); };
  switch (line.then) {
    case Then::attack:
      return with(line.needs(When::shared) ? shared() : touched_,
                  [&](FigureId hero) { return villain_attack(now_, id_, hero), true; });
    case Then::close_in: return with(in_move(), [&](FigureId hero) { return go(ways_.into_contact(hero), hero); });
    case Then::approach: return with(foes_, approach);
    case Then::approach_objective: return with(at_objectives(), approach);
    case Then::escape: return go(escape(), nearest_foe_quietly());
    case Then::retreat: return go(retreat(), nearest_foe_quietly());
    case Then::shoot:
      return with(seen(line.needs(When::clear_sight) ? Look::clear : Look::partial),
                  [&](FigureId hero) { return villain_shoot(now_, id_, hero); });
    case Then::find_sight:
    case Then::approach_sight: {
      const std::optional<March> m = ways_.into_sight(line.then == Then::find_sight);
      const FigureId foe = nearest_foe();
      if (!m) return approach(foe);
      const State there = ways_.there(*m);  // it looks at whom it has come for
      const FigureSet sighted =
          those(foes_, [&](FigureId hero) { return look({now_.b, there}, id_, hero, Arc::all) != Look::none; });
      return go(*m, nearest(now_, m->path.end(), sighted));
    }
    case Then::hide: return go(hiding(), nearest_foe_quietly());
    case Then::rally: return villain_rally(now_, id_), true;
    case Then::to_mage: return with(mages(), approach);
    case Then::heal: return with(to_heal(), [&](FigureId whom) { return villain_heal(now_, id_, whom), true; });
    case Then::heal_self: return villain_heal(now_, id_, id_), true;
    case Then::dart:
      return with(seen(Look::partial), [&](FigureId hero) { return villain_dart(now_, id_, hero), true; });
    case Then::healthy: return false;
  }
  return false;
}

bool ChartReader::go(const March& m, FigureId looks_at) {
  if (m.path.empty()) return false;
  const std::optional<March> other = ways_.equal_to(m);
  march(now_, id_, other ? choose_way(now_, id_, m, *other) : m, looks_at);
  return true;
}

void ChartReader::turn_to_nearest() {
  const FigureId foe = nearest_foe();
  face(now_.s, id_, now_[foe].at);
  now_.play.tell("turned", "STO-A49", "{by} turns to {at}.", {.by = id_, .at = foe});
}

}  // namespace

void villain_acts(Now now) {
  const auto& [b, s, play] = now;
  const FigureId id = s.act.who;
  if (s[id].in_play()) ChartReader(now, id).run();
  if (s[id].in_play() && s.twist.warrior_twice && b.card(s, id).type == Type::warrior) {  // STO-070.3
    s.twist.warrior_twice = false;
    return play.tell("again", "STO-070", "{by} acts again at once.", {.by = id});
  }
  end_activation(now);
}

}  // namespace fyrd::stormclouds
