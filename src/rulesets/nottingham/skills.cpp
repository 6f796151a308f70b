// Skills, and what somebody has them for (NOT-125, NOT-146, NOT-A24).
#include "rulesets/nottingham/skills.h"

namespace fyrd::nottingham {

std::string skill_names(const Armoury& armoury, std::uint32_t skills, std::uint32_t trained, int hates, int balance) {
  std::string text, weapons;
  for (std::size_t i = 0; i < armoury.items.size(); ++i) {
    if (trained >> i & 1) weapons += (weapons.empty() ? "" : " and ") + armoury.items[i].name;
  }
  for (int i = 0; i < skill_count; ++i) {
    if (!(skills >> i & 1)) continue;
    const Skill skill = static_cast<Skill>(i);
    text += (text.empty() ? "" : ", ") + armoury[skill].name;
    if (skill == Skill::weapon_training && !weapons.empty()) text += " (" + weapons + ")";  // NOT-146
    if (skill == Skill::hatred && hates >= 0)
      text += " (" + armoury.classes[static_cast<std::size_t>(hates)].name + ")";  // NOT-A24
    if (skill == Skill::balance && balance > 1)
      text += " (" + (balance == 2 ? std::string("twice") : std::to_string(balance) + " times") + ")";  // NOT-125
  }
  return text;
}

}  // namespace fyrd::nottingham
