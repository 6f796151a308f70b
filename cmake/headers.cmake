# Headers that are read once for many files. They are a matter of speed alone: every file still includes what it uses.
# Not with clang, which writes the paths of this clone into them, so that no other could use what was compiled.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()

# fyrd_headers(<name> <compile options> <headers…>): precompiled for targets with these options. Headers in angle brackets:
# cmake writes others with their full path, under which no other clone would find them in the cache.
function(fyrd_headers name options)
  set(empty ${CMAKE_BINARY_DIR}/headers_${name}.cpp)
  file(CONFIGURE OUTPUT ${empty} CONTENT "// Nothing but its headers.\n")
  add_library(headers_${name} OBJECT EXCLUDE_FROM_ALL ${empty})
  target_link_libraries(headers_${name} PRIVATE fyrd_flags)
  target_compile_options(headers_${name} PRIVATE ${options})
  target_precompile_headers(headers_${name} PRIVATE ${ARGN})
endfunction()

# fyrd_use_headers(<name> <targets…>)
function(fyrd_use_headers name)
  foreach(target ${ARGN})
    target_precompile_headers(${target} REUSE_FROM headers_${name})
  endforeach()
endfunction()

set(standard_headers <algorithm> <array> <charconv> <cmath> <cstdint> <functional> <map> <memory> <numeric> <optional>
                     <span> <string> <string_view> <utility> <variant> <vector>)
set(battle_headers ${standard_headers} <core/events/narrate.h> <core/figures/walk.h> <core/play/battle.h>
                   <rulesets/ruleset.h> <rulesets/scenario.h>)
set(json_headers ${battle_headers} <fmt/format.h> <nlohmann/json.hpp>)
