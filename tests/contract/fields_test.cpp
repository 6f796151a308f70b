// The hash of a state has every field in it: whatever changes in a battle changes the hash.
#include <cstddef>
#include <cstring>

#include "lab/simulate.h"
#include "tests/contract/contract.h"

namespace fyrd {
namespace {

// Alters the states of games byte by byte. Everybody and every side there is room for takes part in the hash meanwhile.
// Other lists have places that nobody uses at present, and these do not count; but what a battle ever changes has been
// in the hash at some time: when it began, or since it was changed.
class Alterations {
 public:
  explicit Alterations(const Battle& battle)
      : battle_(battle), begun_(battle), fields_(begun_), in_hash_(battle.state_size()), changed_(battle.state_size()) {
    std::memset(bytes(fields_), 0xFF, battle.state_size());
    battle.clear_padding(*fields_);
  }

  void look(const Tabletop& now) {
    Stored state(battle_, now);
    for (std::size_t i = 0; i < changed_.size(); ++i)
      if (bytes(state)[i] != bytes(begun_)[i]) changed_[i] = true;
    state->figure_count = max_figures;
    state->side_count = max_sides;
    const std::uint64_t hash = battle_.hash(*state);
    for (std::size_t i = 0; i < in_hash_.size(); ++i) {
      if (in_hash_[i] || !is_field(i) || !(first_ || changed_[i])) continue;
      std::byte& byte = bytes(state)[i];
      const std::byte was = byte;
      byte = was == std::byte{} ? std::byte{1} : std::byte(std::to_integer<int>(was) - 1);  // a count stays one
      in_hash_[i] = battle_.hash(*state) != hash;
      byte = was;
    }
    first_ = false;
  }

  // Ranges of bytes, as gdb shows them with "ptype /o" and the state's type.
  std::string forgotten() const {
    return ranges([&](std::size_t i) { return is_field(i) && changed_[i] && !in_hash_[i]; });
  }

 private:
  std::byte* bytes(Stored& s) const { return reinterpret_cast<std::byte*>(&*s); }
  const std::byte* bytes(const Stored& s) const { return reinterpret_cast<const std::byte*>(&*s); }
  bool is_field(std::size_t i) const { return bytes(fields_)[i] != std::byte{}; }

  template <class In>
  std::string ranges(In in) const {
    std::string all;
    for (std::size_t i = 0; i < in_hash_.size(); ++i) {
      if (!in(i)) continue;
      const std::size_t from = i;
      while (i + 1 < in_hash_.size() && (in(i + 1) || !is_field(i + 1))) ++i;
      all += " " + std::to_string(from) + "-" + std::to_string(i);
    }
    return all;
  }

  const Battle& battle_;
  Stored begun_, fields_;
  std::vector<bool> in_hash_, changed_;
  bool first_ = true;  // nothing has been looked at yet
};

class Fields : public Contract {};

TEST_P(Fields, whatever_changes_changes_the_hash) {
#if !__has_builtin(__builtin_clear_padding)
  GTEST_SKIP() << "this compiler does not tell fields from what is between them";
#endif
  Alterations all(*battle);
  for (const Player* player : {quick.get(), chance.get()}) {
    Stored state(*battle);
    const std::vector<const Player*> players(max_sides, player);
    int told = 0;  // at each event, also in the middle of a step, where lists are full that end it empty
    simulate(*battle, players, 11, state, [&](const Event&) {
      if (++told <= 600) all.look(*state);
    });
  }
  EXPECT_EQ(all.forgotten(), "");
}

INSTANTIATE_TEST_SUITE_P(Fields, Fields, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
