// How much of the same is enough. Under sanitizers a part of the games is: the play is the same there.
#pragma once

namespace fyrd {

#ifdef FYRD_SANITIZE
constexpr int thorough = 1;
#else
constexpr int thorough = 4;
#endif

// So many, or a tenth under sanitizers.
constexpr int enough(int all) { return thorough > 1 ? all : (all + 9) / 10; }

}  // namespace fyrd
