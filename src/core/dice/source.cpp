// Faces from a seed, a script, and the players' own dice.
#include "core/dice/source.h"

#include <string_view>

namespace fyrd {

Source::~Source() = default;

bool SeededSource::roll(Pool pool, const Why& why, std::uint32_t turn, Roll& out) {
  if (!pool.valid()) return false;
  DiceKey key = dice_key(turn, why, 0);
  key.occurrence = occurrences_.next(turn, key.figure, key.reason);
  out = seeded_roll(seed_, pool, key);
  return true;
}

bool ScriptedSource::roll(Pool pool, const Why&, std::uint32_t, Roll& out) {
  if (bad() || at_end()) return false;
  const Roll& scripted = script_[used_];
  if (!scripted.fits(pool)) {
    mismatch_ = {used_, pool, scripted.pool};
    return false;
  }
  out = scripted;
  ++used_;
  return true;
}

namespace {

bool same(const ManualSource::Asked& a, Pool pool, const Why& why, std::uint32_t turn) {
  return a.pool == pool && a.turn == turn && a.why.by == why.by && a.why.at == why.at && a.why.side == why.side &&
         std::string_view(a.why.rule) == why.rule && std::string_view(a.why.purpose) == why.purpose;
}

}  // namespace

bool ManualSource::roll(Pool pool, const Why& why, std::uint32_t turn, Roll& out) {
  if (!pool.valid()) return false;
  if (pool.count == 0) {
    // There is nothing to throw, so nobody is asked.
    out = Roll(pool);
    return true;
  }
  if (typed_ && same(*asked_, pool, why, turn)) {
    out = *typed_;
    asked_.reset();
    typed_.reset();
    return true;
  }
  asked_ = Asked{pool, why, turn};
  typed_.reset();
  return false;
}

std::string ManualSource::type(std::span<const std::uint16_t> faces) {
  if (!asked_) return "no roll is asked for";
  const Pool pool = asked_->pool;
  if (faces.size() != pool.count)
    return pool.text() + " has " + std::to_string(pool.count) + " faces, not " + std::to_string(faces.size());
  Roll roll(pool);
  for (const std::uint16_t face : faces) {
    if (face < 1 || face > pool.sides)
      return "a d" + std::to_string(pool.sides) + " has no face " + std::to_string(face);
    roll.add(face);
  }
  typed_ = roll;
  return {};
}

}  // namespace fyrd
