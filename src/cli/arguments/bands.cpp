// The arguments of fyrd warband and fyrd campaign.
#include "cli/arguments/bands.h"

#include "cli/commands/campaign.h"
#include "cli/commands/campaign_run.h"
#include "cli/commands/campaign_status.h"
#include "cli/commands/warband.h"
#include "cli/commands/warband_show.h"

namespace fyrd::cli {

namespace {

void define_run(Commands& commands, CLI::App* campaign) {
  const auto a = std::make_shared<CampaignRunArguments>();
  CLI::App* sub = commands.add(
      "run", "Plays many campaigns between computer players and tells how bands grow",
      "  fyrd campaign run --rules nottingham --bands brogan,baldwin --campaigns 200 --battles 10\n", campaign);
  sub->add_option("--rules", a->battle.rules, "The ruleset")->required()->type_name("RULESET");
  sub->add_option("--bands", a->battle.sides,
                  "The bands, as names of warbands or files; without it those of the first scenario, which also fill "
                  "the seats that are left")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--scenarios", a->scenarios, "Fought in turn; the ruleset's first one without it")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--campaigns", a->campaigns, "How many campaigns")
      ->capture_default_str()
      ->transform(whole(1, 1'000'000));
  sub->add_option("--battles", a->battles, "How many battles each")->capture_default_str()->transform(whole(1, 1'000));
  sub->add_option("--seed", a->seed, "The same seed gives the same results")
      ->capture_default_str()
      ->transform(whole(0, greatest));
  sub->add_option("--threads", a->threads, "How many at once; all cores without it")->transform(whole(1, 1024));
  sub->add_option("--players", a->players, "One for each band, or one for all")
      ->delimiter(',')
      ->type_name("A,B")
      ->capture_default_str();
  sub->add_flag("--json", a->json, "Results as JSON, without anything that depends on the clock");
  commands.when(sub, [a](const data::Library& library) { return campaign_run(library, *a); });
}

void define_campaign(Commands& commands) {
  const auto c = std::make_shared<CampaignArguments>();
  CLI::App* campaign = commands.add("campaign", "Leads bands from battle to battle",
                                    "  fyrd campaign new sherwood.json --rules nottingham --bands brogan,sheriff\n"
                                    "  fyrd campaign battle sherwood.json --players me,quick\n"
                                    "  fyrd campaign aftermath sherwood.json\n"
                                    "  fyrd campaign status sherwood.json\n");
  campaign->require_subcommand(1);
  using Command = int(const data::Library&, const CampaignArguments&);
  const auto on_file = [&](const char* name, Command* command, const char* what, const char* examples) {
    CLI::App* sub = commands.add(name, what, examples, campaign);
    commands.when(sub, [c, command](const data::Library& library) { return command(library, *c); });
    sub->add_option("file", c->file, "The campaign; written anew as a whole after every decision")
        ->required()
        ->type_name("FILE");
    return sub;
  };
  const auto dice = [&](CLI::App* sub) {
    sub->add_option("--dice", c->dice,
                    "seeded: the program throws them; manual: you type what you rolled; without it, as before")
        ->check(CLI::IsMember({"seeded", "manual"}));
  };
  const auto elsewhere = [&](CLI::App* sub) {
    CLI::Option* out = sub->add_option("--out", c->out, "Begins it and writes it as a record, to be played elsewhere")
                           ->type_name("FILE");
    sub->add_option("--record", c->record, "Takes the record of one that was played elsewhere; it need not be over")
        ->type_name("FILE")
        ->excludes(out);
  };
  CLI::App* sub = on_file("new", campaign_new, "Begins a campaign",
                          "  fyrd campaign new sherwood.json --rules nottingham --bands brogan,mine.toml\n");
  sub->add_option("--rules", c->battle.rules, "The ruleset")->required()->type_name("RULESET");
  sub->add_option("--bands", c->battle.sides, "Names of warbands, or files with them, with commas between")
      ->required()
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--name", c->name, "What it is called");
  sub->add_option("--seed", c->seed, "Decides all its dice; without it a new one is drawn")
      ->transform(whole(0, greatest));

  sub = on_file("status", campaign_status,
                "Tells how the bands fare: battles, standings, careers, and what is to be done next",
                "  fyrd campaign status sherwood.json\n");
  sub->add_flag("--json", c->json, "The same as JSON, with every man's story");

  sub = on_file("battle", campaign_battle, "Fights the next battle, or goes on with one that is not over",
                "  fyrd campaign battle sherwood.json --scenario gingerbread --players me,quick\n"
                "  fyrd campaign battle sherwood.json --players quick        the computer plays all sides\n"
                "  fyrd campaign battle sherwood.json --out evening.json     to be played elsewhere, as by fyrd play "
                "--text --load evening.json\n"
                "  fyrd campaign battle sherwood.json --record evening.json  and brought back\n");
  sub->add_option("--scenario", c->battle.scenario, "The scenario")->type_name("NAME");
  sub->add_option("--bands", c->battle.sides,
                  "The bands by their number or name, first side first; all of them without it")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--others", c->others,
                  "Warbands, as names or files, that take part without being of the campaign; without it those of the "
                  "scenario, where seats are left")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--option", c->battle.options, "An option of the ruleset; may be given again")
      ->type_name("KEY=VALUE")
      ->take_all()
      ->allow_extra_args(false);
  sub->add_option("--players", c->players,
                  "me or a computer player for each side, or one for all; without it you play all sides")
      ->delimiter(',')
      ->type_name("A,B");
  dice(sub);
  elsewhere(sub);

  sub = on_file("aftermath", campaign_aftermath, "Settles the last battle of each band",
                "  fyrd campaign aftermath sherwood.json\n  fyrd campaign aftermath sherwood.json --player quick\n");
  sub->add_option("--band", c->band, "Only this band's, by its number or name")->type_name("BAND");
  sub->add_option("--player", c->players, "me or a computer player")->type_name("PLAYER");
  dice(sub);
  elsewhere(sub);
  define_run(commands, campaign);
}

void define_warband(Commands& commands) {
  const auto a = std::make_shared<WarbandArguments>();
  CLI::App* all = commands.add("warband", "Builds warbands and looks after them",
                               "  fyrd warband new nottingham --from rollo -o mine.toml\n"
                               "  fyrd warband show mine.toml\n"
                               "  fyrd warband check mine.toml --rules merlin-simple\n");
  all->require_subcommand(1);

  CLI::App* sub = commands.add("new", "Writes a warband to begin with: one figure, or a copy of one that is there",
                               "  fyrd warband new newcastle -o mine.toml\n"
                               "  fyrd warband new stormclouds --from hardpads -o mine.toml\n",
                               all);
  sub->add_option("ruleset", a->rules, "The ruleset; 'fyrd rules' lists them")->required();
  sub->add_option("--from", a->from, "A warband to copy: a name ('fyrd rules RULESET' lists them), or a file")
      ->type_name("WARBAND");
  sub->add_option("-o,--out", a->out, "Where to; - is standard output")->type_name("FILE")->capture_default_str();
  sub->add_flag("--force", a->force, "Writes over a file that is there");
  commands.when(sub, [a](const data::Library& library) { return warband_new(library, *a); });

  using Command = int(const data::Library&, const WarbandArguments&);
  const auto looks = [&](const std::string& name, const char* what, Command* command) {
    CLI::App* one = commands.add(
        name.c_str(), what,
        "  fyrd warband " + name + " mine.toml\n  fyrd warband " + name + " boar --rules merlin-simple\n", all);
    one->add_option("file", a->file, "A TOML or JSON file, or the name of a warband that is there already")->required();
    one->add_option("--rules", a->rules, "The ruleset; without it the one the file is for")->type_name("RULESET");
    commands.when(one, [a, command](const data::Library& library) { return command(library, *a); });
  };
  looks("check", "Lists every problem of a warband and what it costs, item by item", warband_check);
  looks("show", "Shows a warband: everybody with what he has and costs, and why it cannot fight yet", warband_show);
  looks("cost", "Says what everybody in a warband costs, and all together", warband_cost);
}

}  // namespace

void define_bands(Commands& commands) {
  define_campaign(commands);
  define_warband(commands);
}

}  // namespace fyrd::cli
