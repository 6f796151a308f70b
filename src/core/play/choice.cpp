// Two choices are the same when every part in use is.
#include "core/play/choice.h"

#include <algorithm>

namespace fyrd {

bool Choice::operator==(const Choice& o) const {
  return verb == o.verb && figure == o.figure && target == o.target && number == o.number && facing == o.facing &&
         path == o.path && std::ranges::equal(all_figures(), o.all_figures());
}

}  // namespace fyrd
