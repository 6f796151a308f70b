// What may be typed after fyrd store.
#include "cli/arguments/store.h"

#include "cli/commands/store.h"

namespace fyrd::cli {

void define_store(Commands& commands) {
  CLI::App* store = commands.add("store", "Looks after the file that the games of fyrd play are kept in",
                                 "  fyrd store check\n"
                                 "  fyrd store backup friday.sqlite       also while games go on\n"
                                 "  fyrd store repair                     keeps everything up to the damage\n"
                                 "  fyrd store export records             every game as a record\n");
  store->require_subcommand(1);
  const auto define = [&](const char* name, const std::string& what, const std::string& examples, const char* to) {
    const auto a = std::make_shared<StoreArguments>();
    CLI::App* sub = commands.add(name, what, examples, store);
    sub->add_option("--store", a->store, "The file; without it games.sqlite in your data folder")->type_name("FILE");
    if (to != nullptr) {
      sub->add_option("to", a->to, "Where to")->required()->type_name(to);
      sub->add_flag("--force", a->force, "Writes over what is there");
    }
    return std::pair(sub, a);
  };
  const auto check = define("check", "Says whether every row is what was written, and where it is not",
                            "  fyrd store check --store club.sqlite\n", nullptr);
  commands.when(check.first, [a = check.second](const data::Library&) { return check_store(*a); });
  const auto repair = define("repair", "Keeps everything up to the damage, and the damaged file beside it",
                             "  fyrd store repair --store club.sqlite\n", nullptr);
  commands.when(repair.first, [a = repair.second](const data::Library&) { return repair_store(*a); });
  const auto backup =
      define("backup", "Makes a copy, also while games go on", "  fyrd store backup friday.sqlite\n", "FILE");
  commands.when(backup.first, [a = backup.second](const data::Library&) { return back_up_store(*a); });
  const auto records = define("export", "Writes every game as a record", "  fyrd store export records\n", "FOLDER");
  commands.when(records.first,
                [a = records.second](const data::Library& library) { return export_store(library, *a); });
}

}  // namespace fyrd::cli
