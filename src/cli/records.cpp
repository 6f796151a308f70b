// Reading records.
#include "cli/records.h"

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/files.h"

namespace fyrd::cli {

Loaded load(const data::Library& library, const std::string& file, bool verify) {
  Loaded out;
  std::string error;
  const std::optional<std::string> text = read_file(file, error);
  if (!text) {
    out.code = complain(error);
    return out;
  }
  const std::string name = file == "-" ? "what came in" : file;
  const Json record = Json::parse(*text, nullptr, false);
  if (record.is_discarded()) {
    out.code = complain(name + " is not a record: it is not JSON", wrong);
    return out;
  }
  auto match = protocol::load_record(library, record, verify);
  if (!match) {
    std::string message = match.fault().message;
    for (const data::Problem& p : match.fault().problems) message += "\n  " + p.where + ": " + p.message;
    out.code = complain(name + ": " + message, wrong);
    return out;
  }
  out.checkpoints = part(record, "checkpoints").size();
  out.match = std::move(*match);
  return out;
}

bool rewind(protocol::Match& match, std::size_t inputs) {
  const std::size_t there = match.game.inputs().size();
  if (inputs > there) {
    complain(fmt::format("--at {}: the record has only {} inputs", inputs, there));
    return false;
  }
  if (inputs == there) return true;
  if (const Verdict no = match.game.undo(inputs)) {
    complain(no->message, wrong);
    return false;
  }
  return true;
}

std::string standing_text(const Battle& battle, const Tabletop& now) {
  if (now.over()) return fmt::format("after turn {}: {}", now.turn, battle.verdict(now));
  const std::string phase = battle.phase(now);
  std::string text = fmt::format("turn {}{}{}", now.turn, phase.empty() ? "" : ", ", phase);
  if (!now.active.none() && now.active.index < battle.parties.size())
    text += ": " + battle.parties[now.active.index].name;
  return text;
}

std::string scenario_name(const protocol::Match& match) {
  const Json scenario = match.plan.scenario.to_json();
  const std::string name = text_of(scenario, "name");
  return name.empty() ? match.rules->title() : name;
}

}  // namespace fyrd::cli
