// Fire spreads and burns out (DRK-X08).
#include "rulesets/darkages/table/fire.h"

namespace fyrd::darkages {

void set_alight(const DarkAgesBattle& b, State& s, Play& play, int piece, FigureId by) {
  std::uint8_t& fire = s.fires[static_cast<std::size_t>(b.fire_of[static_cast<std::size_t>(piece)])];
  if (fire != 0) return;  // it burns already
  fire = static_cast<std::uint8_t>(b.numbers.fire_turns);
  play.tell("alight", "DRK-A31", by.none() ? "{thing} catches fire." : "{by} sets {thing} alight.",
            {.by = by, .thing = b.piece(piece).name.c_str()});
}

void burn_on(const DarkAgesBattle& b, State& s, Play& play) {
  std::vector<std::size_t> burning;
  const std::size_t count = b.burnables.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (b.burning(s, b.burnables[i])) burning.push_back(i);
  }
  for (const std::size_t fire : burning) {
    for (std::size_t i = 0; i < count; ++i) {
      if (s.fires[i] != 0 ||
          !within(b.piece(b.burnables[fire]).solid.shape, b.piece(b.burnables[i]).solid.shape, touching))
        continue;
      const int spread = b.numbers.fire_spread;
      if (play.sum(d(6), {"DRK-X08", "whether the fire spreads"}, mark_at(spread)) >= spread)
        set_alight(b, s, play, b.burnables[i], nobody);
    }
  }
  for (const std::size_t fire : burning) {
    std::uint8_t& left = s.fires[fire];
    if (--left == 0) {
      left = burnt;
      play.tell("burnt_out", "DRK-X08", "{thing} has burnt down.", {.thing = b.piece(b.burnables[fire]).name.c_str()});
    }
  }
}

}  // namespace fyrd::darkages
