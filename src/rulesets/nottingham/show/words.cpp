// The words that `fyrd odds` knows besides numbers: gear.
#include "rulesets/nottingham/numbers.h"
#include "rulesets/nottingham/people/armoury.h"
#include "rulesets/nottingham/ruleset.h"

namespace fyrd::nottingham {

// Gear says what it adds; what stands for nothing is known all the same.
std::vector<Word> NottinghamRuleset::words(const data::Library& library) const {
  data::Problems problems;
  std::vector<Word> all;
  for (const Item& item : Armoury(library, problems).items) {
    Word word{item.name, {}};
    if (item.weapon()) word.says.emplace_back("weapon", item.damage);
    if (item.kind == ItemKind::armour)
      word.says = {{"armour", item.damage}, {"slows", item.slows.units / units_per_inch}};
    if (item.kind == ItemKind::armour && item.heavy) word.says.emplace_back("heavy", 1);
    if (item.kind == ItemKind::shield) word.says.emplace_back("shield", item.thrust);
    if (item.block != 0) word.says.emplace_back(item.kind == ItemKind::buckler ? "buckler" : "parry", item.block);
    if (item.blocked != 0) word.says.emplace_back("easy", item.blocked);
    if (item.shoot != 0) word.says.emplace_back("shoot", item.shoot);
    if (item.fells) word.says.emplace_back("fells", 1);
    all.push_back(word);
    for (const std::string& alias : item.aliases) all.push_back({alias, word.says});
  }
  all.push_back({"bare hands", {{"weapon", read_numbers(library, 100, problems).wound.bare_hands}}});  // NOT-A58
  return all;
}

}  // namespace fyrd::nottingham
