// What things are called.
#include "rulesets/nottingham/things.h"

namespace fyrd::nottingham {

std::string thing_name(const NottinghamBattle& b, const Thing& thing) {
  switch (thing.kind) {
    case ThingKind::gone: break;
    case ThingKind::item: {
      const std::string& name = b.item(thing.item).name;
      return (std::string_view("aeiou").find(name.empty() ? 'x' : static_cast<char>(name[0] | 32)) !=
                      std::string_view::npos
                  ? "an "
                  : "a ") +
             name;
    }
    case ThingKind::horse: return "a horse";
    case ThingKind::heavy:
      return thing.what == heavy_cask ? "a cask" : thing.what == heavy_ram ? "the ram" : "a heavy thing";
    case ThingKind::pig: return "Gingerbread";
    case ThingKind::trunk: return "a felled pine";
  }
  return "nothing";
}

}  // namespace fyrd::nottingham
