// Which question an experiment asks, and the headline of every answer.
#include "cli/lab/answer.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/complaint.h"
#include "cli/lab/measure.h"
#include "data/suggest.h"
#include "data/utf8.h"
#include "lab/number.h"

namespace fyrd::cli {

namespace {

struct Kind {
  const char* name;
  std::unique_ptr<Answer> (*make)(const Opened&);
  const char* wrong;  // with these variants; null: right
};

}  // namespace

std::unique_ptr<Answer> answer_of(const Opened& o, int& code) {
  const std::size_t variants = o.experiment.variants.size();
  const Kind kinds[] = {
      {"sim", ask_sim, variants > 1 ? "sim plays one variant" : nullptr},
      {"compare", ask_compare, variants != 2 ? "compare needs two variants, A and B" : nullptr},
      {"sweep", ask_sweep, variants < 2 ? "sweep needs two values or more" : nullptr},
      {"price", ask_price, variants < 3 ? "price needs a band that can go without two things or more" : nullptr},
      {"fair", ask_fair, nullptr},
      {"tune", ask_tune,
       variants < 2                                 ? "tune needs two values or more"
       : find_yardstick(o.experiment.of) == nullptr ? "tune aims at score, drawn, turns, own or others"
                                                    : nullptr},
  };
  std::vector<std::string_view> names;
  for (const Kind& kind : kinds) {
    names.emplace_back(kind.name);
    if (o.experiment.asks != kind.name) continue;
    code = kind.wrong ? complain(kind.wrong) : int{fine};
    return kind.wrong ? nullptr : kind.make(o);
  }
  code = complain("nobody can ask " + data::quoted(o.experiment.asks) + data::suggestion(o.experiment.asks, names));
  return nullptr;
}

std::string played_text(const Opened& o) {
  const Experiment& e = o.experiment;
  std::string out = std::string(o.rules->title()) + ": ";
  for (std::size_t s = 0; s < o.scenarios(); ++s)
    out += (s == 0 ? "" : ", ") + o.cells[o.cell(s, 0, 0)].battle->scenario;
  for (std::size_t side = 0; side < o.battle().parties.size(); ++side)
    out += (side == 0 ? "; " : " against ") + o.battle().parties[side].name;
  const bool equal = std::ranges::all_of(e.players, [&](const std::string& p) { return p == e.players[0]; });
  out += "; played by " + (equal ? e.players[0] : fmt::format("{}", fmt::join(e.players, " and ")));
  out += o.ends == 2 ? ", from both ends of the table" : "";
  out += fmt::format("; seed {}\n", e.seed);
  for (const std::string& set : e.set) out += "With " + set + ".\n";
  if (!o.why_one_end.empty()) out += "From one end of the table only: " + o.why_one_end + "\n";
  if (e.asks != "compare") return out;
  for (std::size_t v = 0; v < e.variants.size(); ++v) {
    out += fmt::format("  {}: {}", char('A' + v), e.variants[v].name);
    for (const std::string& set : e.variants[v].set) {
      const std::string place = set.substr(0, set.find('='));
      const std::string other = value_at(o.libraries[1 - v], *o.rules, place);
      out += fmt::format("{}{}, {} {}", set == e.variants[v].set[0] ? " (" : "; ", place, v == 1 ? "instead of" : "not",
                         other.empty() ? "nothing" : other);
    }
    out += e.variants[v].set.empty() ? "\n" : ")\n";
  }
  return out;
}

}  // namespace fyrd::cli
