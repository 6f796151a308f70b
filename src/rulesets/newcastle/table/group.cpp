// Lines that stand together, and what is left of them (NEW-030 … NEW-033, NEW-A15, NEW-A16, NEW-A46, NEW-A49).
#include "rulesets/newcastle/table/group.h"

#include <algorithm>

#include "core/figures/sides.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

constexpr int quarter_turn = degrees(90).turn;

struct Line {
  std::array<FigureId, max_figures> men;
  int count = 0;
  void add(FigureId id) { men[count++] = id; }
  std::span<FigureId> all() { return {men.data(), static_cast<std::size_t>(count)}; }
};

Line by_slot(const State& s, FigureSet of) {
  Line line;
  for (FigureId id : of) line.add(id);
  std::ranges::stable_sort(line.all(), {}, [&](FigureId id) { return s.man(id).slot; });
  return line;
}

std::uint8_t new_group(const State& s) {
  std::uint8_t number = 1;
  for (FigureId id : everyone(s))
    number = std::max<std::uint8_t>(number, static_cast<std::uint8_t>(s.man(id).group + 1));
  return number;
}

void stand_alone(State& s, FigureId id) {
  s.man(id).group = 0;
  s.man(id).slot = 0;
  s.man(id).pushed = s.man(id).pushed_once = false;
}

// NEW-030, NEW-A16 a gap of two places parts a line, and fewer than three are none.
void mend(const NewcastleBattle& b, State& s, FigureSet group) {
  Line line = by_slot(s, group);
  for (int first = 0, next = 0; first < line.count; first = next) {
    const auto man = [&](int i) -> Man& { return s.man(line.men[i]); };
    for (next = first + 1; next < line.count && man(next).slot - man(next - 1).slot <= b.numbers.gap;) ++next;
    const std::uint8_t number = first == 0 ? man(0).group : new_group(s);
    for (int i = first; i < next; ++i) {
      if (next - first < b.numbers.least) {
        stand_alone(s, line.men[i]);
      } else {
        man(i).group = number;
      }
    }
  }
}

// NEW-A15 side by side and looking the same way.
bool beside(Here here, FigureId a, FigureId to, Angle facing) {
  const auto& [b, s] = here;
  if (!within(here.disc(a), here.disc(to), b.numbers.beside)) return false;
  const int most = degrees(b.numbers.turned).turn;
  if (between(s[to].facing, facing) > most) return false;
  const int off = between(bearing(s[to].at - s[a].at), facing);
  return off >= quarter_turn - most && off <= quarter_turn + most;
}

}  // namespace

FigureSet members(const State& s, FigureId of) {
  FigureSet all;
  all.add(of);
  if (!s.formed(of)) return all;
  for (FigureId id : in_play(s, s[of].side)) {
    if (s.mates(id, of)) all.add(id);
  }
  return all;
}

int neighbours(Here here, FigureId id) {
  bool left = false, right = false;
  for (FigureId mate : members(here.s, id)) {
    const int off = here.man(mate).slot - here.man(id).slot;
    if (here.b.rulings.only_beside && std::abs(off) > 1) continue;  // NEW-A16 not across an empty place
    left = left || off < 0, right = right || off > 0;               // NEW-032
  }
  return left + right;
}

bool at_end(const State& s, FigureId id) {
  bool first = true, last = true;
  for (FigureId mate : members(s, id)) {
    first = first && s.man(mate).slot >= s.man(id).slot;
    last = last && s.man(mate).slot <= s.man(id).slot;
  }
  return first || last;
}

void leave_group(const NewcastleBattle& b, State& s, FigureId id) {
  if (!s.formed(id)) return;
  FigureSet rest = members(s, id);
  rest.drop(id);
  stand_alone(s, id);
  mend(b, s, rest);
}

FigureSet free_men(Here here, Side side) {
  FigureSet men;
  for (FigureId id : in_play(here.s, side)) {
    if (!here.b.fighter(id).rides() && !here.man(id).runs && !here.man(id).cowers && !in_melee(here, id)) men.add(id);
  }
  return men;
}

FigureSet line_of(Here here, FigureId id, FigureSet among) {
  FigureSet line;
  if (!among.has(id)) return line;
  line.add(id);
  for (bool grown = true; grown;) {
    grown = false;
    for (FigureId mate : among - line) {
      for (FigureId in : line) {
        if (!beside(here, in, mate, here[id].facing)) continue;
        line.add(mate);
        grown = true;
        break;
      }
    }
  }
  return line.size() < here.b.numbers.least ? FigureSet{} : line;
}

void form(const NewcastleBattle& b, State& s, FigureSet who, Angle facing) {
  const std::uint8_t number = new_group(s);
  const Vec right = direction(facing + east);
  Line line;
  FigureSet left_behind;  // of groups that lose men to this one
  for (FigureId id : who) line.add(id);
  for (FigureId id : who) {
    for (FigureId mate : members(s, id)) {
      if (!who.has(mate)) left_behind.add(mate);
    }
  }
  std::ranges::stable_sort(line.all(), {}, [&](FigureId id) { return dot(s[id].at - Point{}, right); });
  std::int8_t slot = 0;
  for (FigureId id : line.all()) {
    s[id].facing = facing;
    s.man(id).group = number;
    s.man(id).slot = slot++;
    s.man(id).pushed = s.man(id).pushed_once = false;
  }
  for (FigureId id : left_behind) {
    if (s.formed(id)) mend(b, s, members(s, id));
  }
}

}  // namespace fyrd::newcastle
