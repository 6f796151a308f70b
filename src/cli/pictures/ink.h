// The colours of the manuscript, for what is drawn with paper/svg.
#pragma once

#include "paper/svg.h"

namespace fyrd::cli {

using namespace paper;  // outlines, frames and escaped text

namespace ink {
constexpr const char* text = "#2e2418";
constexpr const char* faded = "#75654a";
constexpr const char* vellum = "#f5ecd6";
constexpr const char* vellum_edge = "#e3d0a6";
constexpr const char* gold = "#c8961e";
constexpr const char* madder = "#a5352d";
constexpr const char* woad = "#2f5584";
constexpr const char* verdigris = "#2b7a68";
constexpr const char* sloe = "#5b3f66";
constexpr const char* steel = "#d3d6d6";
}  // namespace ink

}  // namespace fyrd::cli
