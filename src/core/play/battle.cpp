// The storage of states.
#include "core/play/battle.h"

#include <cstring>

#include "core/play/survey.h"

namespace fyrd {

std::vector<Ring> Battle::rings(const Tabletop&, FigureId) const { return {}; }

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
