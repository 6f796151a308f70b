// Reading records.
#include "cli/records.h"

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/files.h"

namespace fyrd::cli {

std::optional<Json> read_record(const std::string& file, int& code) {
  std::string error;
  const std::optional<std::string> text = read_file(file, error);
  if (!text) {
    code = complain(error);
    return {};
  }
  auto record = protocol::parse(*text);  // bounded in size and depth, as for any other client
  if (record) return std::move(*record);
  code = complain((file == "-" ? "what came in" : file) + " is not a record: " + record.fault().message, wrong);
  return {};
}

Loaded load(const data::Library& library, const std::string& file, bool verify) {
  Loaded out;
  const std::optional<Json> record = read_record(file, out.code);
  if (!record) return out;
  auto match = protocol::load_record(library, *record, verify);
  if (!match) {
    std::string message = match.fault().message;
    for (const data::Problem& p : match.fault().problems) message += "\n  " + p.where + ": " + p.message;
    out.code = complain((file == "-" ? "what came in" : file) + ": " + message, wrong);
    return out;
  }
  out.checkpoints = part(*record, "checkpoints").size();
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
  match.game.set_dice(DiceMode::manual);  // or the dice that followed would fall again at once
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
