// Which ways may be gone, and what a way costs and risks.
#include "rulesets/nottingham/deeds/walk.h"

#include "core/events/narrate.h"
#include "rulesets/nottingham/deeds/fall.h"
#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/deeds/sieve.h"
#include "rulesets/nottingham/show/leaps.h"
#include "rulesets/nottingham/table/trap.h"
#include "rulesets/nottingham/ways/path.h"
#include "rulesets/nottingham/ways/toss.h"

namespace fyrd::nottingham {

std::string WalkOrder::prompt() const {
  const std::string far = measure_text(allowed, b_.unit);
  return b_[about].name +
         (gait == Gait::activation ? " may move up to " + far + " before he acts." : " may go up to " + far + ".");
}

Verdict WalkOrder::check(const Choice& c) const {
  if (c.verb != go) return {};
  const Course way = course(here_, about, c.path, gait);
  if (!way) return verdict(b_, why_not(b_, way));
  if (const Length needed = way.needs(b_.inch()); needed > allowed) {
    std::string message = "That way takes " + measure_text(needed, b_.unit) + " of " + measure_text(allowed, b_.unit);
    if (way.obstacles > 0) message += ", 1″ of it for each obstacle crossed";
    return Refusal{"too_far", message + ".", way.obstacles > 0 ? "NOT-150" : rule};
  }
  return {};
}

void WalkOrder::list(Options& options) const {
  options.add({}, [] { return "Stay"; });
  const Angle round = bearing(-direction(s_[about].facing));
  options.add({.verb = turn, .facing = round}, [] { return "Turn round"; });
  std::vector<Path> listed;
  const auto offer = [&](Point to, auto&& label) {
    const Choice c{.verb = go, .facing = bearing(to - s_[about].at), .path = straight(to)};
    if (check(c)) return;
    listed.push_back(c.path);
    options.add(c, label);
  };
  for (const Point place : useful_places(here_, about, allowed, 24))
    offer(place, [&] { return go_words(here_, about, place); });
  for (const Point over : drops_from(here_, about, allowed))  // NOT-086 stepping off on purpose
    offer(over, [&] { return drop_words(here_, about, over); });
  if (!options.whole()) return;
  list_more(listed, options);
  if (!options.worded() || s_[about].elevation > b_.numbers.waist) return;  // the ways are those of the ground
  options.add(
      Region{about, b_.ways[s_.man(about).mounted].reach(s_[about].at, allowed, people_around(here_, about, allowed))});
}

// Whatever else leads somewhere, for who looks at the table.
void WalkOrder::list_more(std::span<const Path> listed, Options& options) const {
  const auto end_of = [&](const Path& path) {
    const Course way = course(here_, about, path, gait);
    const bool drops = way.mark_count > 0 && way.marks[way.mark_count - 1].kind == Mark::Kind::drop;
    if (!drops) return End{{way.end, way.height}};
    const Landing foot = landing(here_, about, way.end, way.height);
    return End{{foot.at, foot.height}, may_keep_his_feet(here_, about, way.height - foot.height)};
  };
  Sieve sieve(here_, about, dice);
  for (const Path& path : listed) sieve.wants(std::array{end_of(path)});
  for (const Point to : places_around(here_, about, allowed + b_.inch(2))) {  // who drops need not get there
    const Choice c{.verb = go, .facing = bearing(to - s_[about].at), .path = straight(to)};
    if (!check(c) && sieve.wants(std::array{end_of(c.path)}))
      options.add(c, [&] { return go_words(here_, about, to); });
  }
}

Explanation WalkOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb != go) {
    why.summary = b_[about].name + (c.verb == turn ? " turns where he is." : " stays where he is.");
    return why;
  }
  const Course way = course(here_, about, c.path, gait);
  const Length needed = way.needs(b_.inch());
  why.length = way.length, why.left = allowed - needed;
  why.witnesses.push_back({"way", rule, measure_text(needed, b_.unit) + " of " + measure_text(allowed, b_.unit),
                           s_[about].at, way.end, allowed - needed});
  why.summary = b_[about].name + " goes " + measure_text(way.length, b_.unit) +
                (needed > way.length ? ", which takes " + measure_text(needed, b_.unit) + "." : ".");
  const std::string each = measure_text(b_.inch(), b_.unit);
  if (way.obstacles > 0)
    why.costs.push_back(std::to_string(way.obstacles) +
                        (way.obstacles == 1 ? " obstacle crossed, " : " obstacles crossed, each ") + each + ".");
  if (way.shallow) why.costs.push_back("Through shallow water, " + each + ".");
  if (way.broken) why.costs.push_back("Over broken ground.");
  for (int i = 0; i < way.mark_count; ++i) {
    const Mark& mark = way.marks[i];
    if (mark.kind == Mark::Kind::area_left) {
      why.witnesses.push_back(
          {"area", "NOT-080", "leaves the area of " + b_[mark.who].name, mark.at, s_[mark.who].at, {}});
      State there = s_;
      there[about].at = mark.at, there[about].elevation = mark.height, there[about].facing = mark.heading;
      add_striker({b_, there}, mark.who, about, why);
    }
    if (mark.kind == Mark::Kind::drop) {
      why.witnesses.push_back({"drop", "NOT-086", "falls", mark.at, mark.at, {}});
      why.threats.push_back({nobody, b_[about].name + " falls here", "NOT-086", mark.at});
    }
    if (mark.kind == Mark::Kind::trap && trap_known_to(s_, s_.traps[mark.trap], who))
      why.threats.push_back({nobody, "a trap springs here", "NOT-X30", mark.at});
  }
  return why;
}

}  // namespace fyrd::nottingham
