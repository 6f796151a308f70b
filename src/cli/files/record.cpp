// Reading records.
#include "cli/files/record.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/files/file.h"
#include "data/utf8.h"

namespace fyrd::cli {

namespace {

// Notes where text is no longer JSON.
struct Break : nlohmann::detail::json_sax_acceptor<Json> {
  std::size_t byte = 0;
  bool parse_error(std::size_t at, const std::string&, const Json::exception&) {
    byte = at;
    return false;
  }
};

}  // namespace

std::string break_of(const std::string& text) {
  Break found;
  Json::sax_parse(text, &found);
  if (found.byte == 0) return "";
  const auto at = static_cast<std::ptrdiff_t>(std::min(found.byte, text.size()));
  return fmt::format("it is not JSON from line {} on, byte {}", 1 + std::count(text.begin(), text.begin() + at, '\n'),
                     found.byte);
}

std::string name_of(const std::string& file) { return file == "-" ? "what came in" : file; }

std::optional<Json> read_json(const std::string& file, const char* what, int& code) {
  std::string error;
  const std::optional<std::string> text = read_file(file, error);
  if (!text) {
    code = complain(error);
    return {};
  }
  auto json = protocol::parse(*text);  // bounded in size and depth, as for any other client
  if (json) return std::move(*json);
  const std::string broken = json.fault().code == "bad_json" ? break_of(*text) : "";
  code = complain(fmt::format("{} is no {}: {}", name_of(file), what, broken.empty() ? json.fault().message : broken),
                  wrong);
  return {};
}

std::optional<Json> read_record(const std::string& file, int& code) {
  std::optional<Json> record = read_json(file, "record", code);
  if (!record || !record->is_object() || !record->contains("chain")) return record;
  code = complain(name_of(file) + " is no record; it is a campaign", wrong);
  return {};
}

Loaded load(const data::Library& library, const std::string& file, bool verify) {
  Loaded out;
  const std::optional<Json> record = read_record(file, out.code);
  if (!record) return out;
  auto match = protocol::load_record(library, *record, verify, &out.found);
  if (!match) {
    out.code = complain(name_of(file) + ": " + refusal_text(match.fault().message, match.fault().problems), wrong);
    return out;
  }
  out.checkpoints = part(*record, "checkpoints").size();
  out.match = std::move(*match);
  return out;
}

void say_whose(const std::string& written_by, const std::vector<std::string>& differs) {
  if (!written_by.empty()) fmt::print("Written by Fyrd {}; this is {}.\n", data::quoted(written_by), FYRD_VERSION);
  if (!differs.empty()) fmt::print("Not played as printed:\n");
  for (const std::string& one : differs) fmt::print("  {}\n", one);
}

bool rewind(protocol::Match& match, std::size_t inputs) {
  const std::size_t there = match.game.inputs().size();
  if (inputs > there) {
    complain(fmt::format("--at {}: the record has only {}", inputs, plural(there, "input", "inputs")));
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
