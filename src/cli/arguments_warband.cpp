// The arguments of fyrd warband, which is a family of commands.
#include "cli/arguments_parts.h"

namespace fyrd::cli {

void define_warband(CLI::App& app, WarbandArguments& a) {
  CLI::App* all = command(app, "warband", "Builds warbands and looks after them",
                          "  fyrd warband new nottingham --from rollo -o mine.toml\n"
                          "  fyrd warband show mine.toml\n"
                          "  fyrd warband check mine.toml --rules merlin-simple\n");
  all->require_subcommand(1);

  CLI::App* sub = command(*all, "new", "Writes a warband to begin with: one figure, or a copy of one that is there",
                          "  fyrd warband new newcastle -o mine.toml\n"
                          "  fyrd warband new stormclouds --from hardpads -o mine.toml\n");
  sub->add_option("ruleset", a.rules, "The ruleset; 'fyrd rules' lists them")->required();
  sub->add_option("--from", a.from, "A warband to copy: a name ('fyrd rules RULESET' lists them), or a file")
      ->type_name("WARBAND");
  sub->add_option("-o,--out", a.out, "Where to; - is standard output")->type_name("FILE")->capture_default_str();
  sub->add_flag("--force", a.force, "Writes over a file that is there");

  const auto looks = [&](const char* name, const char* what) {
    CLI::App* one = command(
        *all, name, what,
        (std::string("  fyrd warband ") + name + " mine.toml\n  fyrd warband " + name + " boar --rules merlin-simple\n")
            .c_str());
    one->add_option("file", a.file, "A TOML or JSON file, or the name of a warband that is there already")->required();
    one->add_option("--rules", a.rules, "The ruleset; without it the one the file is for")->type_name("RULESET");
  };
  looks("check", "Lists every problem of a warband and what it costs, item by item");
  looks("show", "Shows a warband: everybody with what he has and costs, and why it cannot fight yet");
  looks("cost", "Says what everybody in a warband costs, and all together");
}

int warband(const CLI::App& chosen, const data::Library& library, const WarbandArguments& a) {
  const std::string name = chosen.get_subcommands()[0]->get_name();
  if (name == "new") return warband_new(library, a);
  if (name == "show") return warband_show(library, a);
  return name == "cost" ? warband_cost(library, a) : warband_check(library, a);
}

}  // namespace fyrd::cli
