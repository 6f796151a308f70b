// ISO/IEC 18004: bits, error correction, modules, masks.
#include "server/qr.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace fyrd::server {

namespace {

using Bytes = std::vector<std::uint8_t>;

// Of error correction M, by version: all codewords, blocks, and those for correction in each block.
struct Version {
  int codewords, blocks, correction;
  std::array<int, 3> aligned;  // rows and columns of alignment patterns
  int data() const { return codewords - blocks * correction; }
};
constexpr std::array<Version, 10> versions = {{{26, 1, 10, {}},
                                               {44, 1, 16, {6, 18}},
                                               {70, 1, 26, {6, 22}},
                                               {100, 2, 18, {6, 26}},
                                               {134, 2, 24, {6, 30}},
                                               {172, 4, 16, {6, 34}},
                                               {196, 4, 18, {6, 22, 38}},
                                               {242, 4, 22, {6, 24, 42}},
                                               {292, 5, 22, {6, 26, 46}},
                                               {346, 5, 26, {6, 28, 50}}}};

// In the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1.
std::uint8_t times(std::uint8_t a, std::uint8_t b) {
  int product = 0;
  for (int bit = 7; bit >= 0; --bit) {
    product = (product << 1) ^ ((product >> 7) * 0x11D);
    if (b >> bit & 1) product ^= a;
  }
  return static_cast<std::uint8_t>(product);
}

// The rest of the data divided by (x - 1)(x - 2)(x - 4)…
Bytes correction_of(const Bytes& data, int count) {
  Bytes divisor(static_cast<std::size_t>(count));
  divisor.back() = 1;
  std::uint8_t root = 1;
  for (int i = 0; i < count; ++i, root = times(root, 2))
    for (std::size_t j = 0; j < divisor.size(); ++j)
      divisor[j] = times(divisor[j], root) ^ (j + 1 < divisor.size() ? divisor[j + 1] : 0);
  Bytes rest(divisor.size());
  for (const std::uint8_t byte : data) {
    const std::uint8_t factor = byte ^ rest[0];
    std::rotate(rest.begin(), rest.begin() + 1, rest.end());
    rest.back() = 0;
    for (std::size_t j = 0; j < rest.size(); ++j) rest[j] ^= times(divisor[j], factor);
  }
  return rest;
}

// Mode, count, bytes and padding.
Bytes data_of(std::string_view bytes, int version, int capacity) {
  std::vector<bool> bits;
  const auto put = [&](unsigned value, int count) {
    while (count-- > 0) bits.push_back(value >> count & 1);
  };
  put(4, 4);
  put(static_cast<unsigned>(bytes.size()), version < 10 ? 8 : 16);
  for (const char c : bytes) put(static_cast<unsigned char>(c), 8);
  put(0, std::min(4, capacity * 8 - static_cast<int>(bits.size())));
  bits.resize((bits.size() + 7) / 8 * 8);
  Bytes out(bits.size() / 8);
  for (std::size_t i = 0; i < bits.size(); ++i) out[i / 8] = static_cast<std::uint8_t>(out[i / 8] << 1 | int{bits[i]});
  for (std::uint8_t pad = 0xEC; static_cast<int>(out.size()) < capacity; pad ^= 0xEC ^ 0x11) out.push_back(pad);
  return out;
}

// Cut into blocks, each with its correction, and woven together.
Bytes woven(const Bytes& data, const Version& version) {
  const std::size_t blocks = static_cast<std::size_t>(version.blocks), least = data.size() / blocks,
                    longer = data.size() % blocks;
  std::vector<Bytes> parts, corrections;
  auto at = data.begin();
  for (std::size_t i = 0; i < blocks; ++i) {
    const auto end = at + static_cast<std::ptrdiff_t>(least + (i >= blocks - longer));
    parts.emplace_back(at, end);
    corrections.push_back(correction_of(parts.back(), version.correction));
    at = end;
  }
  Bytes out;
  for (std::size_t i = 0; i <= least; ++i)
    for (const Bytes& part : parts)
      if (i < part.size()) out.push_back(part[i]);
  for (int i = 0; i < version.correction; ++i)
    for (const Bytes& part : corrections) out.push_back(part[static_cast<std::size_t>(i)]);
  return out;
}

int remainder(int value, int bits, int divisor, int degree) {
  int rest = value;
  for (int i = 0; i < degree; ++i) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return (value << degree | rest) & ((1 << (bits + degree)) - 1);
}

class Drawing {
 public:
  explicit Drawing(int version) {
    code_.size = 17 + 4 * version;
    code_.dark.resize(static_cast<std::size_t>(code_.size * code_.size));
    fixed_ = code_.dark;
    const int n = code_.size;
    for (int i = 0; i < n; ++i) set(6, i, i % 2 == 0), set(i, 6, i % 2 == 0);
    for (const auto& [x, y] : {std::pair{3, 3}, {n - 4, 3}, {3, n - 4}}) finder(x, y);
    const std::array<int, 3>& aligned = versions[static_cast<std::size_t>(version - 1)].aligned;
    const int last = *std::max_element(aligned.begin(), aligned.end());
    for (const int x : aligned)
      for (const int y : aligned)
        if (x && y && !(x == 6 && y == 6) && !(x == 6 && y == last) && !(x == last && y == 6)) alignment(x, y);
    format(0);
    if (version >= 7) {
      const int bits = remainder(version, 6, 0x1F25, 12);
      for (int i = 0; i < 18; ++i) set(n - 11 + i % 3, i / 3, bits >> i & 1), set(i / 3, n - 11 + i % 3, bits >> i & 1);
    }
  }

  // From the right, two columns at a time, up and down.
  void fill(const Bytes& words) {
    const int n = code_.size;
    std::size_t bit = 0;
    for (int right = n - 1; right >= 1; right -= 2) {
      if (right == 6) right = 5;
      for (int step = 0; step < n; ++step) {
        for (int x = right; x > right - 2; --x) {
          const bool up = ((right + 1) & 2) == 0;
          const int y = up ? n - 1 - step : step;
          if (fixed_[index(x, y)] || bit >= words.size() * 8) continue;
          code_.dark[index(x, y)] = words[bit / 8] >> (7 - bit % 8) & 1;
          ++bit;
        }
      }
    }
  }

  QrCode masked(int mask) const {
    Drawing out = *this;
    out.format(mask);
    for (int y = 0; y < code_.size; ++y)
      for (int x = 0; x < code_.size; ++x)
        if (!fixed_[index(x, y)] && inverts(mask, x, y)) out.code_.dark[index(x, y)].flip();
    return out.code_;
  }

 private:
  std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * code_.size + x); }
  void set(int x, int y, bool dark) { code_.dark[index(x, y)] = dark, fixed_[index(x, y)] = true; }
  void finder(int cx, int cy) {
    for (int y = -4; y <= 4; ++y)
      for (int x = -4; x <= 4; ++x) {
        const int ring = std::max(std::abs(x), std::abs(y));
        if (cx + x >= 0 && cx + x < code_.size && cy + y >= 0 && cy + y < code_.size)
          set(cx + x, cy + y, ring != 2 && ring != 4);
      }
  }
  void alignment(int cx, int cy) {
    for (int y = -2; y <= 2; ++y)
      for (int x = -2; x <= 2; ++x) set(cx + x, cy + y, std::max(std::abs(x), std::abs(y)) != 1);
  }
  // Error correction M, which is 00, and the mask; twice.
  void format(int mask) {
    const int n = code_.size, bits = remainder(mask, 5, 0x537, 10) ^ 0x5412;
    const auto bit = [&](int i) { return (bits >> i & 1) != 0; };
    for (int i = 0; i < 6; ++i) set(8, i, bit(i));
    set(8, 7, bit(6)), set(8, 8, bit(7)), set(7, 8, bit(8));
    for (int i = 9; i < 15; ++i) set(14 - i, 8, bit(i));
    for (int i = 0; i < 8; ++i) set(n - 1 - i, 8, bit(i));
    for (int i = 8; i < 15; ++i) set(8, n - 15 + i, bit(i));
    set(8, n - 8, true);
  }
  static bool inverts(int mask, int x, int y) {
    switch (mask) {
      case 0: return (x + y) % 2 == 0;
      case 1: return y % 2 == 0;
      case 2: return x % 3 == 0;
      case 3: return (x + y) % 3 == 0;
      case 4: return (x / 3 + y / 2) % 2 == 0;
      case 5: return x * y % 2 + x * y % 3 == 0;
      case 6: return (x * y % 2 + x * y % 3) % 2 == 0;
      default: return ((x + y) % 2 + x * y % 3) % 2 == 0;
    }
  }

  QrCode code_;
  std::vector<bool> fixed_;
};

// How hard a code is to read: long runs, blocks, what looks like a corner, too much of one colour.
int trouble(const QrCode& code) {
  const int n = code.size;
  int total = 0, dark = 0;
  for (const bool across : {true, false})
    for (int row = 0; row < n; ++row) {
      unsigned last = 0;
      for (int i = 0, run = 0; i < n; ++i) {
        const bool now = across ? code.at(i, row) : code.at(row, i);
        run = i > 0 && now == ((last & 1) != 0) ? run + 1 : 1;
        if (run >= 5) total += run == 5 ? 3 : 1;
        last = (last << 1 | unsigned{now}) & 0x7FF;
        if (i >= 10 && (last == 0x05D || last == 0x5D0)) total += 40;
      }
    }
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x) {
      dark += code.at(x, y);
      if (x > 0 && y > 0 && code.at(x, y) == code.at(x - 1, y) && code.at(x, y) == code.at(x, y - 1) &&
          code.at(x, y) == code.at(x - 1, y - 1))
        total += 3;
    }
  return total + std::abs(dark * 20 - n * n * 10) / (n * n) * 10;
}

}  // namespace

std::optional<QrCode> qr_code(std::string_view bytes) {
  for (int number = 1; number <= static_cast<int>(versions.size()); ++number) {
    const Version& version = versions[static_cast<std::size_t>(number - 1)];
    const int head = number < 10 ? 2 : 3;  // mode and count, in whole bytes
    if (static_cast<int>(bytes.size()) + head > version.data()) continue;
    Drawing drawing(number);
    drawing.fill(woven(data_of(bytes, number, version.data()), version));
    std::optional<QrCode> best;
    for (int mask = 0; mask < 8; ++mask)
      if (QrCode one = drawing.masked(mask); !best || trouble(one) < trouble(*best)) best = std::move(one);
    return best;
  }
  return {};
}

std::string qr_picture(const QrCode& code) {
  constexpr int margin = 4;
  std::string path;
  for (int y = 0; y < code.size; ++y)
    for (int x = 0, end; x < code.size; x = end) {
      for (end = x; end < code.size && code.at(end, y) == code.at(x, y); ++end) {}
      if (code.at(x, y)) path += fmt::format("M{} {}h{}v1h-{}z", x + margin, y + margin, end - x, end - x);
    }
  return fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" shape-rendering="crispEdges">)"
                     R"(<path fill="#fff" d="M0 0h{0}v{0}h-{0}z"/><path d="{1}"/></svg>)",
                     code.size + 2 * margin, path);
}

}  // namespace fyrd::server
