// fyrd draw: the table of a record, or a battle about to begin, as a picture.
#include "cli/commands/draw.h"

#include <fmt/format.h>

#include "cli/complaint.h"
#include "cli/files/file.h"
#include "cli/files/record.h"
#include "cli/json.h"
#include "cli/known.h"
#include "cli/pictures/picture.h"

namespace fyrd::cli {

namespace {

int finish(const DrawArguments& arguments, const Picture& picture) {
  const std::string error = write_file(arguments.out, draw_picture(picture));
  return error.empty() ? fine : complain(error);
}

}  // namespace

int draw(const data::Library& library, const DrawArguments& arguments) {
  if (writes_over(arguments.out, {arguments.file}) || writes_over(arguments.out, arguments.battle.sides)) return misuse;
  if (arguments.file.empty()) {
    const Ruleset* r = known_rules(arguments.battle.rules);
    if (r == nullptr) return misuse;
    Plan made;
    const std::shared_ptr<const Battle> battle = open_battle(library, *r, arguments.battle, &made);
    if (!battle) return misuse;
    const std::string name = text_of(made.scenario.to_json(), "name");
    const Stored begun(*battle);
    return finish(arguments, {*battle,
                              *begun,
                              {},
                              name.empty() ? r->title() : name,
                              fmt::format("{} · before the battle", r->title()),
                              arguments.size});
  }
  Loaded loaded = load(library, arguments.file, false);
  if (!loaded.match) return loaded.code;
  if (arguments.at && !rewind(*loaded.match, *arguments.at)) return misuse;
  const Game& game = loaded.match->game;
  return finish(
      arguments,
      {game.battle(), game.now(), game.events(), scenario_name(*loaded.match),
       fmt::format("{} · {}", loaded.match->rules->title(), standing_text(game.battle(), game.now())), arguments.size});
}

}  // namespace fyrd::cli
