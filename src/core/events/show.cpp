// From the kind of an event to what it shows.
#include "core/events/show.h"

#include <algorithm>

#include "core/events/event.h"

namespace fyrd {

std::string_view name_of(Shows shows) {
  static constexpr std::string_view names[] = {"words", "turn", "roll", "walk", "shot", "blow"};
  return names[static_cast<std::size_t>(shows)];
}

Shown shown(std::span<const Shown> table, const Event& e) {
  if (!e.faces.empty()) return {e.kind, Shows::roll};
  const auto found =
      std::ranges::find(table, std::string_view(e.kind), [](const Shown& s) { return std::string_view(s.kind); });
  return found == table.end() ? Shown{e.kind} : *found;
}

}  // namespace fyrd
