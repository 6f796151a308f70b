// The arguments of fyrd campaign.
#include "cli/arguments_parts.h"

namespace fyrd::cli {

void define_campaign(CLI::App& app, CampaignArguments& c, CampaignRunArguments& r) {
  CLI::App* campaign = command(app, "campaign", "Leads bands from battle to battle",
                               "  fyrd campaign new sherwood.json --rules nottingham --bands brogan,sheriff\n"
                               "  fyrd campaign battle sherwood.json --players me,quick\n"
                               "  fyrd campaign aftermath sherwood.json\n"
                               "  fyrd campaign status sherwood.json\n");
  campaign->require_subcommand(1);
  const auto on_file = [&](const char* name, const char* what, const char* examples) {
    CLI::App* sub = command(*campaign, name, what, examples);
    sub->add_option("file", c.file, "The campaign; written anew as a whole after every decision")
        ->required()
        ->type_name("FILE");
    return sub;
  };
  const auto dice = [&](CLI::App* sub) {
    sub->add_option("--dice", c.dice,
                    "seeded: the program throws them; manual: you type what you rolled; without it, as before")
        ->check(CLI::IsMember({"seeded", "manual"}));
  };
  const auto elsewhere = [&](CLI::App* sub) {
    CLI::Option* out = sub->add_option("--out", c.out, "Begins it and writes it as a record, to be played elsewhere")
                           ->type_name("FILE");
    sub->add_option("--record", c.record, "Takes the record of one that was played elsewhere; it need not be over")
        ->type_name("FILE")
        ->excludes(out);
  };
  CLI::App* sub = on_file("new", "Begins a campaign",
                          "  fyrd campaign new sherwood.json --rules nottingham --bands brogan,mine.toml\n");
  sub->add_option("--rules", c.battle.rules, "The ruleset")->required()->type_name("RULESET");
  sub->add_option("--bands", c.battle.sides, "Names of warbands, or files with them, with commas between")
      ->required()
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--name", c.name, "What it is called");
  sub->add_option("--seed", c.seed, "Decides all its dice; without it a new one is drawn")
      ->transform(whole(0, greatest));

  sub = on_file("status", "Tells how the bands fare: battles, standings, careers, and what is to be done next",
                "  fyrd campaign status sherwood.json\n");
  sub->add_flag("--json", c.json, "The same as JSON, with every man's story");

  sub = on_file("battle", "Fights the next battle, or goes on with one that is not over",
                "  fyrd campaign battle sherwood.json --scenario gingerbread --players me,quick\n"
                "  fyrd campaign battle sherwood.json --players quick        the computer plays all sides\n"
                "  fyrd campaign battle sherwood.json --out evening.json     to be played elsewhere, as by fyrd play "
                "--text --load evening.json\n"
                "  fyrd campaign battle sherwood.json --record evening.json  and brought back\n");
  sub->add_option("--scenario", c.battle.scenario, "The scenario")->type_name("NAME");
  sub->add_option("--bands", c.battle.sides,
                  "The bands by their number or name, first side first; all of them without it")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--others", c.others,
                  "Warbands, as names or files, that take part without being of the campaign; without it those of the "
                  "scenario, where seats are left")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--option", c.battle.options, "An option of the ruleset; may be given again")
      ->type_name("KEY=VALUE")
      ->take_all()
      ->allow_extra_args(false);
  sub->add_option("--players", c.players,
                  "me or a computer player for each side, or one for all; without it you play all sides")
      ->delimiter(',')
      ->type_name("A,B");
  dice(sub);
  elsewhere(sub);

  sub = on_file("aftermath", "Settles the last battle of each band",
                "  fyrd campaign aftermath sherwood.json\n  fyrd campaign aftermath sherwood.json --player quick\n");
  sub->add_option("--band", c.band, "Only this band's, by its number or name")->type_name("BAND");
  sub->add_option("--player", c.players, "me or a computer player")->type_name("PLAYER");
  dice(sub);
  elsewhere(sub);

  sub = command(*campaign, "run", "Plays many campaigns between computer players and tells how bands grow",
                "  fyrd campaign run --rules nottingham --bands brogan,baldwin --campaigns 200 --battles 10\n");
  sub->add_option("--rules", r.battle.rules, "The ruleset")->required()->type_name("RULESET");
  sub->add_option("--bands", r.battle.sides,
                  "The bands, as names of warbands or files; without it those of the first scenario, which also fill "
                  "the seats that are left")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--scenarios", r.scenarios, "Fought in turn; the ruleset's first one without it")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--campaigns", r.campaigns, "How many campaigns")
      ->capture_default_str()
      ->transform(whole(1, 1'000'000));
  sub->add_option("--battles", r.battles, "How many battles each")->capture_default_str()->transform(whole(1, 1'000));
  sub->add_option("--seed", r.seed, "The same seed gives the same results")
      ->capture_default_str()
      ->transform(whole(0, greatest));
  sub->add_option("--threads", r.threads, "How many at once; all cores without it")->transform(whole(1, 1024));
  sub->add_option("--players", r.players, "One for each band, or one for all")
      ->delimiter(',')
      ->type_name("A,B")
      ->capture_default_str();
  sub->add_flag("--json", r.json, "Results as JSON, without anything that depends on the clock");
}

int campaign(const CLI::App& chosen, const data::Library& library, const CampaignArguments& arguments,
             const CampaignRunArguments& run) {
  const std::string what = chosen.get_subcommands()[0]->get_name();
  if (what == "new") return campaign_new(library, arguments);
  if (what == "status") return campaign_status(library, arguments);
  if (what == "battle") return campaign_battle(library, arguments);
  if (what == "aftermath") return campaign_aftermath(library, arguments);
  return campaign_run(library, run);
}

}  // namespace fyrd::cli
