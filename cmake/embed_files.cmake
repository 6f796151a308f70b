# Writes every file below FOLDER that fits PATTERN into the source file OUT as string literals of hexadecimal escapes, which
# hold any byte and compile faster than lists of numbers.
#   cmake -DFOLDER=… -DPATTERN=*.toml -DNAMESPACE=fyrd::data -DLIST=embedded_files -DOUT=… -P embed_files.cmake
cmake_minimum_required(VERSION 3.25)

# 32 bytes a line: "\x5b\x73…"
string(REPEAT "." 64 line)
function(hex_literal hex out)
  string(REGEX REPLACE "(${line})" "\\1\n" hex "${hex}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" hex "${hex}")
  string(REPLACE "\n" "\"\n\"" hex "${hex}")
  set(${out} "\"${hex}\"" PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE files LIST_DIRECTORIES false RELATIVE "${FOLDER}" "${FOLDER}/${PATTERN}")
list(SORT files)

set(bodies "")
set(rows "")
set(count 0)
foreach(path IN LISTS files)
  file(SIZE "${FOLDER}/${path}" size)
  file(READ "${FOLDER}/${path}" hex HEX)
  hex_literal("${hex}" bytes)
  string(HEX "${path}" hex)
  hex_literal("${hex}" name)
  string(APPEND bodies "const char path_${count}[] = ${name};\nconst char bytes_${count}[] =\n${bytes};\n\n")
  string(APPEND rows "    {path_${count}, bytes_${count}, ${size}},\n")
  math(EXPR count "${count} + 1")
endforeach()

set(text "// Written by cmake/embed_files.cmake from a folder; not to be edited.
#include \"data/embedded.h\"

namespace ${NAMESPACE} {

namespace {
${bodies}}  // namespace

// The last row is empty: an array of none would not be C++.
extern const fyrd::data::EmbeddedFile ${LIST}[] = {
${rows}    {nullptr, nullptr, 0}};
extern const std::size_t ${LIST}_count = ${count};

}  // namespace ${NAMESPACE}
")
# Written only when changed, so that touching a data file does not compile anything.
if(EXISTS "${OUT}")
  file(READ "${OUT}" old)
  if("${old}" STREQUAL "${text}")
    return()
  endif()
endif()
file(WRITE "${OUT}" "${text}")
