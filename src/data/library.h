// All data files by their path; the program's own, and whatever is laid over them.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "data/tree.h"

namespace fyrd::data {

class Library {
 public:
  static Library embedded();  // the files built into the program

  void put(std::string_view path, std::string text);  // adds a file, or takes the place of one
  const std::string* find(std::string_view path) const;
  std::vector<std::string> list(std::string_view prefix) const;  // the paths that begin with it, sorted
  Tree tree(std::string_view path, Problems& problems) const;    // a missing file is a problem

 private:
  std::map<std::string, std::string, std::less<>> files_;
};

}  // namespace fyrd::data
