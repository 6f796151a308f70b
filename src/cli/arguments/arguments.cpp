// From the command line to a command.
#include "cli/arguments/arguments.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/arguments/bands.h"
#include "cli/arguments/battles.h"
#include "cli/arguments/lab.h"
#include "cli/arguments/print.h"
#include "cli/arguments/rules.h"
#include "cli/arguments/serve.h"
#include "cli/arguments/store.h"
#include "cli/complaint.h"
#include "cli/files/data_folder.h"
#include "data/suggest.h"

namespace fyrd::cli {

namespace {

// A mistyped command gets a hint of its own: the library would only say that the word was not expected.
bool mistyped(const CLI::App& app, int argc, char** argv) {
  std::vector<std::string> names;
  for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(sub->get_name());
  const std::vector<std::string_view> known(names.begin(), names.end());
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--data") {
      ++i;
    } else if (!word.starts_with("-")) {
      if (std::find(known.begin(), known.end(), word) != known.end()) return false;
      complain("there is no command '" + std::string(word) + "'" + data::suggestion(word, known) +
               "; fyrd --help lists them");
      return true;
    }
  }
  return false;
}

// An empty name would stand for the first there is, and somebody who gives one meant another.
bool names_nothing(const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    const std::string name = option->get_name();
    if (name != "ruleset" && name != "--rules" && name != "--scenario") continue;
    if (option->count() == 0 || !option->results()[0].empty()) continue;
    complain(fmt::format("{} is empty; give a name", name));
    return true;
  }
  const auto chosen = app.get_subcommands();
  return std::any_of(chosen.begin(), chosen.end(), [](const CLI::App* sub) { return names_nothing(*sub); });
}

}  // namespace

int run(int argc, char** argv) {
  CLI::App app("Fyrd: a referee, a table and a laboratory for miniature skirmish wargames.", "fyrd");
  app.set_version_flag("--version", "fyrd " FYRD_VERSION, "Shows the version");
  app.set_help_flag("-h,--help", "Shows this help");
  app.set_help_all_flag("--help-all", "Shows the help of every command");
  std::string data_folder;
  app.add_option("--data", data_folder,
                 "Lays the files of a folder over the built-in data: FOLDER/merlin/simple.toml replaces that file")
      ->type_name("FOLDER");
  app.footer(
      "Examples:\n  fyrd play\n  fyrd rules\n  fyrd sim merlin-simple --games 1000\nEach command has a help of its "
      "own: fyrd play --help");
  Commands commands(app);
  define_battles(commands);
  define_print(commands);
  define_bands(commands);
  define_rules(commands);
  define_store(commands);
  define_lab(commands);
  define_serve(commands);
  app.require_subcommand(0, 1);
  if (mistyped(app, argc, argv)) return misuse;
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    if (e.get_exit_code() == 0) return app.exit(e);  // help and version
    std::string sentence = e.what();
    std::replace(sentence.begin(), sentence.end(), '\n', ' ');
    return complain(sentence);
  }
  if (app.get_subcommands().empty()) {
    complain("say what to do");
    std::fputs(app.help().c_str(), stderr);
    return misuse;
  }
  if (names_nothing(app)) return misuse;
  data::Library library = data::Library::embedded();
  if (!data_folder.empty())
    if (const std::string error = overlay(library, data_folder); !error.empty()) return complain(error);
  return commands.run(library);
}

}  // namespace fyrd::cli
