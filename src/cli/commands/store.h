// fyrd store: looking after the file the games are kept in.
#pragma once

#include <string>

#include "data/library.h"

namespace fyrd::cli {

struct StoreArguments {
  std::string store;  // empty: the usual one
  std::string to;     // a file or a folder
  bool force = false;
};

int check_store(const StoreArguments&);
int repair_store(const StoreArguments&);
int back_up_store(const StoreArguments&);
int export_store(const data::Library&, const StoreArguments&);

}  // namespace fyrd::cli
