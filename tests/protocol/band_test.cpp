// Building warbands: the form of each ruleset and its `check` never disagree, and a change can be tried before it is
// made.
#include "protocol/band.h"

#include "client.h"
#include "data/write.h"

namespace fyrd::protocol {
namespace {

// Whether something was not even known, which is more than being refused to somebody.
bool unknown(const Json& checked) {
  for (const Json& problem : checked["problems"]) {
    const std::string message = problem["message"];
    if (message.find("must be one of") != std::string::npos || message.find("there is no ") != std::string::npos ||
        message.find("is not known") != std::string::npos)
      return true;
  }
  return false;
}

class Forms : public ::testing::TestWithParam<const Ruleset*> {
 protected:
  const Ruleset& rules = *GetParam();
  const data::Library library = data::Library::embedded();
  const Form form = form_rules(rules)->form(library);
  const std::vector<NameList> names = name_lists(rules, library);

  Json check(const Json& band) const { return band_check_json(rules, library, band); }
  static bool plain(const FormField& field) { return field.needs.empty(); }
};

TEST_P(Forms, a_new_band_is_legal_and_costs_what_its_offers_say) {
  const Json band = new_band(form, names);
  const Json checked = check(band);
  EXPECT_TRUE(checked["problems"].empty()) << dump(checked);
  const Json& figure = band[form.parts[0].key][0];
  int points = 0;
  for (const FormField& field : form.parts[0].fields)
    for (const FormOffer& offer : field.offers)
      if (plain(field) && figure.contains(field.key) && (figure[field.key] == offer.value || figure[field.key] == true))
        points += offer.points;
  EXPECT_EQ(checked["total"], points);
  ASSERT_EQ(checked["parts"].size(), 1u);
  EXPECT_EQ(checked["parts"][0]["where"], "warband." + form.parts[0].key + "[0]");
  EXPECT_EQ(checked["parts"][0]["points"], points);
}

TEST_P(Forms, every_offer_is_known_to_check_and_has_its_price) {
  for (const FormPart& part : form.parts) {
    for (const FormField& field : part.fields) {
      Json band = new_band(form, names);
      if (!field.needs.empty()) band[field.needs] = true;
      Json figure = {{"name", "Tryer"}};
      if (part.key != form.parts[0].key) figure = {{"names", Json::array({"Tryer"})}};
      for (const FormField& other : part.fields)  // whoever tries something must be somebody
        if (other.kind == FormKind::one && !other.usual && other.needs == field.needs)
          figure[other.key] = other.offers[0].value;
      if (!field.needs.empty() && field.kind == FormKind::one) band.erase(form.parts[0].key);
      if (!band.contains(part.key)) band[part.key] = Json::array();
      band[part.key].push_back(figure);
      const std::size_t at = band[part.key].size() - 1;
      const int before = check(band)["total"].get<int>();
      for (const FormOffer& offer : field.offers) {
        Json with = band;
        Json& place = with[part.key][at];
        if (field.kind == FormKind::flag)
          place[field.key] = true;
        else if (field.kind == FormKind::many)
          place[field.key] = Json::array({offer.value});
        else
          place[field.key] = offer.value;
        const Json checked = check(with);
        EXPECT_FALSE(unknown(checked)) << offer.value << " " << dump(checked["problems"]);
        if (field.usual) continue;  // takes the place of something
        const int own = field.kind == FormKind::one ? field.offers[0].points : 0;
        EXPECT_EQ(checked["total"].get<int>() - before, offer.points - own)
            << part.key << "." << field.key << " = " << offer.value;
      }
    }
  }
  for (const FormField& field : form.fields) {
    for (const FormOffer& offer : field.offers) {
      Json band = new_band(form, names);
      if (!field.needs.empty()) band = {{"name", "V"}, {field.needs, true}};
      const int before = check(band)["total"].get<int>();
      band[field.key] = Json::array({offer.value});
      const Json checked = check(band);
      EXPECT_FALSE(unknown(checked)) << offer.value << " " << dump(checked["problems"]);
      if (!field.needs.empty()) continue;  // of those it is filled up with when a battle begins
      EXPECT_EQ(checked["total"].get<int>() - before, offer.points) << offer.value;
    }
  }
}

TEST_P(Forms, limits_are_those_check_insists_on) {
  Json band = new_band(form, names);
  const FormPart& part = form.parts[0];
  Json one = band[part.key][0];
  for (const FormField& field : part.fields)
    if (field.first || field.kind == FormKind::many) one.erase(field.key);
  const auto refuses_count = [&] {
    const Json checked = check(band);
    for (const Json& problem : checked["problems"]) {
      const std::string where = problem["where"], message = problem["message"];
      const bool money = message.find(" are allowed") != std::string::npos;
      if (!money && (where == "warband" || where.starts_with("warband." + part.key))) return true;
    }
    return false;
  };
  for (int n = 2; n <= part.most; ++n) {
    one["name"] = "Man " + std::to_string(n);
    band[part.key].push_back(one);
  }
  EXPECT_FALSE(refuses_count()) << dump(check(band)["problems"]);
  one["name"] = "One too many";
  band[part.key].push_back(one);
  EXPECT_TRUE(refuses_count()) << part.most;
}

TEST_P(Forms, what_would_cost_too_much_is_said_before_it_is_taken) {
  Json band = new_band(form, names);
  const FormPart& part = form.parts[0];
  int cost = check(band)["total"].get<int>();
  const int each = cost;
  for (int n = 2; cost + each <= form.budget; ++n, cost += each) {
    Json one = band[part.key][0];
    one["name"] = "Man " + std::to_string(n);
    band[part.key].push_back(one);
  }
  const Json offers = offers_json(rules, library, band, part.key, 0);
  const int left = form.budget - check(band)["total"].get<int>();
  int dear = 0;
  for (const auto& [key, tried] : offers.items()) {
    for (const Json& one : tried) {
      if (one["points"].get<int>() <= left) continue;
      ++dear;
      ASSERT_TRUE(one.contains("problems")) << key << dump(one);
      bool said = false;
      for (const Json& message : one["problems"])
        said |= message.get<std::string>().find(" are allowed") != std::string::npos;
      EXPECT_TRUE(said) << dump(one);
    }
  }
  EXPECT_TRUE(dear > 0 || left >= 3) << left;
}

TEST_P(Forms, samples_have_prices_that_add_up_and_survive_a_file) {
  for (const CatalogEntry& entry : catalog(rules, library).warbands) {
    data::Problems problems;
    const Json band = warband_tree(rules, library, entry.id, problems).to_json();
    const Json checked = check(band);
    EXPECT_TRUE(checked["problems"].empty()) << entry.id << dump(checked["problems"]);
    int sum = 0;
    for (const Json& one : checked["parts"]) sum += one["points"].get<int>();
    EXPECT_EQ(sum, checked["total"]) << entry.id;
    const data::Tree again = data::Tree::parse_toml("again", data::to_toml(band), problems);
    EXPECT_TRUE(problems.empty()) << problems.text();
    EXPECT_EQ(dump(again.to_json()), dump(band)) << entry.id;
  }
}

TEST_P(Forms, there_are_names_for_two_bands_and_none_twice) {
  ASSERT_FALSE(names.empty());
  std::vector<std::string> all;
  for (const NameList& list : names) {
    EXPECT_FALSE(list.bands.empty());
    for (const std::string& name : list.people) {
      EXPECT_LE(name.size(), 40u);
      EXPECT_EQ(std::count(all.begin(), all.end(), name), 0) << name;
      all.push_back(name);
    }
  }
  EXPECT_GE(all.size(), 30u);
}

TEST_P(Forms, whoever_is_one_too_many_changes_nobodys_price) {
  Json band = new_band(form, names);
  const std::string& key = form.parts[0].key;
  const int each = check(band)["total"].get<int>();
  for (int n = 1; n < 30; ++n) {
    band[key].push_back(band[key][0]);
    band[key].back()["name"] = "Man " + std::to_string(n);
  }
  const Json checked = check(band);
  int sum = 0;
  for (const Json& one : checked["parts"]) sum += one["points"].get<int>();
  EXPECT_EQ(sum, checked["total"]);
  for (int n = 0; n < form.parts[0].most; ++n) EXPECT_EQ(checked["parts"][n]["points"], each) << n;
}

TEST_P(Forms, a_kind_that_is_not_there_costs_nothing) {
  Json band = new_band(form, names);
  const int before = check(band)["total"].get<int>();
  Json one = band[form.parts[0].key][0];
  one["name"] = "Nobody";
  for (const FormField& field : form.parts[0].fields)
    if (field.kind == FormKind::one && !field.usual && one.contains(field.key)) one[field.key] = "knigt";
  band[form.parts[0].key].push_back(one);
  const Json checked = check(band);
  EXPECT_TRUE(unknown(checked)) << dump(checked);
  EXPECT_EQ(checked["total"], before) << dump(checked["items"]);
  EXPECT_EQ(checked["parts"][1]["points"], 0);
}

TEST_P(Forms, names_can_be_seen_and_do_nothing_to_a_terminal) {
  const auto wrong = [&](const char* who, const char* key, const std::string& text) {
    Json band = new_band(form, names);
    (*who ? band[form.parts[0].key][0] : band)[key] = text;
    const Json problems = check(band)["problems"];
    return problems.size() == 1 ? problems[0]["message"].get<std::string>() : dump(problems);
  };
  for (const char* who : {"", "figure"}) {
    EXPECT_EQ(wrong(who, "name", ""), "the name is empty");
    EXPECT_EQ(wrong(who, "name", "  "), "the name is empty");
    EXPECT_EQ(wrong(who, "name", "A\nB"), "'name' must be a line of text without control characters, not 'A?B'");
    EXPECT_EQ(wrong(who, "name", "A\033[31mB"),
              "'name' must be a line of text without control characters, not 'A?[31mB'");
  }
  EXPECT_EQ(wrong("", "help", "A\033[31mB"), "'help' must be text without control characters, not 'A?[31mB'");
}

TEST_P(Forms, a_band_for_other_rules_is_refused) {
  Json band = new_band(form, names);
  band["rules"] = {rules.id()};
  EXPECT_TRUE(check(band)["problems"].empty()) << dump(check(band));
  band["rules"] = {"chess"};
  ASSERT_EQ(check(band)["problems"].size(), 1u);
  EXPECT_EQ(check(band)["problems"][0]["message"], std::string("the warband is for chess, not for ") + rules.id());
  band["rules"] = "chess";
  EXPECT_EQ(check(band)["problems"].size(), 1u) << "no list";
}

INSTANTIATE_TEST_SUITE_P(Rulesets, Forms, ::testing::ValuesIn(rulesets().begin(), rulesets().end()),
                         [](const auto& with) {
                           std::string name = with.param->id();
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(Offers, say_why_somebody_cannot_take_a_thing) {
  Client client;
  const Json offers =
      client.ok(R"({"do":"offers","rules":"nottingham","part":"heroes","at":0,"warband":{"name":"X","heroes":[
    {"name":"A","class":"knight","leader":true,"gear":["sword","shield"],"skills":["heavy-armour-training"]}]}})")
          ["offers"];
  const auto tried = [&](const char* key, const char* value) {
    for (const Json& one : offers[key])
      if (one["value"] == value) return one;
    return Json();
  };
  EXPECT_FALSE(tried("gear", "axe").contains("problems"));
  EXPECT_EQ(tried("gear", "axe")["points"], 3);
  EXPECT_EQ(tried("gear", "axe")["taken"], false);
  EXPECT_NE(tried("gear", "buckler")["problems"][0].get<std::string>().find("at most 1 shield or buckler"),
            std::string::npos);
  EXPECT_NE(tried("skills", "quickshot")["problems"][0].get<std::string>().find("is not recruited with"),
            std::string::npos);
  EXPECT_EQ(tried("gear", "shield")["taken"], true);
  EXPECT_EQ(tried("gear", "shield")["points"], -2) << "left again";
  EXPECT_EQ(offers["leader"][0]["value"], false);
  EXPECT_NE(offers["leader"][0]["problems"][0].get<std::string>().find("one of the heroes leads the band"),
            std::string::npos);
  EXPECT_FALSE(offers.contains("initiative")) << "only a preset has numbers of its own";
}

TEST(Offers, of_the_band_itself) {
  Client client;
  const Json offers =
      client.ok(R"({"do":"offers","rules":"nottingham","warband":{"name":"X","traps":["net","net","net"],"heroes":[
    {"name":"A","class":"knight","leader":true}]}})")["offers"];
  EXPECT_EQ(offers["machines"][0]["points"], 15);
  EXPECT_TRUE(offers["traps"][0].contains("problems"));
}

TEST(Offers, are_refused_for_nobody) {
  Client client;
  EXPECT_EQ(
      client.error(R"({"do":"offers","rules":"newcastle","part":"figures","at":3,"warband":{"name":"X"}})")["code"],
      "bad_request");
  EXPECT_EQ(
      client.error(R"({"do":"offers","rules":"newcastle","part":"heroes","at":0,"warband":{"name":"X"}})")["code"],
      "bad_request");
  EXPECT_EQ(
      client.error(R"({"do":"offers","rules":"newcastle","part":"figures","at":0,"warband":{"figures":[5]}})")["code"],
      "bad_request");
  EXPECT_EQ(client.error(R"({"do":"offers","rules":"nowhere","warband":{}})")["code"], "unknown_rules");
  EXPECT_EQ(client.error(R"({"do":"form","rules":"nowhere"})")["code"], "unknown_rules");
}

}  // namespace
}  // namespace fyrd::protocol
