// The only file that knows this clone's folders, so that all others compile alike everywhere.
#include "tests/paths.h"

namespace fyrd {

const char* const source_folder = FYRD_SOURCE_DIR;
const char* const program_file = FYRD_PROGRAM;

}  // namespace fyrd
