// Opening the battles of an experiment.
#include "cli/lab/opened.h"

#include <fmt/format.h>

#include "cli/commands/battle.h"
#include "cli/complaint.h"
#include "cli/files/warband.h"
#include "cli/known.h"
#include "crypto/sha256.h"
#include "lab/forbid.h"
#include "lab/many.h"
#include "lab/number.h"

namespace fyrd::cli {

namespace {

constexpr std::size_t most_cells = 10'000;

// The files by which it is played, with its own laid over those there are; a file that is another than it was is told.
bool lay_over(data::Library& library, const Experiment& e, int& code) {
  for (const auto& [path, text] : e.own) library.put(path, text);
  for (const auto& [path, hash] : e.data) {
    const std::string* text = library.find(path);
    if (text && crypto::sha256(*text) == hash) continue;
    code = complain(fmt::format("this was played by another {}: its SHA-256 was {}…; --data lays files over those here",
                                path, hash.substr(0, 12)));
    return false;
  }
  if (!e.version.empty() && e.version != FYRD_VERSION)
    complain(
        fmt::format("this was played by Fyrd {}; here is {}, which may play it otherwise", e.version, FYRD_VERSION));
  return true;
}

// What it was played by, so that it can be played again: all files of the rules, and what the players know of
// positions.
void take_files(Experiment& e, const Ruleset& rules, const data::Library& library) {
  const data::Library built_in = data::Library::embedded();
  e.version = FYRD_VERSION, e.rules_version = rules.version();
  e.data.clear(), e.own.clear();
  std::vector<std::string> paths = library.list(std::string(rules.folder()) + "/");
  if (const std::string value = fmt::format("value/{}.toml", rules.id()); library.find(value)) paths.push_back(value);
  for (const std::string& path : paths) {
    const std::string& text = *library.find(path);
    e.data[path] = crypto::sha256(text);
    if (const std::string* printed = built_in.find(path); !printed || *printed != text) e.own[path] = text;
  }
}

struct Opener {
  Opened& out;
  data::Problems& problems;

  // As somebody who mends it can find it: which variant, and where.
  data::Library varied(const data::Library& library, const Variant& variant, bool named) {
    data::Library own = library;
    const auto all = [&](const std::vector<std::string>& changes, const std::string& where) {
      for (const std::string& text : changes) {
        const std::size_t before = problems.count();
        const Change one = read_change(text, where, problems);
        if (problems.count() == before) change(own, *out.rules, one, where, problems);
      }
    };
    all(out.experiment.set, "--set");
    all(variant.set, named ? "variant '" + variant.name + "'" : "--set");
    return own;
  }

  data::Tree band(const data::Library& library, const Json& band) {
    if (band.is_object()) return data::Tree::from_json("band", band, problems);
    return warband_tree(*out.rules, library, band.get<std::string>(), problems);
  }

  std::shared_ptr<const Battle> open(const data::Library& library, const std::string& scenario, std::vector<Json> bands,
                                     const Json& options, bool turned, Plan& plan, data::Problems& found) {
    plan.scenario = scenario_tree(*out.rules, library, scenario, problems);
    if (bands.empty()) {
      for (const std::string& id : suggested_sides(plan.scenario, problems)) bands.emplace_back(id);
    }
    if (turned && bands.size() != 2) {
      found.add(scenario, "not two bands fight here");
      return nullptr;
    }
    if (turned) std::swap(bands[0], bands[1]);
    plan.sides.clear();
    for (const Json& one : bands) plan.sides.push_back(band(library, one));
    if (!options.empty()) plan.options = data::Tree::from_json("options", options, problems);
    if (!problems.empty()) return nullptr;
    check_options(*out.rules, plan.options, found);
    auto battle = out.rules->open(library, plan, found);
    return found.empty() ? battle : nullptr;
  }
};

// Every scenario by every variant, in the order of cells; whether two bands can change ends in all of them.
bool open_all(Opened& out, Opener& opener, std::vector<Json> options, bool both) {
  std::vector<Cell> cells;
  for (std::size_t s = 0; s < out.scenarios(); ++s) {
    for (std::size_t v = 0; v < out.variants(); ++v) {
      for (std::size_t end = 0; end < (both ? 2u : 1u); ++end) {
        Cell cell{.battle = nullptr, .plan = {}, .scenario = s, .variant = v, .end = end, .seats = {}};
        data::Problems found;
        const std::string& scenario = out.experiment.scenarios[s];
        const Experiment& e = out.experiment;
        const bool own = v < e.variants.size() && !e.variants[v].bands.empty();
        cell.battle = opener.open(out.libraries[v], scenario, own ? e.variants[v].bands : e.bands, options[v], end == 1,
                                  cell.plan, found);
        if (end == 1 && !found.empty()) {
          out.why_one_end = fmt::format("{}: {}", found.all()[0].where, found.all()[0].message);
          return false;
        }
        for (const data::Problem& p : found.all()) opener.problems.add(p.where, p.message);
        if (!opener.problems.empty()) return true;
        cell.mine = Side{static_cast<std::uint8_t>(end)};
        cells.push_back(std::move(cell));
      }
    }
  }
  out.ends = both ? 2 : 1;
  out.cells = std::move(cells);
  return true;
}

bool seat_all(Opened& out, int patience, int& code) {
  Experiment& e = out.experiment;
  const std::size_t sides = out.battle().parties.size();
  if (e.players.size() == 1) e.players.resize(sides, e.players[0]);
  if (e.players.size() != sides) {
    code = complain(fmt::format("this battle has {} sides, and {} players were named", sides, e.players.size()));
    return false;
  }
  const auto refuse = [&](const char* why) { return code = complain(why), false; };
  if (e.swap && sides != 2) return refuse("--swap needs a battle of two sides");
  if (e.swap && e.players[0] == e.players[1])
    return refuse("--swap exchanges the players, and both are the same: every battle would only be played twice");
  if (e.lose && sides != 2) return refuse("--failing lose needs a battle of two sides");
  for (std::size_t v = 0; v < out.variants(); ++v) {
    const std::vector<std::string> forbid = e.variants.empty() ? std::vector<std::string>() : e.variants[v].forbid;
    for (const std::string& name : e.players) {
      auto seat = take_seat(name, patience);
      if (!seat) return code = misuse, false;
      if (!forbid.empty() && seat->bot) return refuse("nothing can be forbidden to a program from outside");
      if (!forbid.empty()) seat->player = std::make_unique<Forbidding>(std::move(seat->player), forbid);
      out.players.push_back(std::move(*seat));
    }
  }
  // A player goes with his band; with `swap` the players change and the bands stay.
  for (Cell& cell : out.cells) {
    for (std::size_t side = 0; side < sides; ++side) cell.seats.push_back((side + cell.end) % sides);
  }
  if (!e.swap) return true;
  const std::size_t count = out.cells.size();
  for (std::size_t i = 0; i < count; ++i) {
    Cell cell = out.cells[i];
    cell.end = 1;
    std::swap(cell.seats[0], cell.seats[1]);
    out.cells.push_back(std::move(cell));
  }
  out.ends = 2;
  return true;
}

}  // namespace

std::uint64_t Opened::seed(std::uint32_t round, const Cell& cell) const {
  std::uint64_t seed = experiment.seed;
  if (experiment.apart && cell.variant > 0) seed = game_seed(seed, static_cast<std::uint32_t>(-cell.variant));
  return game_seed(seed, round);
}

Fought Opened::fight(std::uint32_t round, std::size_t index) const {
  const Cell& cell = cells[index];
  std::vector<const Seat*> seated;
  for (std::size_t side = 0; side < cell.seats.size(); ++side) seated.push_back(&player(cell, side));
  return cli::fight(*rules, cell.battle, seated, seed(round, cell));
}

std::optional<Opened> open_experiment(const data::Library& given, Experiment e, int patience, int& code) {
  Opened out;
  code = misuse;
  out.rules = known_rules(e.rules);
  if (out.rules == nullptr) return {};
  e.rules = out.rules->id();
  data::Library library = given;
  if (!lay_over(library, e, code)) return {};
  take_files(e, *out.rules, library);
  if (e.scenarios.empty()) {
    const auto all = catalog(*out.rules, library).scenarios;
    if (!all.empty()) e.scenarios.push_back(all[0].id);
  }
  out.experiment = std::move(e);

  data::Problems problems;
  Opener opener{out, problems};
  std::vector<Json> options;
  std::vector<Variant> variants = out.experiment.variants;
  if (variants.empty()) variants.emplace_back();
  for (const Variant& variant : variants) {
    out.libraries.push_back(opener.varied(library, variant, !out.experiment.variants.empty()));
    std::vector<std::string> all = out.experiment.options;
    all.insert(all.end(), variant.options.begin(), variant.options.end());
    options.push_back(options_json(all, problems));
  }
  if (out.variants() * out.scenarios() * 2 > most_cells)
    return code = complain(
               fmt::format("{} variants in {} scenarios are too many at once", out.variants(), out.scenarios())),
           std::nullopt;
  if (problems.empty()) {
    const bool both = !out.experiment.one_end && out.experiment.asks != "sim";
    if (!open_all(out, opener, options, both)) open_all(out, opener, options, false);
  }
  if (!problems.empty()) return code = complain(problems), std::nullopt;
  if (!seat_all(out, patience, code)) return {};
  code = fine;
  return out;
}

}  // namespace fyrd::cli
