// Reading the chain from its beginning.
#include "campaign/chronicle.h"

#include <algorithm>

#include "core/events/narrate.h"
#include "core/play/facts.h"
#include "protocol/table.h"

namespace fyrd::campaign {

namespace {

Career& career_of(Annals& annals, const Member& member, int since) {
  const auto his = [&](const Career& c) { return c.id == member.id && c.lot == Lot::serving; };
  const auto found = std::find_if(annals.careers.begin(), annals.careers.end(), his);
  if (found != annals.careers.end()) return *found;
  Career joins;
  joins.id = member.id;
  joins.name = member.name;
  joins.since = since;
  return annals.careers.emplace_back(std::move(joins));
}

bool among(std::string_view kind, std::initializer_list<std::string_view> all) {
  return std::find(all.begin(), all.end(), kind) != all.end();
}

// The group somebody learns with; 0 for who learns alone.
std::int64_t group_of(const Game& game, FigureId id) {
  Facts facts;
  game.battle().describe(game.now(), id, facts);
  for (const Fact& fact : facts.all) {
    if (std::string_view(fact.key) == "group") return std::get<std::int64_t>(fact.value);
  }
  return 0;
}

void count(const Game& game, const Event& event, int number, Annals& annals) {
  const Battle& battle = game.battle();
  career_of(annals, battle[event.by], number).wounds += among(event.kind, {"maimed", "laid_up", "troubled"});
  if (!among(event.kind, {"advanced", "taught", "rose"})) return;
  const std::int64_t group = group_of(game, event.by);
  for (FigureId id : everyone(game.now())) {
    if (id == event.by || (group != 0 && group_of(game, id) == group)) ++career_of(annals, battle[id], number).advances;
  }
}

void fought(const Campaign& c, const Link& link, std::size_t side, Annals& annals) {
  const Game& game = link.match.game;
  const Tabletop& now = game.now();
  Engagement e;
  e.scenario = game.battle().scenario;
  e.verdict = game.battle().verdict(now);
  e.over = game.over();
  e.won = e.over && !now.winner.none() && game.battle().friends(now.winner, Side{static_cast<std::uint8_t>(side)});
  e.drawn = e.over && now.winner.none();
  e.rating = c.campaign_rules().rating(c.library(), link.match.plan.sides[side]);
  for (std::uint8_t i = 0; i < game.battle().parties.size(); ++i) {
    if (!game.battle().friends(Side{i}, Side{static_cast<std::uint8_t>(side)}))
      e.enemies.push_back(game.battle().parties[i].name);
  }
  annals.won += e.won;
  annals.drawn += e.drawn;
  annals.lost += e.over && !e.won && !e.drawn;
  annals.battles.push_back(std::move(e));
}

// The scenario of an aftermath says who took part, its people how they fare, its events what happened to them.
void settled(const Link& link, Annals& annals) {
  const Game& game = link.match.game;
  const Battle& battle = game.battle();
  const int number = static_cast<int>(annals.battles.size());
  const Stored first(battle);
  for (FigureId id : everyone(*first)) {
    if ((*first)[id].in_play()) career_of(annals, battle[id], number - 1);
  }
  data::Problems known;
  const data::Node root = link.match.plan.scenario.root();
  for (const data::Node& man : root["aftermath"]["figures"].items(known)) {
    const std::string id = man["id"].text_or(known, "");
    for (Career& career : annals.careers) {
      if (career.id != id || career.lot != Lot::serving) continue;
      ++career.battles;
      career.felled += static_cast<int>(man["felled"].whole_or(known, 0, 1'000, 0));
      career.out += man["out"].flag_or(known, false);
    }
  }
  for (const Event& event : game.events()) {
    if (event.by.none() || event.pool.count > 0) continue;
    career_of(annals, battle[event.by], number).story.push_back({number, event.kind, narrate(battle, event)});
    count(game, event, number, annals);
  }
  for (FigureId id : everyone(game.now())) {
    const Pose pose = game.now()[id].pose;
    if (pose == Pose::standing) career_of(annals, battle[id], number);
    if (pose == Pose::out) ++annals.deaths, career_of(annals, battle[id], number).lot = Lot::dead;
    for (Career& career : annals.careers) {
      if (pose == Pose::away && career.id == battle[id].id && career.lot == Lot::serving) career.lot = Lot::gone;
    }
  }
  annals.battles.back().settled = game.over();
}

const char* lot_name(Lot lot) { return lot == Lot::serving ? "serving" : lot == Lot::dead ? "dead" : "gone"; }

}  // namespace

std::vector<Annals> chronicle(const Campaign& c) {
  std::vector<Annals> all(c.bands().size());
  for (std::size_t band = 0; band < all.size(); ++band) {
    all[band].name = c.band_name(band);
    all[band].rating = c.campaign_rules().rating(c.library(), c.bands()[band]);
  }
  for (const Link& link : c.links()) {
    for (std::size_t side = 0; side < link.bands.size(); ++side) {
      if (link.aftermath)
        settled(link, all[link.bands[side]]);
      else
        fought(c, link, side, all[link.bands[side]]);
    }
  }
  return all;
}

Company company(const Campaign& c, std::size_t band) {
  for (std::size_t i = c.links().size(); i-- > 0;) {
    const Link& link = c.links()[i];
    if (link.aftermath && link.bands[0] == band && link.match.game.over())
      return {link.match.game.shared_battle(), Stored(link.match.game.battle(), link.match.game.now())};
  }
  data::Problems problems;
  Company out{c.rules().open(c.library(), idle_aftermath(c.bands()[band]), problems), {}};
  if (out.battle) out.now = Stored(*out.battle);
  return out;
}

namespace {

// What somebody is and has now.
Json told_of(const Company& company, const std::string& id) {
  for (std::uint8_t i = 0; company.battle && i < company.battle->members.size(); ++i) {
    if (company.battle->members[i].id != id) continue;
    Facts facts;
    company.battle->describe(*company.now, FigureId{i}, facts);
    return protocol::told_json(facts, company.battle->unit);
  }
  return Json::array();
}

}  // namespace

Json chronicle_json(const Campaign& c) {
  Json out;
  out["name"] = c.name();
  out["rules"] = c.rules().id();
  Json& bands = out["bands"] = Json::array();
  const std::vector<Annals> all = chronicle(c);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Annals& annals = all[i];
    Json band;
    band["name"] = annals.name;
    band["rating"] = annals.rating;
    band["won"] = annals.won;
    band["drawn"] = annals.drawn;
    band["lost"] = annals.lost;
    band["deaths"] = annals.deaths;
    const Business business = c.business(i);
    band["pending"] =
        business == Business::none ? Json(nullptr) : Json(business == Business::battle ? "battle" : "aftermath");
    Json& battles = band["battles"] = Json::array();
    for (const Engagement& e : annals.battles) {
      Json one;
      one["scenario"] = e.scenario;
      one["against"] = e.enemies;
      one["rating"] = e.rating;
      one["result"] = !e.over ? Json(nullptr) : Json(e.won ? "won" : e.drawn ? "drawn" : "lost");
      one["verdict"] = e.verdict;
      one["settled"] = e.settled;
      battles.push_back(std::move(one));
    }
    const Company now = company(c, i);
    Json& careers = band["careers"] = Json::array();
    for (const Career& man : annals.careers) {
      Json one;
      one["id"] = man.id;
      one["name"] = man.name;
      one["since"] = man.since;
      one["battles"] = man.battles;
      one["felled"] = man.felled;
      one["out"] = man.out;
      one["wounds"] = man.wounds;
      one["advances"] = man.advances;
      one["lot"] = lot_name(man.lot);
      one["story"] = Json::array();
      for (const Moment& moment : man.story) {
        Json line;
        line["battle"] = moment.battle;
        line["text"] = moment.text;
        const std::string_view subject = man.name, text = moment.text;
        if (text.starts_with(man.name + " ") && !text.starts_with(man.name + " and "))
          line["more"] = text.substr(subject.size() + 1);
        one["story"].push_back(std::move(line));
      }
      if (man.lot == Lot::serving) one["told"] = told_of(now, man.id);
      careers.push_back(std::move(one));
    }
    band["band"] = c.bands()[i].to_json();
    bands.push_back(std::move(band));
  }
  return out;
}

}  // namespace fyrd::campaign
