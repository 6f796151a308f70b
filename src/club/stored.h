// JSON as it was kept, read with the same care as what comes from outside.
#pragma once

#include "club/archive.h"
#include "protocol/json.h"

namespace fyrd::club {

using protocol::Json;

// `what` is damaged where its `part` is not what it should be.
protocol::Either<Json> read_object(const std::string& text, const std::string& what, const std::string& part);
protocol::Either<std::vector<std::string>> read_texts(const std::string& text, const std::string& what,
                                                      const std::string& part);
protocol::Either<std::vector<std::size_t>> read_numbers(const std::string& text, const std::string& what,
                                                        const std::string& part);

}  // namespace fyrd::club
