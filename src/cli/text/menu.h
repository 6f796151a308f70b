// The choices as a numbered list: all of them, the people who have some, or those of one.
#pragma once

#include <string>
#include <vector>

#include "cli/text/scene.h"

namespace fyrd::cli {

class Menu {
 public:
  struct Entry {  // what a number stands for
    std::string label;
    std::string figure;  // somebody with several choices, or empty
    std::size_t option = 0;
  };

  void of_all(const Json& options, const Scene&);  // when they are many, of the people who have some
  void of_some(const Json& options, const std::vector<std::size_t>& which);
  void show();  // reads the next few out, and begins again after the last
  const std::vector<Entry>& entries() const { return entries_; }

 private:
  std::vector<Entry> entries_;
  std::size_t shown_ = 0;
};

}  // namespace fyrd::cli
