// From a line to a request, and from its outcome to a line.
#include "protocol/session.h"

#include <array>

#include "data/suggest.h"
#include "data/utf8.h"
#include "protocol/requests.h"
#include "protocol/values.h"

namespace fyrd::protocol {

Json fault_json(const Fault& fault) {
  Json out;
  out["code"] = fault.code;
  out["message"] = fault.message;
  if (!fault.rule.empty()) out["rule"] = fault.rule;
  if (!fault.problems.empty()) out["problems"] = problems_json(fault.problems);
  return out;
}

std::span<const Request> requests() {
  using std::string_view;
  using enum Request::Kind;
  static constexpr std::array<string_view, 1> rules = {"rules"};
  static constexpr std::array<string_view, 2> warband = {"rules", "warband"}, choice = {"side", "choice"},
                                              to = {"side", "to"}, asking = {"side", "after"},
                                              whose = {"side", "figure"}, saved = {"record", "verify"};
  static constexpr std::array<string_view, 3> stretch = {"side", "from", "to"};
  static constexpr std::array<string_view, 4> advice = {"side", "player", "questions", "several"},
                                              building = {"rules", "warband", "part", "at"},
                                              standing = {"side", "events", "inputs", "options"},
                                              story = {"side", "from", "to", "options"},
                                              decision = {"side", "choice", "frames", "options"},
                                              faces = {"side", "faces", "frames", "options"};
  static constexpr std::array<string_view, 7> wager = {"side",   "choice", "then",   "replies",
                                                       "others", "budget", "samples"};
  static constexpr std::array<string_view, 6> setup = {"rules", "scenario", "sides", "seed", "dice", "options"};
  static constexpr std::array<string_view, 9> places = {"side",   "choice",  "then",   "replies", "others",
                                                        "budget", "samples", "target", "from"};
  static constexpr std::array<Request, 20> all = {{
      {"hello", free, {}, hello},
      {"catalog", free, rules, show_catalog},
      {"check", free, warband, check_warband},
      {"form", free, rules, show_form},
      {"offers", free, building, list_offers},
      {"new", begins, setup, start},
      {"view", looks, standing, view},
      {"frames", looks, story, frames},
      {"measure", looks, stretch, measure},
      {"rings", looks, whose, rings},
      {"options", looks, asking, list_options},
      {"answer", changes, decision, answer},
      {"roll", changes, faces, roll},
      {"explain", looks, choice, explain},
      {"odds", looks, wager, odds},
      {"field", looks, places, field},
      {"advise", looks, advice, advise},
      {"undo", changes, to, undo},
      {"record", looks, {}, record},
      {"load", begins, saved, load},
  }};
  return all;
}

const Request* find_request(std::string_view name) {
  for (const Request& one : requests())
    if (one.name == name) return &one;
  return nullptr;
}

Either<Json> perform(Call& call, const Json& request) {
  Reader in(request, "bad_request");
  if (const Json* id = in.find("id"); id && !id->is_number() && !id->is_string())
    in.wrong("id", "a number or text", *id);
  const std::string name = in.text("do");
  if (in.fault()) return *in.fault();

  const Request* one = find_request(name);
  if (!one) {
    std::vector<std::string_view> known;
    for (const Request& r : requests()) known.push_back(r.name);
    return Fault("unknown_request", "There is no request " + data::quoted(name) + data::suggestion(name, known) + ".");
  }
  std::vector<std::string_view> keys(one->keys.begin(), one->keys.end());
  keys.insert(keys.end(), {"id", "do"});
  in.only(keys);
  if (in.fault()) return *in.fault();
  const bool needs_game = one->kind == Request::Kind::looks || one->kind == Request::Kind::changes;
  if (needs_game && !call.match)
    return Fault("no_game", "There is no game yet; begin one with 'new', or bring one with 'load'.");
  if (one->kind == Request::Kind::begins && call.eyes.seated)
    return Fault("not_here", "This place has its game already; other games begin elsewhere.");
  if (one->kind == Request::Kind::changes && !call.eyes.plays) return only_to_look_at();
  return one->run(call, in);
}

std::string reply_line(const Either<Json>& request, const Either<Json>& outcome, std::string_view frames) {
  Json head;
  head["id"] = nullptr;
  if (request && request->is_object() && request->contains("id")) {
    const Json& given = (*request)["id"];
    if (given.is_number() || given.is_string()) head["id"] = given;
  }
  std::string line = dump(head);
  line.back() = ',';
  line += outcome ? "\"ok\":" : "\"error\":";
  std::string body = dump(outcome ? *outcome : fault_json(outcome.fault()));
  constexpr std::string_view empty = "{\"frames\":[";  // which such a reply begins with
  if (!frames.empty() && body.starts_with(empty)) body.insert(empty.size(), frames);
  return line += body + "}";
}

Session::Session(data::Library library, Crew crew) : library_(std::move(library)), crew_(std::move(crew)) {}

std::string Session::handle(std::string_view line) {
  const Either<Json> request = parse(line);
  Call call{library_, match_};
  call.crew = crew_;
  return reply_line(request, request ? perform(call, *request) : request);
}

}  // namespace fyrd::protocol
