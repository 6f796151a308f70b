// How long the kernel takes for shapes, sight and ways on a table of 72″ × 48″ with fifty pieces of six edges.
#include <benchmark/benchmark.h>

#include <array>
#include <cstring>
#include <vector>

#include "core/table/sight.h"
#include "core/table/way.h"

namespace fyrd {
namespace {

// Numbers from a fixed seed; the standard distributions differ between libraries.
class Numbers {
 public:
  int upto(int n) {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<int>((state_ >> 33) % static_cast<std::uint64_t>(n));
  }

 private:
  std::uint64_t state_ = 20240229;
};

constexpr Length table_width = 72_in, table_depth = 48_in;

Shape six_edged(Numbers& numbers) {
  for (;;) {
    const Point centre{numbers.upto(table_width.units), numbers.upto(table_depth.units)};
    const Length size = Length{3000} + Length{numbers.upto(4000)};  // 60 to 140 mm across
    std::array<Point, 6> corners;
    for (int k = 0; k < 6; ++k) corners[k] = centre + along(degrees(k * 60 + numbers.upto(40)), size);
    if (const auto s = hull(corners); s && s->count == 6) return *s;
  }
}

Ground table() {
  Numbers numbers;
  std::vector<Piece> pieces;
  for (int i = 0; i < 50; ++i) {
    Piece p;
    p.solid = {six_edged(numbers), {}, 4_in};
    p.blocks_sight = p.impassable = true;
    pieces.push_back(p);
  }
  return Ground(table_width, table_depth, std::move(pieces));
}

constexpr Length base = {1250};  // a base of 25 mm
constexpr Length tall = {3000};

struct Pair {
  Point a, b;
};
// Places where a base can stand, no further apart than asked.
std::vector<Pair> pairs(const Ground& ground, Length furthest) {
  Numbers numbers;
  std::vector<Pair> out;
  while (out.size() < 256) {
    const Pair p{{numbers.upto(table_width.units), numbers.upto(table_depth.units)},
                 {numbers.upto(table_width.units), numbers.upto(table_depth.units)}};
    if (distance(p.a, p.b) > furthest) continue;
    if (ground.can_stand(disc(p.a, base)) && ground.can_stand(disc(p.b, base))) out.push_back(p);
  }
  return out;
}

// Runs one question over the pairs in turn, and counts how many answers were yes.
template <class Ask>
void over(benchmark::State& state, const std::vector<Pair>& all, Ask ask) {
  std::size_t i = 0, yes = 0, asked = 0;
  for (auto _ : state) {
    const bool answer = ask(all[i]);
    benchmark::DoNotOptimize(answer);
    yes += answer;
    ++asked;
    i = (i + 1) % all.size();
  }
  state.counters["yes"] = benchmark::Counter(static_cast<double>(yes) / static_cast<double>(asked));
}

void shape_within(benchmark::State& state) {
  Numbers numbers;
  const Shape piece = six_edged(numbers).moved({});
  over(state, pairs(table(), 200_in), [&](const Pair& p) { return within(disc(p.a, base), piece, 12_in); });
}
BENCHMARK(shape_within);

void shape_overlap(benchmark::State& state) {
  Numbers numbers;
  const Shape a = six_edged(numbers), b = six_edged(numbers);
  const Vec apart = a.points[0] - b.points[0];
  over(state, pairs(table(), 2_in), [&](const Pair& p) { return overlap(a, b.moved(apart + (p.a - p.b))); });
}
BENCHMARK(shape_overlap);

void shape_sweep(benchmark::State& state) {
  const Ground ground = table();
  const Shape& piece = ground.pieces()[0].solid.shape;
  over(state, pairs(ground, 12_in), [&](const Pair& p) {
    const Point from = piece.points[0] + Vec{4000, 1000};
    return sweep(disc(from, base), from, from + (p.b - p.a), piece).free;
  });
}
BENCHMARK(shape_sweep);

void clear_line_50_pieces(benchmark::State& state) {
  const Ground ground = table();
  over(state, pairs(ground, 200_in), [&](const Pair& p) { return clear_line(ground, {}, {p.a, tall}, {p.b, tall}); });
}
BENCHMARK(clear_line_50_pieces);

Prism body(Point at) { return {disc(at, base), {}, tall}; }

void sees_50_pieces(benchmark::State& state) {
  const Ground ground = table();
  over(state, pairs(ground, inches(static_cast<int>(state.range(0)))),
       [&](const Pair& p) { return sees(ground, {}, {p.a, tall}, body(p.b)); });
}
BENCHMARK(sees_50_pieces)->Arg(24)->Arg(200);

void seen_50_pieces(benchmark::State& state) {
  const Ground ground = table();
  over(state, pairs(ground, inches(static_cast<int>(state.range(0)))),
       [&](const Pair& p) { return seen(ground, {}, {p.a, tall}, body(p.b)).any; });
}
BENCHMARK(seen_50_pieces)->Arg(24)->Arg(200);

void find_within_12_inches(benchmark::State& state) {
  const Ground ground = table();
  const Ways ways(ground, base);
  over(state, pairs(ground, 12_in), [&](const Pair& p) { return ways.find(p.a, p.b, 12_in).found; });
}
BENCHMARK(find_within_12_inches)->Unit(benchmark::kMicrosecond);

// Only pairs whose straight way is blocked: every one has to be searched.
void find_around(benchmark::State& state) {
  const Ground ground = table();
  const Ways ways(ground, base);
  std::vector<Pair> blocked;
  for (const Pair& p : pairs(ground, 12_in)) {
    if (!ground.step(disc(p.a, base), p.a, p.b).free) blocked.push_back(p);
  }
  over(state, blocked, [&](const Pair& p) { return ways.find(p.a, p.b, 12_in).found; });
}
BENCHMARK(find_around)->Unit(benchmark::kMicrosecond);

void find_among_figures(benchmark::State& state) {
  const Ground ground = table();
  const Ways ways(ground, base);
  std::vector<Shape> figures;
  for (const Pair& p : pairs(ground, 12_in)) {
    if (figures.size() < 40) figures.push_back(disc(p.a, base));
  }
  over(state, pairs(ground, 12_in), [&](const Pair& p) { return ways.find(p.a, p.b, 12_in, figures).found; });
}
BENCHMARK(find_among_figures)->Unit(benchmark::kMicrosecond);

void ways_construction(benchmark::State& state) {
  const Ground ground = table();
  for (auto _ : state) benchmark::DoNotOptimize(Ways(ground, base));
}
BENCHMARK(ways_construction)->Unit(benchmark::kMillisecond);

void copy_8_kib(benchmark::State& state) {
  struct Block {
    std::array<std::uint8_t, 8192> bytes;
  };
  Block a{}, b{};
  for (auto _ : state) {
    b = a;
    benchmark::DoNotOptimize(b);
    ++a.bytes[0];
    benchmark::ClobberMemory();
  }
}
BENCHMARK(copy_8_kib);

}  // namespace
}  // namespace fyrd
