// Reading, keeping and giving out warbands. One that breaks a rule is kept all the same, and says what it lacks.
#include "club/bands.h"

#include "club/query.h"
#include "club/rights.h"
#include "club/stored.h"
#include "club/token.h"
#include "data/utf8.h"
#include "data/write.h"
#include "paper/paper.h"
#include "protocol/match.h"
#include "protocol/values.h"
#include "rulesets/roster.h"

namespace fyrd::club {

using protocol::Either;
using protocol::Fault;
using protocol::Reader;

namespace {

constexpr std::size_t longest_name = 60;

Fault unknown_band() { return Fault("no_such_band", "There is no warband with this link; it may have been deleted."); }

// Of a band that was looked at when it was read.
Json parsed(const kept::Band& band) {
  const auto read = read_object(band.warband, "This warband", "who is in it");
  return read ? *read : Json::object();
}

// What is told of a band in lists; what the rules say of it is asked anew, as they may have changed since.
Json band_json(const data::Library& library, const kept::Band& band) {
  Json out;
  out["id"] = band.id;
  out["rules"] = band.rules;
  out["name"] = band.name;
  out["made"] = time_text(band.made);
  out["changed"] = time_text(band.changed);
  data::Problems problems;
  const Ruleset* rules = find_ruleset(band.rules);
  int total = 0;
  if (rules)
    total = rules->check(library, data::Tree::from_json("warband", parsed(band), problems), problems).total;
  else
    problems.add("", "this program knows no rules '" + band.rules + "'");
  out["ready"] = problems.empty();
  out["total"] = total;
  out["problems"] = protocol::problems_json(problems.all());
  return out;
}

// `owner` is told to this computer only, and to who made it.
Answer whole(const data::Library& library, const kept::Band& band, bool owned) {
  Json out = band_json(library, band);
  if (owned) out["owner"] = band.owner;
  out["warband"] = parsed(band);
  return {.body = protocol::dump(out)};
}

// A file that can be imported elsewhere: it says which rules it is for.
Answer as_file(const kept::Band& band) {
  Json out;
  const Json warband = parsed(band);
  out["name"] = band.name;
  if (!warband.contains("rules")) out["rules"] = Json::array({band.rules});
  out.update(warband);
  Answer answer{.body = data::to_toml(out), .type = "application/toml"};
  answer.download = id_from(band.name) + ".toml";
  return answer;
}

// Cards of everybody in it, to print. Only who can fight can be looked at.
Answer cards(const data::Library& library, const kept::Band& band) {
  data::Problems problems;
  const auto rules = protocol::read_rules(band.rules);
  if (!rules) return refused(rules.fault());
  const paper::Mustered mustered =
      paper::muster(**rules, library, data::Tree::from_json("warband", parsed(band), problems), problems);
  if (!mustered.battle) {
    Fault fault("draft", "This warband cannot fight yet, so there are no cards of it.");
    fault.problems.assign(problems.all().begin(), problems.all().end());
    return refused(fault);
  }
  const Stored now(*mustered.battle);
  const paper::Deck deck{*mustered.battle, *now, mustered.side};
  return {.body = paper::cards(**rules, library, {&deck, 1}, paper::a4), .type = "text/html; charset=utf-8"};
}

struct Sent {
  std::string rules;
  Json warband;
};

Fault bad(const data::Problems& problems) {
  Fault fault("bad_warband", "This warband cannot be read: " + std::string(problems.all()[0].message));
  fault.problems.assign(problems.all().begin(), problems.all().end());
  return fault;
}

// `rules` may be left to the file.
Either<std::string> rules_of(const std::string& asked, const Json& warband) {
  std::string id = asked;
  const auto own = warband.find("rules");
  if (id.empty() && own != warband.end() && own->is_array() && !own->empty() && (*own)[0].is_string())
    id = (*own)[0].get<std::string>();
  if (id.empty())
    return Fault("bad_request", "Which rules is this warband for? The file does not say, with rules = [\"…\"].");
  const auto known = protocol::read_rules(id);
  if (!known) return known.fault();
  return id;
}

Either<Sent> read_sent(const data::Library& library, const std::string& body, bool new_one) {
  const Either<Json> json = protocol::parse(body);
  if (!json) return json.fault();
  Reader in(*json, "bad_request");
  if (new_one)
    in.only({"rules", "warband", "toml"});
  else
    in.only({"warband"});
  Sent sent{in.text_or("rules", ""), nullptr};
  const std::string toml = in.text_or("toml", "");
  const Json* given = in.has("toml") ? nullptr : in.need("warband");
  if (given && !given->is_object() && !(new_one && given->is_string()))
    in.wrong("warband", new_one ? "an id or an object" : "an object", *given);
  if (in.fault()) return *in.fault();

  data::Problems problems;
  data::Tree tree;
  if (!given) {
    tree = data::Tree::parse_toml("file", toml, problems);
  } else if (given->is_object()) {
    tree = data::Tree::from_json("warband", *given, problems);
  } else {
    const auto rules = protocol::read_rules(sent.rules);
    if (!rules) return rules.fault();
    tree = warband_tree(**rules, library, *protocol::as_text(*given), problems);
  }
  if (!problems.empty()) return bad(problems);
  sent.warband = tree.to_json();
  if (!new_one) return sent;
  const Either<std::string> rules = rules_of(sent.rules, sent.warband);
  if (!rules) return rules.fault();
  sent.rules = *rules;
  return sent;
}

void take(kept::Band& band, const Json& warband) {
  const auto name = warband.find("name");
  band.name = data::printable(name != warband.end() && name->is_string() ? name->get<std::string>() : "", longest_name);
  band.warband = protocol::dump(warband);
  band.changed = now_in_milliseconds();
}

Archive::Done when_kept(Home& home, const kept::Band& band, const Api::Done& done) {
  return [&home, band, done](bool good) {
    done(good ? whole(home.library(), band, true)
              : refused(Fault("not_kept", "The warband could not be written to the disk.")));
  };
}

void add(Home& home, const Ask& ask, const Api::Done& done) {
  if (static_cast<std::size_t>(home.archive().count_bands()) >= home.bounds().bands)
    return done(refused(Fault("too_many_bands", "There are as many warbands as there may be; delete some.")));
  Either<Sent> sent = read_sent(home.library(), ask.body, true);
  if (!sent) return done(refused(sent.fault()));
  kept::Band band;
  band.id = new_token();
  band.owner = new_token();
  band.rules = sent->rules;
  take(band, sent->warband);
  band.made = band.changed;
  home.archive().add(band, when_kept(home, band, done));
}

void change(Home& home, const Ask& ask, kept::Band band, const Api::Done& done) {
  const Either<Sent> sent = read_sent(home.library(), ask.body, false);
  if (!sent) return done(refused(sent.fault()));
  take(band, sent->warband);
  home.archive().change(band, when_kept(home, band, done));
}

Answer list(Home& home) {
  Json all = Json::array();
  Json damaged = Json::array();
  for (const kept::Band& band : home.archive().bands(home.bounds().listed))
    if (band.whole)
      all.push_back(band_json(home.library(), band));
    else
      damaged.push_back({{"id", band.id}, {"message", "A warband is damaged in the file it is kept in."}});
  return {.body = protocol::dump({{"bands", std::move(all)}, {"damaged", std::move(damaged)}})};
}

void with_band(Home& home, const Ask& ask, const std::string& id, std::string_view rest, const Api::Done& done) {
  const auto band = looks_like_token(id) ? home.archive().band(id) : Either<kept::Band>(unknown_band());
  const bool deleting = rest.empty() && ask.method == "DELETE";
  if (!band && !(deleting && band.fault().code == "damaged")) return done(refused(band.fault()));
  const bool changing = rest.empty() && (deleting || ask.method == "PUT");
  if (changing && !ask.local && !(band && from_query(ask.query, "owner") == band->owner && !band->owner.empty()))
    return done(refused(Fault("not_yours", "Only who made this warband may change it; make one of your own of it.")));
  if (deleting)
    return home.archive().remove_band(id, [done](bool gone) {
      done(gone ? Answer{.body = "{}"} : refused(Fault("not_kept", "The warband could not be deleted from the disk.")));
    });
  if (const auto read = read_object(band->warband, "This warband", "who is in it"); !read)
    return done(refused(read.fault()));
  const bool get = ask.method == "GET" || ask.method == "HEAD";
  if (rest == "/file" && get) return done(as_file(*band));
  if (rest == "/cards" && get) return done(cards(home.library(), *band));
  if (!rest.empty()) return done(refused(Fault("unknown_address", "There is nothing at this address.")));
  if (get) return done(whole(home.library(), *band, ask.local));
  if (ask.method == "PUT") return change(home, ask, *band, done);
  done(refused(Fault("wrong_method", "Not with " + ask.method + ".")));
}

}  // namespace

void answer_bands(Home& home, const Ask& ask, std::string_view rest, const Api::Done& done) {
  if (!rest.empty()) {
    rest.remove_prefix(1);
    const std::size_t end = std::min(rest.find('/'), rest.size());
    return with_band(home, ask, std::string(rest.substr(0, end)), rest.substr(end), done);
  }
  if (!ask.local) return done(refused(Fault("only_here", "The warbands of this computer are told to itself only.")));
  if (ask.method == "GET" || ask.method == "HEAD") return done(list(home));
  if (ask.method != "POST") return done(refused(Fault("wrong_method", "Not with " + ask.method + ".")));
  add(home, ask, done);
}

}  // namespace fyrd::club
