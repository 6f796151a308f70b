// fyrd play: battles in the browser.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "data/library.h"

namespace fyrd::cli {

struct ServeArguments {
  std::optional<std::uint16_t> port;
  bool listen = false, no_browser = false;
  std::string store, web;  // empty: the usual ones
};

std::string usual_store();  // nothing when nobody has a home

int serve(const data::Library&, const ServeArguments&);

}  // namespace fyrd::cli
