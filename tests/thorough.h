// How much of the same is enough.
#pragma once

namespace fyrd {

// Under sanitizers a part of the games is enough: the play is the same there.
#ifdef FYRD_SANITIZE
constexpr int thorough = 1;
#else
constexpr int thorough = 4;
#endif

}  // namespace fyrd
