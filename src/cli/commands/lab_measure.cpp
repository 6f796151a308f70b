// A portrait of a game, as text or JSON.
#include "cli/commands/lab_measure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/lab/answer.h"
#include "cli/lab/bands.h"
#include "lab/many.h"
#include "lab/ordered.h"
#include "lab/portrait.h"

namespace fyrd::cli {

namespace {

std::string share(std::uint64_t part, std::uint64_t all) {
  return all == 0 ? "–" : fmt::format("{:.0f} %", 100.0 * double(part) / double(all));
}

// The most frequent first; what never was at the end, without a verdict.
std::string table(const char* title, const Portrait::ByName& all, std::uint64_t battles) {
  std::vector<const Portrait::ByName::value_type*> order;
  for (const auto& one : all) order.push_back(&one);
  std::ranges::stable_sort(order, std::greater<>(), [](const auto* one) { return one->second.all; });
  std::string out = fmt::format("\n{:<44} {:>10} {:>12} {:>12}\n", title, "a battle", "in battles", "by winners");
  for (const auto* one : order) {
    const Portrait::Times& t = one->second;
    if (t.all == 0) {
      out += fmt::format("  {:<42} never; no verdict\n", one->first);
      continue;
    }
    out += fmt::format("  {:<42} {:>10.2f} {:>12} {:>12}\n", one->first, double(t.all) / double(battles),
                       share(t.battles, battles), share(t.winners, t.winners + t.losers));
  }
  return out;
}

Json json(const Portrait::ByName& all, std::uint64_t battles) {
  Json out = Json::object();
  for (const auto& [name, t] : all) {
    Json& one = out[name] = {{"times", rounded(double(t.all) / double(battles))}, {"battles", t.battles}};
    one["winners"] =
        t.winners + t.losers == 0 ? Json(nullptr) : Json(rounded(double(t.winners) / double(t.winners + t.losers)));
  }
  return out;
}

}  // namespace

int lab_measure(const data::Library& library, const MeasureArguments& a) {
  int code = fine;
  Experiment e;
  if (!take_battle(library, a.battle, e, code)) return code;
  e.set = a.set, e.players = a.players, e.seed = a.seed, e.rounds = a.games;
  if (!a.forbid.empty()) e.variants = {Variant{.name = "without", .set = {}, .options = {}, .forbid = a.forbid}};
  const auto o = open_experiment(library, std::move(e), 10, code);
  if (!o) return code;
  const Battle& battle = o->battle();
  std::vector<const Player*> players;
  for (std::size_t side = 0; side < battle.parties.size(); ++side) {
    const Seat& seat = o->player(o->cells[0], side);
    if (!seat.player) return complain("a program from outside cannot be watched");
    players.push_back(seat.player.get());
  }
  Portrait sum;
  do_in_order<Portrait>(
      a.games, threads_of(a.threads),
      [&](std::uint64_t i) { return portrait_of(battle, players, game_seed(a.seed, static_cast<std::uint32_t>(i))); },
      [&](std::uint64_t, Portrait&& one) {
        sum.add(one);
        return true;
      });
  const double n = double(sum.battles), won = std::max(1.0, double(sum.battles - sum.drawn));
  const double turns = sum.turns[0] / n, spread = std::sqrt(std::max(0.0, sum.turns[1] / n - turns * turns));
  if (a.json) {
    Json out{
        {"battles", sum.battles}, {"drawn", sum.drawn}, {"turns", rounded(turns)}, {"turns_spread", rounded(spread)}};
    out["decisions"] = rounded(sum.decisions / n), out["lead_changes"] = rounded(sum.lead_changes / n);
    out["drama"] = rounded(sum.drama / won), out["settled"] = rounded(sum.settled / won);
    out["deeds"] = json(sum.deeds, sum.battles), out["rules"] = json(sum.rules, sum.battles);
    out["harm"] = json(sum.harm, sum.battles);
    out["experiment"] = experiment_json(o->experiment);
    fmt::print("{}\n", out.dump(2, ' ', false, Json::error_handler_t::replace));
    return fine;
  }
  fmt::print("{}{}\n\n", played_text(*o), plural(sum.battles, "battle", "battles"));
  fmt::print("  {:<44} {:>8.2f} ± {:.2f} from battle to battle\n", "turns", turns, spread);
  fmt::print("  {:<44} {:>8.1f}\n", "decisions", sum.decisions / n);
  fmt::print("  {:<44} {:>8}\n", "drawn", share(sum.drawn, sum.battles));
  fmt::print("  {:<44} {:>8.2f}\n", "times the lead changes", sum.lead_changes / n);
  fmt::print("  {:<44} {:>7.1f} %\n", "how far below even the winner stands", 100 * sum.drama / won);
  fmt::print("  {:<44} {:>7.1f} %\n", "of the turns gone when it is settled", 100 * sum.settled / won);
  fmt::print("{}{}{}", table("done", sum.deeds, sum.battles), table("hurt by", sum.harm, sum.battles),
             table("rules told of", sum.rules, sum.battles));
  return fine;
}

}  // namespace fyrd::cli
