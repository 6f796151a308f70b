// What is printed: facts of the HTML, for every game there is.
#include "paper/paper.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/geometry/unit.h"
#include "core/play/facts.h"
#include "paper/numbers.h"
#include "paper/style.h"
#include "paper/svg.h"

namespace fyrd::paper {
namespace {

const data::Library& library() {
  static const data::Library all = data::Library::embedded();
  return all;
}

int count(const std::string& text, std::string_view what) {
  int n = 0;
  for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += what.size()) ++n;
  return n;
}

bool has(const std::string& text, std::string_view what) { return text.find(what) != text.npos; }

std::string villain_heading(std::string size, const char* type) { return "<h2>" + size + " " + type + "</h2>"; }

// The cards of a warband, one by one, as they are printed.
std::vector<std::string> cut(const std::string& html) {
  std::vector<std::string> out;
  for (std::size_t at = html.find("<article"); at != html.npos; at = html.find("<article", at + 1))
    out.push_back(html.substr(at, html.find("</article>", at) - at));
  return out;
}

struct Band {
  Mustered mustered;
  Stored begun;
  std::string html;
};
Band printed(const Ruleset& rules, const data::Tree& tree, const Paper& paper = a4) {
  data::Problems problems;
  Band band{muster(rules, library(), tree, problems), {}, ""};
  EXPECT_EQ(problems.text(), "");
  if (!band.mustered.battle) return band;
  band.begun = Stored(*band.mustered.battle);
  const Deck deck{*band.mustered.battle, *band.begun, band.mustered.side};
  band.html = cards(rules, library(), {&deck, 1}, paper);
  return band;
}

// A band of one, given as JSON.
data::Tree band_of(const nlohmann::ordered_json& name, const nlohmann::ordered_json& figure) {
  nlohmann::ordered_json json;
  json["name"] = name;
  json["figures"] = nlohmann::ordered_json::array();
  json["figures"].push_back(figure);
  data::Problems problems;
  data::Tree tree = data::Tree::from_json("warband", json, problems);
  EXPECT_EQ(problems.text(), "");
  return tree;
}

data::Tree named(const Ruleset& rules, const char* id) {
  data::Problems problems;
  return warband_tree(rules, library(), id, problems);
}

TEST(Cards, every_figure_of_every_warband_has_one_with_its_own_numbers) {
  for (const Ruleset* rules : rulesets()) {
    data::Problems problems;
    const Style style = style_of(*rules, library(), problems);
    for (const CatalogEntry& entry : catalog(*rules, library()).warbands) {
      const Band band = printed(*rules, named(*rules, entry.id.c_str()));
      ASSERT_TRUE(band.mustered.battle) << rules->id() << " " << entry.id;
      const Battle& battle = *band.mustered.battle;
      const std::vector<std::string> all = cut(band.html);
      std::size_t i = 0;
      for (FigureId id : everyone(*band.begun)) {
        if ((*band.begun)[id].side != band.mustered.side || may_never_come(style, battle, *band.begun, id)) continue;
        ASSERT_LT(i, all.size()) << entry.id;
        const std::string& card = all[i++];
        EXPECT_TRUE(has(card, "<h2>" + escaped(battle[id].name) + "</h2>")) << card;
        Facts facts;
        battle.describe(*band.begun, id, facts);
        for (const Fact& fact : facts.all) {
          const auto* length = std::get_if<Length>(&fact.value);
          EXPECT_TRUE(!length ||
                      has(card, "<span>" + words(fact.key) + "</span><b>" + measure_text(*length, battle.unit)))
              << fact.key << card;
        }
      }
      EXPECT_EQ(i, all.size()) << entry.id;
      EXPECT_EQ(count(band.html, "<section"), static_cast<int>((all.size() + 8) / 9)) << entry.id;
    }
  }
}

TEST(Cards, arms_armour_and_skills_have_a_line_with_numbers_and_help) {
  const Ruleset& rules = *find_ruleset("nottingham");
  const std::string rollo = cut(printed(rules, named(rules, "rollo")).html).at(0);
  EXPECT_TRUE(has(rollo, "<span>initiative</span><b>4</b>")) << rollo;
  EXPECT_TRUE(has(rollo, "<b>sword</b> hands 1, damage 1, block 1. Wounds more and blocks better.")) << rollo;
  EXPECT_TRUE(has(rollo, "<b>heavy armour</b> damage −2")) << rollo;
  EXPECT_TRUE(has(rollo, "<b>Tireless</b> On a 4 or more")) << rollo;
  EXPECT_FALSE(has(rollo, "price")) << rollo;
  // A weapon that is not in hand, with what this fighter can do with it.
  const Ruleset& newcastle = *find_ruleset("newcastle");
  const std::string spearman = cut(printed(newcastle, named(newcastle, "spearmen")).html).at(1);
  EXPECT_TRUE(has(spearman, "<b>sword</b> skill 12, damage 4. Extra-wieldy")) << spearman;
  // The numbers of a game by the class of a weapon.
  const Ruleset& better = *find_ruleset("merlin-better");
  const std::string halberdier = cut(printed(better, named(better, "boar")).html).at(2);
  EXPECT_TRUE(has(halberdier, "<b>halberd</b> reach 3, attack 3")) << halberdier;
  const Ruleset& realistic = *find_ruleset("merlin-realistic");
  const std::string other = cut(printed(realistic, named(realistic, "boar")).html).at(2);
  EXPECT_TRUE(has(other, "<b>halberd</b> breaks 2, reach 3, dice 3")) << "named beside the numbers: " << other;
}

// NOT-146 a skill is for something.
TEST(Cards, skills_say_what_they_are_for) {
  const Ruleset& rules = *find_ruleset("nottingham");
  const std::string brogan = cut(printed(rules, named(rules, "brogan")).html).at(0);
  EXPECT_TRUE(has(brogan, "<b>Weapon training (longbow)</b> +1 on attacks")) << brogan;
  const std::string vaisey = cut(printed(rules, named(rules, "sheriff")).html).at(0);
  EXPECT_TRUE(has(vaisey, "<b>Hatred (outlaw and bandit)</b>")) << vaisey;
}

// DRK-X01 a card has every part a fighter is made of.
TEST(Cards, a_fighter_made_of_parts_has_all_of_them_on_his_card) {
  const Ruleset& rules = *find_ruleset("darkages");
  const auto card = [&](const nlohmann::ordered_json& man) {
    return cut(printed(rules, band_of("One", man)).html).at(0);
  };
  const std::string rider = card({{"name", "Salomon"},
                                  {"class", 3},
                                  {"armour", "mail"},
                                  {"shield", "small"},
                                  {"weapon", "mace"},
                                  {"missile", "light-crossbow"},
                                  {"mount", "cavalry"},
                                  {"saddle", false}});
  for (const char* what : {"<span>class</span><b>3</b>", "<span>armour</span><b>4</b>", "<b>mace</b>", "light crossbow",
                           "no saddle", "shield"})
    EXPECT_TRUE(has(rider, what)) << what << rider;
  const std::string spearman = card({{"name", "Gurvan"},
                                     {"class", 3},
                                     {"shield", "large"},
                                     {"weapon", "spear"},
                                     {"drilled", true},
                                     {"braced", true}});
  for (const char* what : {"drilled", "braced", "large"}) EXPECT_TRUE(has(spearman, what)) << what << spearman;
}

// STO-007, STO-040 the two kinds of cards.
TEST(Cards, heroes_have_another_side_and_villains_boxes_for_their_will) {
  const Ruleset& rules = *find_ruleset("stormclouds");
  const std::vector<std::string> heroes = cut(printed(rules, named(rules, "oakshield")).html),
                                 villains = cut(printed(rules, named(rules, "villains")).html);
  EXPECT_TRUE(has(heroes.at(0), "<b>last ditch side</b> speed 5, might d12, dexterity d6, stealth d6, will d8"))
      << heroes.at(0);
  EXPECT_TRUE(has(heroes.at(0), "Last Ditch</span>")) << heroes.at(0);
  EXPECT_EQ(count(villains.at(0), "<i class=\"box"), 4 + 1) << "its Will, and whether it is out: " << villains.at(0);
  EXPECT_FALSE(has(villains.at(0), "Last Ditch")) << villains.at(0);
  for (const std::string& one : villains) EXPECT_FALSE(has(one, "newcomer")) << "they may never come";
}

TEST(Cards, numbers_of_a_profile_are_left_off_when_they_are_not_his) {
  const Ruleset& rules = *find_ruleset("newcastle");
  const auto one = [&](bool champion) {
    return cut(printed(rules, band_of("One", {{"name", "Alf"}, {"profile", "spearman"}, {"champion", champion}})).html)
        .at(0);
  };
  EXPECT_TRUE(has(one(false), "<b>sword</b> skill 12, damage 4"));
  EXPECT_FALSE(has(one(true), "skill 12")) << one(true);
  EXPECT_TRUE(has(one(true), "<span>skill</span><b>8</b>")) << one(true);  // 10 − 2
  EXPECT_TRUE(has(one(true), "<div class=\"traits\">champion</div>")) << one(true);
}

TEST(Cards, a_chariot_fights_with_its_crew) {
  const Ruleset& rules = *find_ruleset("newcastle");
  const std::string chariot =
      cut(printed(rules, band_of("One", {{"name", "Bran"}, {"profile", "chariot"}})).html).at(0);
  EXPECT_TRUE(has(chariot, "<b>chariot</b> skill 11, damage 4. Hooves")) << chariot;
}

TEST(Cards, boxes_are_ticked_as_things_stand) {
  const Ruleset& rules = *find_ruleset("newcastle");
  const auto archer = [&](bool hurt) {
    return cut(printed(rules,
                       band_of("One", {{"name", "Alf"}, {"profile", "archer"}, {"wounded", hurt}, {"unloaded", hurt}}))
                   .html)
        .at(0);
  };
  const std::string on = "<i class=\"box on\">×</i>", off = "<i class=\"box\"></i>";
  EXPECT_TRUE(has(archer(false), off + "wounded")) << archer(false);
  EXPECT_TRUE(has(archer(false), on + "loaded")) << archer(false);
  EXPECT_TRUE(has(archer(true), on + "wounded")) << archer(true);
  EXPECT_TRUE(has(archer(true), off + "loaded")) << archer(true);
}

TEST(Cards, only_who_can_load_has_a_box_for_it) {
  const Ruleset& rules = *find_ruleset("nottingham");
  for (const std::string& card : cut(printed(rules, named(rules, "rollo")).html))
    EXPECT_FALSE(has(card, "loaded</span>")) << card;
}

TEST(Cards, names_are_escaped_wherever_they_stand) {
  const Ruleset& rules = *find_ruleset("merlin-simple");
  const std::string wild = "<b>\"Ed\" & 'Al'</b><script>";
  const Band band = printed(rules, band_of(wild, {{"name", wild}, {"id", "ed"}, {"profile", "sergeant"}}));
  EXPECT_FALSE(has(band.html, wild));
  EXPECT_FALSE(has(band.html, "<script"));
  EXPECT_EQ(count(band.html, "&lt;b&gt;&quot;Ed&quot; &amp; &#39;Al&#39;&lt;/b&gt;&lt;script&gt;"),
            3);  // title, name, band
}

TEST(Cards, a_band_that_cannot_fight_says_why) {
  const Ruleset& rules = *find_ruleset("merlin-simple");
  data::Problems problems;
  EXPECT_EQ(muster(rules, library(), band_of("One", {{"name", "Ed"}, {"profile", "sergent"}}), problems).battle,
            nullptr);
  EXPECT_TRUE(has(problems.text(), "did you mean 'sergeant'")) << problems.text();
}

TEST(Reference, every_game_has_exactly_two_pages_with_its_turn_its_rules_and_its_tables) {
  for (const Ruleset* rules : rulesets()) {
    for (const Paper& paper : {a4, letter}) {
      const std::string html = reference(*rules, library(), paper);
      EXPECT_EQ(count(html, "<section class=\"page sheet\">"), 2) << rules->id();
      EXPECT_EQ(count(html, "<div class=\"columns\""), 2) << rules->id();
      EXPECT_FALSE(has(html, "<script")) << rules->id();
      EXPECT_GT(count(html, "class=\"id\""), 9) << rules->id();  // rules and steps
      data::Problems problems;
      const std::vector<std::string> without = style_of(*rules, library(), problems).off_sheets;
      for (const List& list : game_data(*rules, library()).lists) {
        if (std::find(without.begin(), without.end(), list.title) != without.end()) continue;
        for (const Thing& thing : list.things)
          EXPECT_TRUE(has(html, escaped(thing.name))) << rules->id() << " " << thing.name;
      }
    }
  }
}

TEST(Reference, numbers_are_those_of_the_data_files) {
  const Ruleset& rules = *find_ruleset("newcastle");
  data::Library other = library();
  std::string text = *other.find("newcastle/rules.toml");
  text.replace(text.find("medium = 2"), 10, "medium = 7");
  other.put("newcastle/rules.toml", text);
  EXPECT_TRUE(has(reference(rules, library(), a4), "medium <b>2</b>"));
  EXPECT_TRUE(has(reference(rules, other, a4), "medium <b>7</b>"));
  EXPECT_TRUE(has(reference(rules, library(), a4), "snap <b>2</b> (NEW-071, NEW-A03 an opportunity shot)"));
}

TEST(Reference, games_of_one_folder_have_their_own_rules_and_numbers) {
  const std::string simple = reference(*find_ruleset("merlin-simple"), library(), a4),
                    better = reference(*find_ruleset("merlin-better"), library(), a4);
  EXPECT_TRUE(has(simple, "MER-S-006") && !has(simple, "MER-B-005"));
  EXPECT_TRUE(has(better, "MER-B-005") && !has(better, "MER-R-012"));
  EXPECT_TRUE(has(simple, "two to one") && !has(better, "two to one"));
}

TEST(Reference, has_no_words_that_are_only_for_pictures) {
  const std::string html = reference(*find_ruleset("merlin-better"), library(), a4);
  EXPECT_TRUE(has(html, "longbowman"));
  EXPECT_FALSE(has(html, "hood") || has(html, "kettle"));
}

TEST(Scenario, every_sheet_has_the_map_the_zones_the_forces_and_the_ground) {
  for (const Ruleset* rules : rulesets()) {
    for (const ScenarioEntry& entry : catalog(*rules, library()).scenarios) {
      data::Problems problems;
      const Plan made = plan(*rules, library(), entry.id, {}, problems);
      const auto battle = rules->open(library(), made, problems);
      ASSERT_TRUE(battle) << problems.text();
      const std::string html = scenario_sheet(*rules, library(), made, *battle, a4);
      EXPECT_EQ(count(html, "<svg class=\"map\""), 1) << entry.id;
      EXPECT_TRUE(has(html, escaped(entry.name))) << entry.id;
      for (const Party& party : battle->parties) EXPECT_TRUE(has(html, escaped(party.name))) << entry.id;
      const Stored begun(*battle);
      const Style style = style_of(*rules, library(), problems);
      for (FigureId id : everyone(*begun))
        EXPECT_NE(has(html, escaped((*battle)[id].name)), may_never_come(style, *battle, *begun, id))
            << entry.id << (*battle)[id].name;
      for (const Piece& piece : battle->ground.pieces())
        EXPECT_TRUE(piece.part || has(html, escaped(piece.name))) << entry.id << piece.name;
    }
  }
}

TEST(Scenario, places_are_those_of_the_table_and_the_map_is_to_scale) {
  const Ruleset& rules = *find_ruleset("nottingham");
  data::Problems problems;
  const Plan made = plan(rules, library(), "skirmish", {}, problems);
  const auto battle = rules.open(library(), made, problems);
  const std::string html = scenario_sheet(rules, library(), made, *battle, a4);
  EXPECT_TRUE(has(html, "(4.5, 10); (31.5, 10); (4.5, 26)")) << html;  // the yews
  EXPECT_TRUE(has(html, "Sets up within (2, 0)–(34, 5), looking north.")) << html;
  EXPECT_TRUE(has(html, "1 : 6, a line every 3″"));
  EXPECT_TRUE(has(html, "<svg class=\"map\" width=\"164.40mm\" height=\"164.40mm\""));  // 36″ / 6 and the margins
}

TEST(Paper, styles_have_no_mistakes) {
  for (const Ruleset* rules : rulesets()) {
    data::Problems problems;
    style_of(*rules, library(), problems);
    EXPECT_EQ(problems.text(), "");
  }
}

// STO-X11, STO-062 nine Villains, each with both sides of its chart, two on a page.
TEST(VillainCharts, show_all_villains_with_their_numbers_and_charts) {
  data::Problems problems;
  const std::string html = villain_charts(library(), a4, problems);
  EXPECT_EQ(problems.text(), "");
  const std::vector<std::string> all = cut(html);
  ASSERT_EQ(all.size(), 9u);
  EXPECT_EQ(count(html, "<section"), 5);
  for (const char* size : {"small", "large", "massive"}) {
    for (const char* type : {"warrior", "hunter", "mage"})
      EXPECT_EQ(count(html, villain_heading(size, type)), 1) << size << type;
  }
  for (const std::string& one : all) EXPECT_TRUE(has(one, ">healthy<") && has(one, ">wounded<")) << one;
  EXPECT_EQ(count(all[0], "class=\"box"), 4) << "as many boxes as Will";
  EXPECT_TRUE(has(all[0], "never wounded")) << "STO-A12";
  EXPECT_EQ(count(all[2], "class=\"box"), 9);
  EXPECT_TRUE(has(all[2], "wounded from 4 on"));
  EXPECT_TRUE(has(all[0], "a Mage is within 8″") && has(all[0], "stays within 6″ of it until a Hero is within 10″"))
      << all[0];
  EXPECT_TRUE(has(all[0], "Attack: most Trauma first") && has(all[0], "touches a Hero")) << "the words of its chart";
}

}  // namespace
}  // namespace fyrd::paper
