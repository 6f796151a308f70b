// A page of HTML printed to PDF, by the browser that is there.
#pragma once

#include <string>

namespace fyrd::cli {

// Gives back a sentence when it could not be done.
std::string write_pdf(const std::string& path, const std::string& html);

}  // namespace fyrd::cli
