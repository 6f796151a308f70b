// Frames as they were written before, kept by whoever tells them to many.
#pragma once

#include <memory>
#include <string>

namespace fyrd::protocol {

class Reel {
 public:
  virtual ~Reel() = default;
  using Frame = std::shared_ptr<const std::string>;
  // `eyes` says through whose, `number` after how many inputs: the same frame for all who look so. Nothing if it is not
  // there.
  virtual Frame find(const std::string& eyes, std::size_t number) = 0;
  virtual void keep(const std::string& eyes, std::size_t number, Frame) = 0;
};

}  // namespace fyrd::protocol
