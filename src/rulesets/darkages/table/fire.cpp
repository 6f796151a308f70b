// Fire spreads and burns out (DRK-X08).
#include "rulesets/darkages/table/fire.h"

#include "core/play/against.h"
#include "rulesets/darkages/table/ground.h"

namespace fyrd::darkages {

void set_alight(Now now, int piece, FigureId by) {
  std::uint8_t& fire = now.s.fires[now.b.fire_of[piece]];
  if (fire != 0) return;  // it burns already
  fire = static_cast<std::uint8_t>(now.b.numbers.fire_turns);
  now.play.tell("alight", "DRK-A31", by.none() ? "{thing} catches fire." : "{by} sets {thing} alight.",
                {.by = by, .thing = now.b.piece(piece).name.c_str()});
}

namespace {

void spread(Now now, const Shape& from) {
  const auto& [b, s, play] = now;
  const int least = b.numbers.fire_spread;
  for (const int i : b.burnables) {
    if (s.fires[b.fire_of[i]] != 0 || !within(from, b.piece(i).solid.shape, touching)) continue;
    if (reaches(play, d(6), least, {"DRK-X08", "whether the fire spreads"})) set_alight(now, i, nobody);
  }
}

}  // namespace

void burn_on(Now now) {
  const auto& [b, s, play] = now;
  std::vector<int> fires;
  for (const int i : b.burnables) {
    if (burning(now, i)) fires.push_back(i);
  }
  for (const int i : fires) spread(now, b.piece(i).solid.shape);
  for (const int i : fires) {
    std::uint8_t& left = s.fires[b.fire_of[i]];
    if (--left > 0) continue;
    left = burnt;
    play.tell("burnt_out", "DRK-X08", "{thing} has burnt down.", {.thing = b.piece(i).name.c_str()});
  }
}

}  // namespace fyrd::darkages
