// Verbs in words, and two choices that are the same when every part in use is.
#include "core/play/choice.h"

#include <algorithm>

namespace fyrd {

std::string label_of(const Verb& verb) {
  if (verb.label) return verb.label;
  std::string words = verb.name;
  std::ranges::replace(words, '_', ' ');
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

bool Choice::operator==(const Choice& o) const {
  return verb == o.verb && figure == o.figure && target == o.target && number == o.number && facing == o.facing &&
         path == o.path && std::ranges::equal(all_figures(), o.all_figures());
}

}  // namespace fyrd
