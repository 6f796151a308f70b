# What every target is compiled and linked with.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS ON)  # __int128
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # All clones share what was compiled: paths count from the clone's folder, and precompiled headers by their content.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${CCACHE})
endif()
find_program(MOLD mold)
if(MOLD AND NOT FYRD_WASM)
  add_link_options(-fuse-ld=mold)
endif()

add_library(fyrd_flags INTERFACE)
target_include_directories(fyrd_flags INTERFACE ${CMAKE_SOURCE_DIR}/src)
# Shadowed names and deprecated functions are g++'s business: clang minds verbs named like their procedures, and calls
# libstdc++'s own std::stable_sort deprecated. What g++ says of types without a name outside is true of every batch, and
# bounds of arrays are clang's business: g++ 12 sees every long string that is moved out of them (its PR 105651).
target_compile_options(fyrd_flags INTERFACE -Wall -Wextra -Wconversion -Wno-sign-conversion
                                            $<IF:$<CXX_COMPILER_ID:GNU>,-Wshadow=local;-Wno-maybe-uninitialized;-Wno-subobject-linkage;-Wno-array-bounds,-Wno-deprecated-declarations>
                                            $<$<BOOL:${FYRD_WASM}>:-Wno-shorten-64-to-32>)  # sizes have 32 bits there
# One setting of these for all translation units, the program's and the tests' too: they change inline functions.
target_compile_definitions(fyrd_flags INTERFACE JSON_NOEXCEPTION TOML_EXCEPTIONS=0 FYRD_VERSION="${PROJECT_VERSION}")
if(FYRD_WASM)
  target_compile_definitions(fyrd_flags INTERFACE FMT_HEADER_ONLY)
else()
  find_package(fmt REQUIRED)  # linked: as headers alone it costs three seconds in every file that uses it
  target_link_libraries(fyrd_flags INTERFACE fmt::fmt)
endif()
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  target_compile_definitions(fyrd_flags INTERFACE _GLIBCXX_ASSERTIONS)
endif()
if(FYRD_SANITIZE)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "FYRD_SANITIZE needs clang: cmake --preset sanitize")
  endif()
  # FYRD_SANITIZE is defined for the tests, which may play fewer games here.
  target_compile_definitions(fyrd_flags INTERFACE FYRD_SANITIZE)
  target_compile_options(fyrd_flags INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all
                                              -fno-omit-frame-pointer)
  target_link_options(fyrd_flags INTERFACE -fsanitize=address,undefined)
endif()
