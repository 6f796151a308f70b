// Whom to shoot, when and with what: the quick player's shots (DRK-A18, DRK-A31, DRK-A34).
#include "rulesets/darkages/quick/player.h"
#include "rulesets/darkages/turn/die.h"

namespace fyrd::darkages {

namespace {

constexpr std::pair<std::uint8_t, Shot::Kind> ways_to_shoot[] = {{ShotOrder::shoot, Shot::Kind::plain},
                                                                 {ShotOrder::lob, Shot::Kind::group},
                                                                 {ShotOrder::heavy, Shot::Kind::heavy}};
constexpr int on_the_way[] = {17, 14, 10, 6};  // moments at which somebody may have come at him or passed by
constexpr int hopeless = 6;                    // a chance in 216 for which it is not worth putting down a heavy shot

}  // namespace

// What falls with a hit; of a group anybody may.
int Quick::points_at(const Shooting& judge, const Shot& shot) const {
  if (!judge.at_group(shot)) return here_.b.soldier(shot.at).points;
  const FigureSet victims = judge.victims(shot);
  int sum = 0;
  for (FigureId id : victims) sum += here_.b.soldier(id).points;
  return sum / victims.size();
}

Choice Quick::shot(const ShotOrder& question) const {
  Moments moments(here_);
  for (FigureId id : mine_) {
    if (!question.waits(id)) continue;
    const Man& man = here_.man(id);
    const Weapon& weapon = here_.b.fighter(id).missile;
    const bool fought = fights(id);
    if (fought && man.moved && here_.b.fighter(id).rank > 2) continue;  // he had rather strike
    const bool prepares = weapon.heavy_to.units > 0 && !man.prepared;
    Choice best;
    int most = 0;
    const auto weigh = [&](int when) {
      const Shooting& judge = moments.at(when);
      for (FigureId foe : foes_) {
        for (const auto& [verb, kind] : ways_to_shoot) {
          if (kind != Shot::Kind::plain && !weapon.group) continue;
          const Shot shot{kind, id, foe, when};
          if (judge.cannot(shot)) continue;
          const int chance = shot_ways(judge.modifiers(shot).total(), judge.need(shot));
          const int worth = prepares && chance <= hopeless ? 0 : chance * points_at(judge, shot);
          if (worth <= most) continue;
          most = worth;
          best = {.verb = verb, .figure = id, .target = foe, .number = static_cast<std::int16_t>(when)};
        }
      }
    };
    if (!fought) weigh(ticks);
    for (const int when : on_the_way) {
      if (most == 0) weigh(when);
    }
    if (man.prepared) {
      if (auto burning = fire(id, most)) return *burning;
    }
    if (most > 0) return best;
  }
  return {};
}

// Bushes or thatch with some of theirs in it and nobody of ours: they see nothing any more and cannot get out.
Quick::Thought Quick::fire(FigureId id, int than) const {
  const auto& [b, s] = here_;
  const Shooting judge(here_, ticks);
  Thought best;
  for (const int i : b.burnables) {
    const Shape& piece = b.piece(i).solid.shape;
    const auto inside = [&](FigureId any) { return overlap(here_.base(any), piece); };
    int caught = 0;
    for (FigureId foe : foes_) caught += inside(foe) ? b.soldier(foe).points : 0;
    const Shot shot{Shot::Kind::fire, id, nobody, ticks, i};
    const int worth = shot_ways(0, b.numbers.alight) * caught / 4;
    if (worth <= than || any(mine_, inside) || judge.cannot(shot)) continue;
    than = worth;
    best = Choice{.verb = ShotOrder::burn, .figure = id, .path = straight(bound(piece).at)};
  }
  return best;
}

}  // namespace fyrd::darkages
