// Bases where figures stand, and the storage of states.
#include "core/play/battle.h"

#include <cstring>

#include "core/play/survey.h"

namespace fyrd {

std::vector<Ring> Battle::rings(const Tabletop&, FigureId) const { return {}; }

Shape Battle::base(const Figure& f) const { return base(f, f.at); }

Shape Battle::base(const Figure& f, Point at) const {
  const Shape& size = bases[f.base];
  if (size.count == 1) return disc(at, size.radius);
  Shape turned = size;
  const Vec d = direction(f.facing);
  for (int i = 0; i < turned.count; ++i) {
    const Point p = size.points[i];
    // Turned clockwise by the facing: north (0, 1) goes to d.
    const auto scaled = [](std::int64_t v) {
      return static_cast<std::int32_t>((v >= 0 ? v + direction_scale / 2 : v - direction_scale / 2) / direction_scale);
    };
    turned.points[i] = Point{scaled(std::int64_t{p.x} * d.y + std::int64_t{p.y} * d.x),
                             scaled(std::int64_t{p.y} * d.y - std::int64_t{p.x} * d.x)};
  }
  return turned.moved(at - Point{});
}

Stored::Stored(const Battle& battle) : size_(battle.state_size()), bytes_(new Block[(size_ + 15) / 16]) {
  battle.begin(**this);
}

Stored::Stored(const Battle& battle, const Tabletop& of)
    : size_(battle.state_size()), bytes_(new Block[(size_ + 15) / 16]) {
  std::memcpy(static_cast<void*>(bytes_.get()), &of, size_);
}

Stored::Stored(const Stored& o) : size_(o.size_) {
  if (!o.bytes_) return;
  bytes_.reset(new Block[(size_ + 15) / 16]);
  std::memcpy(static_cast<void*>(bytes_.get()), o.bytes_.get(), size_);
}

Stored& Stored::operator=(const Stored& o) {
  if (this == &o) return *this;
  if (size_ != o.size_ || !bytes_ || !o.bytes_) return *this = Stored(o);
  std::memcpy(static_cast<void*>(bytes_.get()), o.bytes_.get(), size_);
  return *this;
}

}  // namespace fyrd
