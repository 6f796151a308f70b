// Adding commands, running the one that was asked for, and options that several have.
#include "cli/arguments/command.h"

#include <fmt/format.h>

#include <charconv>

#include "cli/complaint.h"
#include "data/utf8.h"

namespace fyrd::cli {

CLI::App* Commands::add(const char* name, const std::string& what, const std::string& examples, CLI::App* family) {
  CLI::App* sub = (family ? *family : app_).add_subcommand(name, what);
  sub->footer("Examples:\n" + examples);
  sub->fallthrough();  // --data may stand anywhere
  return sub;
}

int Commands::run(const data::Library& library) const {
  for (const auto& [app, run] : all_)
    if (app->parsed()) return run(library);
  return misuse;
}

CLI::Validator whole(std::uint64_t least, std::uint64_t most) {
  return CLI::Validator(
      [least, most](std::string& text) -> std::string {
        std::uint64_t n = 0;
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), n);
        if (text.empty() || failed != std::errc() || end != text.data() + text.size() || n < least || n > most)
          return fmt::format("must be a whole number from {} to {}, not {}", least, most, data::quoted(text));
        text = std::to_string(n);
        return "";
      },
      "");
}

void rules_option(CLI::App* sub, BattleArguments& battle) {
  sub->add_option("--rules", battle.rules, "The ruleset; 'fyrd rules' lists them")->type_name("RULESET");
}

void battle_options(CLI::App* sub, BattleArguments& battle) {
  sub->add_option("--scenario", battle.scenario, "The scenario; 'fyrd rules RULESET' lists them")->type_name("NAME");
  sub->add_option("--sides", battle.sides,
                  "The warbands, first side first, with commas between: names, or files as mine.toml")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--option", battle.options, "An option of the ruleset; may be given again")
      ->type_name("KEY=VALUE")
      ->take_all()
      ->allow_extra_args(false);
}

void patience_option(CLI::App* sub, int& seconds) {
  sub->add_option("--patience", seconds, "How many seconds a program of yours has for each decision")
      ->capture_default_str()
      ->transform(whole(1, 3600));
}

}  // namespace fyrd::cli
