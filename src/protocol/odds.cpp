// The request that asks what can come of a choice.
#include <algorithm>
#include <cmath>
#include <map>

#include "protocol/choice.h"
#include "protocol/intention.h"
#include "protocol/table.h"

namespace fyrd::protocol {

namespace {

constexpr std::size_t most_outcomes = 200;

// Exactly, or of so many samples, with the interval in which it lies 95 times of 100 (Wilson's).
Json share_json(const Forecast& all, const Fraction& chance) {
  Json out;
  if (all.exact) out["fraction"] = chance.text();
  out["decimal"] = Json::parse(chance.decimal(6));
  if (all.exact) return out;
  constexpr double z = 1.96;
  const double n = static_cast<double>(all.runs),
               p = static_cast<double>(chance.numerator()) / static_cast<double>(chance.denominator());
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n),
               half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  const auto rounded = [](double x) { return std::round(std::clamp(x, 0.0, 1.0) * 1e6) / 1e6; };
  out["interval"] = Json::array({rounded(middle - half), rounded(middle + half)});
  return out;
}

// "Hugh struck Odo".
std::string incident_text(const Battle& battle, const Incident& incident) {
  std::string text = incident.kind;
  std::ranges::replace(text, '_', ' ');
  if (!incident.by.none()) text = battle[incident.by].name + " " + text;
  if (!incident.at.none() && incident.at != incident.by) text += " " + battle[incident.at].name;
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

Json incident_json(const Battle& battle, const Incident& incident) {
  Json out;
  out["kind"] = incident.kind;
  out["text"] = incident_text(battle, incident);
  if (!incident.by.none()) out["by"] = figure_json(battle, incident.by);
  if (!incident.at.none()) out["at"] = figure_json(battle, incident.at);
  return out;
}

// Things with their chances, each once.
template <class T>
struct Chances {
  std::vector<std::pair<T, Fraction>> all;
  void add(const T& what, const Fraction& chance) {
    for (auto& [known, sum] : all) {
      if (known == what) return sum += chance, void();
    }
    all.emplace_back(what, chance);
  }
};

// That somebody loses a tenth or more of what he is worth now.
Fraction hurt(const Game& game, const Forecast& forecast, FigureId id) {
  const int now = game.battle().worth(game.now(), id);
  return forecast.chance([&](const Prospect& p) { return game.battle().worth(*p.table, id) * 10 < now * 9; });
}

// How somebody is: in one text, and in its parts.
struct Condition {
  std::string text;
  Pose pose;
  Tokens marks;
  Condition(const Battle& battle, const Tabletop& s, FigureId id)
      : text(condition(battle, s, id)), pose(s[id].pose), marks(lasting_marks(battle, s, id)) {}
  bool operator==(const Condition& o) const { return text == o.text; }

  void write(Json& out) const {
    out["pose"] = pose_name(pose);
    Json& all = out["marks"] = Json::array();
    for (const Token& mark : marks) all.push_back(mark.text);
  }
};

// How somebody may end, where that is not certain to be as it was.
template <class Unwanted>
Json ends_json(const Game& game, const Forecast& forecast, Unwanted&& unwanted) {
  const Battle& battle = game.battle();
  Json::array_t out;
  for (FigureId id : everyone(game.now())) {
    if (unwanted()) break;
    Chances<Condition> ends;
    for (const Prospect& p : forecast.prospects) ends.add(Condition(battle, *p.table, id), p.chance);
    if (ends.all.size() == 1 && ends.all[0].first == Condition(battle, game.now(), id)) continue;
    Json one;
    one["figure"] = figure_json(battle, id);
    one["hurt"] = share_json(forecast, hurt(game, forecast, id));
    for (const auto& [end, chance] : ends.all) {
      Json& entry = one["ends"].emplace_back(share_json(forecast, chance));
      entry["condition"] = end.text;
      end.write(entry);
    }
    out.push_back(std::move(one));
  }
  return out;
}

// What a player reads of an ending.
Json outcome_json(const Game& game, const Prospect& prospect) {
  const Battle& battle = game.battle();
  Json out;
  out["changes"] = Json::array();
  for (FigureId id : everyone(game.now())) {
    const Condition was(battle, game.now(), id), is(battle, *prospect.table, id);
    if (was == is) continue;
    Json change;
    change["figure"] = figure_json(battle, id);
    change["was"] = was.text;
    change["is"] = is.text;
    is.write(change);
    out["changes"].push_back(std::move(change));
  }
  out["incidents"] = Json::array();
  for (const Incident& incident : prospect.incidents) out["incidents"].push_back(incident_json(battle, incident));
  return out;
}

// Endings that read the same are one, the likeliest first.
template <class Unwanted>
std::vector<std::pair<Json, Fraction>> outcomes(const Game& game, const Forecast& forecast, Unwanted&& unwanted) {
  std::vector<std::pair<Json, Fraction>> all;
  std::map<std::string, std::size_t> places;
  for (const Prospect& p : forecast.prospects) {
    if (unwanted()) break;
    Json ending = outcome_json(game, p);
    const auto [place, fresh] = places.try_emplace(dump(ending), all.size());
    if (fresh)
      all.emplace_back(std::move(ending), p.chance);
    else
      all[place->second].second += p.chance;
  }
  std::ranges::stable_sort(all, [](const auto& a, const auto& b) { return a.second > b.second; });
  return all;
}

}  // namespace

Either<Json> odds(Call& call, Reader& request) {
  const Game& game = call.match->game;
  const Battle& battle = game.battle();
  const Json value = request.object("choice");
  auto meant = read_intention(call, request, {100'000, 10'000}, call.odds);
  if (!meant) return meant.fault();
  const auto choice = read_choice(battle, game.wanted_of(meant->side)->verbs, value);
  if (!choice) return choice.fault();
  meant->choices.insert(meant->choices.begin(), just(*choice));

  const Forecast all = forecast(game, *meant);
  if (all.refused) return Fault(*all.refused);
  Json out;
  out["exact"] = all.exact;
  out[all.exact ? "runs" : "samples"] = all.runs;
  out["others"] = meant->others == Others::quiet ? "none" : all.exact ? "best" : "quick";
  const auto unwanted = [&] { return call.unwanted && call.unwanted(); };  // what is made then is read by nobody
  out["figures"] = ends_json(game, all, unwanted);
  Chances<Incident> happened;
  for (const Prospect& p : all.prospects) {
    Chances<Incident> once;
    for (const Incident& incident : p.incidents) once.add(incident, Fraction(1));
    for (const auto& [incident, times] : once.all) happened.add(incident, p.chance);
  }
  out["incidents"] = Json::array();
  for (const auto& [incident, chance] : happened.all) {
    Json one = incident_json(battle, incident);
    one.update(share_json(all, chance));
    out["incidents"].push_back(std::move(one));
  }
  out["outcomes"] = Json::array();
  const auto endings = outcomes(game, all, unwanted);
  for (const auto& [ending, chance] : endings) {
    if (out["outcomes"].size() == most_outcomes) break;
    Json one = share_json(all, chance);
    one.update(ending);
    out["outcomes"].push_back(std::move(one));
  }
  if (endings.size() > most_outcomes) out["left_off"] = endings.size() - most_outcomes;
  return out;
}

}  // namespace fyrd::protocol
