// Reading what a scenario has of its own, and whether it fits its ground and its forces (STO-030, STO-080 … STO-084,
// STO-A25, STO-X18).
#include "rulesets/stormclouds/plots/scenario.h"

#include <algorithm>

#include "rulesets/looks.h"
#include "rulesets/stormclouds/plots/judge.h"
#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

namespace {

constexpr data::Keyword<Edge> edge_names[] = {{"south", Edge::south},
                                              {"north", Edge::north},
                                              {"west", Edge::west},
                                              {"east", Edge::east}};

std::string lies_at(const std::string& name, Point at) {
  return name + " lies " + measure_text({at.x}, Unit::inch) + " from the western edge and " +
         measure_text({at.y}, Unit::inch) + " from the southern one";
}

// From wherever the Heroes come there is something to claim, and not too much to keep in mind.
void check_objectives(const data::Node& root, const StormcloudsBattle& b, data::Problems& problems) {
  const bool claims = b.plot == Plot::loot || b.plot == Plot::watch;
  const auto count = [&](std::optional<Edge> edge) {
    return std::count_if(b.loot.begin(), b.loot.end(),
                         [&](const Loot& loot) { return !loot.edge || !edge || *loot.edge == *edge; });
  };
  std::vector<std::optional<Edge>> edges(b.edges.begin(), b.edges.end());
  if (edges.empty()) edges.push_back({});
  for (const std::optional<Edge> edge : edges) {
    if (claims && count(edge) == 0)
      return root.refuse(problems, "what is to be claimed are its 'objectives', some for every edge (STO-083)");
    if (count(edge) + (b.plot == Plot::cart) > max_objectives)
      return root["objectives"].refuse(
          problems, "there are " + std::to_string(max_objectives) + " Objectives at most, the cart included (STO-080)");
  }
}

}  // namespace

void read_plot(const data::Node& root, StormcloudsBattle& b, data::Problems& problems) {
  constexpr data::Keyword<Plot> plots[] = {{"fight", Plot::fight},
                                           {"loot", Plot::loot},
                                           {"watch", Plot::watch},
                                           {"cart", Plot::cart},
                                           {"massive", Plot::massive}};
  constexpr data::Keyword<bool> set_ups[] = {{"scatter", true}, {"zone", false}};
  b.plot = root["plot"].choice_or(problems, plots, Plot::fight);
  b.scattered = root["villains"].choice_or(problems, set_ups, false);
  b.least_turns = static_cast<int>(root["least_turns"].whole_or(problems, 1, 100, 4));
  if (root["least_turns"].present() && b.plot != Plot::loot)
    root["least_turns"].refuse(problems, "only who is after loot has to wait for a Turn (STO-084)");
  for (const data::Node& edge : root["edges"].items(problems, 0, 4))
    b.edges.push_back(edge.choice(problems, edge_names));
  for (const data::Node& node : root["objectives"].items(problems, 0, 4 * max_objectives)) {
    node.only(problems, {"edge", "name", "at", "looks"});
    Loot loot{node["name"].text(problems, 60), node["at"].point(problems, Unit::inch), {}, {}};
    loot.lies = lies_at(loot.name, loot.at);
    loot.looks = read_looks(node, prop_looks(), problems);
    if (const data::Node edge = node["edge"]; edge.present()) {
      loot.edge = edge.choice(problems, edge_names);
      if (std::find(b.edges.begin(), b.edges.end(), *loot.edge) == b.edges.end())
        edge.refuse(problems, "the Heroes do not come from there: it is not among the 'edges' (STO-081)");
    }
    b.loot.push_back(std::move(loot));
  }
  check_objectives(root, b, problems);
  for (const data::Node& node : root["caches"].items(problems, 0, 8)) {
    node.only(problems, {"id", "name", "at", "target", "gear"});
    const int gear = node["gear"].one_of(problems, ids(b.cards.gear));
    b.caches.push_back({node["id"].id(problems),
                        node["name"].text(problems, 60),
                        node["at"].point(problems, Unit::inch),
                        static_cast<int>(node["target"].whole(problems, 0, 20)),
                        static_cast<Gear>(std::max(gear, 0)),
                        {}});
    b.caches.back().lies = lies_at(b.caches.back().name, b.caches.back().at);
  }
  const std::vector<data::Node> road = root["road"].items(problems, 0, 2);
  for (std::size_t i = 0; i < road.size(); ++i) b.road[i] = road[i].point(problems, Unit::inch);
  if (b.plot == Plot::cart && road.size() != 2) root.refuse(problems, "an escort needs a 'road' with two ends");
  if (b.plot != Plot::cart && root["road"].present())
    root["road"].refuse(problems, "no cart goes along it: that is for the plot 'cart' (STO-X18)");
}

// STO-A25 From the edge that asks for least.
int fewest_needed(const StormcloudsBattle& b) {
  if (b.edges.empty()) return heroes_needed({b, b.opening});
  int least = max_objectives;
  for (const Edge edge : b.edges) {
    State s = b.opening;
    s.edge = edge;
    least = std::min(least, heroes_needed({b, s}));
  }
  return least;
}

// STO-081 Who comes from an edge has the strip along it for his zone, and who is scattered the one behind him.
void check_zones(const StormcloudsBattle& b, data::Problems& problems) {
  const Edge edge = edge_behind(b.zones[0].facing);
  const auto is_strip = [&](const Zone& zone, Edge of, const char* which) {
    const Zone strip = edge_zone(b, of, {});
    if (zone.low != strip.low || zone.high != strip.high)
      problems.add("sides", std::string("the zone of the ") + which + " is the strip along the " + name_of(of) +
                                " edge, " + measure_text(b.numbers.zone, b.unit) + " deep (STO-081)");
  };
  if (!b.edges.empty()) is_strip(b.zones[0], edge, "Heroes");
  if (b.scattered && !b.edges.empty()) is_strip(b.zones[1], opposite(edge), "Villains");
}

// STO-030 what is no higher than a step is in nobody's way; water has no height.
void check_ground(const StormcloudsBattle& b, data::Problems& problems) {
  for (const Piece& piece : b.ground.pieces()) {
    if (piece.impassable && piece.solid.top > Length{} && piece.solid.top <= b.numbers.step)
      problems.add("ground", piece.name + " is stepped over, and cannot be impassable (STO-030)");
  }
}

}  // namespace fyrd::stormclouds
