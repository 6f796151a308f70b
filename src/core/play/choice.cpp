// Two choices are the same when every part in use is.
#include "core/play/choice.h"

#include <algorithm>

namespace fyrd {

bool Choice::operator==(const Choice& o) const {
  return verb == o.verb && figure == o.figure && target == o.target && count == o.count && number == o.number &&
         facing == o.facing && path == o.path && std::equal(figures.begin(), figures.begin() + count, o.figures.begin()) &&
         std::equal(numbers.begin(), numbers.begin() + count, o.numbers.begin());
}

}  // namespace fyrd
