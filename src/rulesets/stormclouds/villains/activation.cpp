// Reading a flowchart line by line (STO-021, STO-040, STO-A49, STO-X11).
#include "rulesets/stormclouds/villains/activation.h"

#include <algorithm>

#include "rulesets/stormclouds/deeds/action.h"
#include "rulesets/stormclouds/table/sight.h"
#include "rulesets/stormclouds/villains/deed.h"
#include "rulesets/stormclouds/villains/walk.h"

namespace fyrd::stormclouds {

namespace {

class Reading {
 public:
  Reading(const StormcloudsBattle& b, State& s, Play& play, FigureId id)
      : b_(b), s_(s), play_(play), id_(id), foes_(heroes(b, s)), friends_(villains(b, s)),
        touched_(touched_by(b, s, id, foes_)), ways_(b, s, id) {}

  void run() {
    const Chart& chart = b_.charts[static_cast<std::size_t>(b_.card(s_, id_).type)];
    // STO-040, STO-043 four counters, which a Will of four never sees (STO-A12); STO-X11 not in the Turn after a Rally
    bool wounded_side = s_.man(id_).trauma >= b_.numbers.wounded && s_.man(id_).rallied == 0;
    if (foes_.empty()) return;
    for (;;) {
      const auto& lines = chart.sides[wounded_side];
      for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (!std::all_of(line.when.begin(), line.when.end(), [&](When w) { return holds(w); })) continue;
        play_.tell("charted", "STO-X11",
                   wounded_side ? "{by} (wounded, line {number}) {thing}." : "{by} (line {number}) {thing}.",
                   {.by = id_, .number = static_cast<int>(i) + 1, .other = wounded_side, .thing = line.text.c_str()});
        if (line.then == Then::healthy) break;
        if (!done(line)) turn_to_nearest();
        return;
      }
      if (!wounded_side) return turn_to_nearest();
      wounded_side = false;  // a side without an answer goes on with the other
    }
  }

 private:
  bool holds(When);
  bool done(const Line&);
  bool go(const March& m, FigureId looks_at) {
    if (m.path.empty()) return false;
    const std::optional<March> other = ways_.equal_to(m);
    march(b_, s_, play_, id_, other ? choose_way(b_, s_, play_, id_, m, *other) : m, looks_at);
    return true;
  }
  bool go(const std::optional<March>& m, FigureId looks_at) { return m && go(*m, looks_at); }
  FigureId nearest_foe() { return pick(b_, s_, play_, id_, foes_, Prefer::nearest); }
  FigureId nearest_foe_quietly() const { return nearest({b_, s_}, s_[id_].at, foes_); }

  // STO-A49
  void turn_to_nearest() {
    const FigureId foe = nearest_foe();
    face(s_, id_, s_[foe].at);
    play_.tell("turned", "STO-A49", "{by} turns to {at}.", {.by = id_, .at = foe});
  }

  // What several lines ask for is found out once; nothing changes until one of them is done.
  template <class T, class Find>
  static const T& once(std::optional<T>& known, Find&& find) {
    if (!known) known.emplace(find());
    return *known;
  }
  FigureSet seen(Look least) {
    const Looks& all = once(looks_, [&] {
      Looks looks{};
      for (FigureId hero : foes_) looks[static_cast<std::size_t>(look(b_, s_, id_, hero))].add(hero);
      return looks;
    });
    const FigureSet clear = all[static_cast<std::size_t>(Look::clear)];
    return least == Look::clear ? clear : clear | all[static_cast<std::size_t>(Look::partial)];
  }
  FigureSet shared() const {
    FigureSet set;
    for (FigureId hero : touched_) {
      if (touched_by(b_, s_, hero, friends_).size() > 1) set.add(hero);
    }
    return set;
  }
  FigureSet in_move() {
    return once(in_move_, [&] {
      FigureSet set;
      for (FigureId hero : foes_) {
        if (ways_.into_contact(hero)) set.add(hero);
      }
      return set;
    });
  }
  const std::optional<March>& hiding() {
    return once(hiding_, [&] { return ways_.out_of_sight(); });
  }
  const std::optional<March>& escape() {
    return once(escape_, [&] { return ways_.away_from_all(); });
  }
  const std::optional<March>& retreat() {
    return once(retreat_, [&] { return ways_.within_shot(b_.numbers.away); });
  }
  FigureSet at_objectives() const {
    FigureSet set;
    for (FigureId hero : foes_) {
      if (at_objective(b_, s_, hero)) set.add(hero);
    }
    return set;
  }
  FigureSet mages() const {
    FigureSet set;
    for (FigureId v : friends_) {
      if (v != id_ && b_.card(s_, v).type == Type::mage && gap(b_, s_, id_, v) <= b_.numbers.mage) set.add(v);
    }
    return set;
  }
  FigureSet to_heal() const {
    const Spell& heal = villain_spell(b_, Effect::heal);
    FigureSet set;
    for (FigureId v : friends_) {
      if (s_.man(v).trauma < b_.numbers.hurt) continue;
      const bool reaches = v == id_ || touch(b_, s_, id_, v) ||
                           (gap(b_, s_, id_, v) <= heal.reach && look(b_, s_, id_, v) != Look::none);
      if (reaches) set.add(v);
    }
    return set;
  }
  bool unseen() const {
    return !any_of(foes_, [&](FigureId hero) { return look(b_, s_, hero, id_, Arc::all) != Look::none; });
  }
  const StormcloudsBattle& b_;
  State& s_;
  Play& play_;
  const FigureId id_;
  const FigureSet foes_, friends_, touched_;
  const Marches ways_;
  using Looks = std::array<FigureSet, 3>;  // by Look
  std::optional<Looks> looks_;
  std::optional<FigureSet> in_move_;
  std::optional<std::optional<March>> hiding_, escape_, retreat_;
};

bool Reading::holds(When when) {
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
    case When::mage_near: return !(mages() - touched_by(b_, s_, id_, mages())).empty();
    case When::friend_to_heal: return !to_heal().empty();
  }
  return false;
}

bool Reading::done(const Line& line) {
  const auto among = [&](FigureSet set) { return pick(b_, s_, play_, id_, set, line.at); };
  switch (line.then) {
    case Then::attack: {
      const FigureSet whom = line.needs(When::shared) ? shared() : touched_;
      if (whom.empty()) return false;
      villain_attack(b_, s_, play_, id_, among(whom));
      return true;
    }
    case Then::close_in: {
      const FigureSet whom = in_move();
      if (whom.empty()) return false;
      const FigureId foe = among(whom);
      return go(ways_.into_contact(foe), foe);
    }
    case Then::approach: {
      const FigureId foe = nearest_foe();
      return go(ways_.approach(foe), foe);
    }
    case Then::approach_objective: {
      const FigureSet whom = at_objectives();
      if (whom.empty()) return false;
      const FigureId foe = among(whom);
      return go(ways_.approach(foe), foe);
    }
    case Then::escape: return go(escape(), nearest_foe_quietly());
    case Then::retreat: return go(retreat(), nearest_foe_quietly());
    case Then::shoot: {
      const FigureSet whom = seen(line.needs(When::clear_sight) ? Look::clear : Look::partial);
      return !whom.empty() && villain_shoot(b_, s_, play_, id_, among(whom));
    }
    case Then::find_sight:
    case Then::approach_sight: {
      const auto m = ways_.into_sight(line.then == Then::find_sight);
      const FigureId foe = nearest_foe();
      if (!m) return go(ways_.approach(foe), foe);
      const State there = ways_.there(*m);  // it looks at whom it has come for
      FigureSet sighted;
      for (FigureId hero : foes_) {
        if (look(b_, there, id_, hero, Arc::all) != Look::none) sighted.add(hero);
      }
      return go(*m, nearest({b_, s_}, m->path.end(), sighted));
    }
    case Then::hide: return go(hiding(), nearest_foe_quietly());
    case Then::rally: villain_rally(b_, s_, play_, id_); return true;
    case Then::to_mage: {
      const FigureSet whom = mages() - touched_by(b_, s_, id_, mages());
      if (whom.empty()) return false;
      const FigureId mage = among(whom);
      return go(ways_.approach(mage), mage);
    }
    case Then::heal: {
      const FigureSet whom = to_heal();
      if (whom.empty()) return false;
      villain_heal(b_, s_, play_, id_, among(whom));
      return true;
    }
    case Then::heal_self: villain_heal(b_, s_, play_, id_, id_); return true;
    case Then::dart: {
      const FigureSet whom = seen(Look::partial);
      if (whom.empty()) return false;
      villain_dart(b_, s_, play_, id_, among(whom));
      return true;
    }
    case Then::healthy: return false;
  }
  return false;
}

}  // namespace

void villain_acts(const StormcloudsBattle& b, State& s, Play& play) {
  const FigureId id = s.act.who;
  if (s[id].in_play()) Reading(b, s, play, id).run();
  if (s[id].in_play() && s.twist.warrior_twice && b.card(s, id).type == Type::warrior) {  // STO-070.3
    s.twist.warrior_twice = false;
    play.tell("again", "STO-070", "{by} acts again at once.", {.by = id});
    return;
  }
  end_activation(b, s);
}

}  // namespace fyrd::stormclouds
