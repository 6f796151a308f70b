// Where the program under test and the project's own files are, for tests that run or read them.
#pragma once

namespace fyrd {

extern const char* const source_folder;
extern const char* const program_file;

}  // namespace fyrd
