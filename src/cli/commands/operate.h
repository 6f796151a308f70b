// fyrd serve: the server without a browser, for those who let it run.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/library.h"

namespace fyrd::cli {

// What was typed; it comes before what the file says.
struct OperateArguments {
  std::string config, address, store, web, log;
  std::optional<std::uint16_t> port, operator_port;
  std::vector<std::string> names;
  bool proxy = false;
};

int operate(const data::Library&, const OperateArguments&);

}  // namespace fyrd::cli
