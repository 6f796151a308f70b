// How likely somebody is to be hit by what one enemy can do next, for whoever looks for a safe place.
#pragma once

#include <optional>
#include <string_view>

#include "core/play/battle.h"

namespace fyrd {

// The chance that `by` hits `at`, who does nothing against it: with a shot from where he is, or with a blow, whichever
// is likelier; for the blow he may have to come straight on first, if he still `moves`. What he has done already this
// turn does not keep him from it.
using Menace = Fraction (*)(const Battle&, const Tabletop&, FigureId by, FigureId at, bool moves);
Menace menace_of(std::string_view ruleset);

// Where somebody stands who has come straight at another until he reaches him; nothing when that is further than he
// goes.
std::optional<Point> comes_to(const Battle&, const Tabletop&, FigureId by, FigureId at, Length goes, Length reaches);

namespace merlin::simple {
Fraction menace(const Battle&, const Tabletop&, FigureId by, FigureId at, bool moves);
}
namespace merlin::better {
Fraction menace(const Battle&, const Tabletop&, FigureId by, FigureId at, bool moves);
}
namespace merlin::realistic {
Fraction menace(const Battle&, const Tabletop&, FigureId by, FigureId at, bool moves);
}
namespace nottingham {
Fraction menace(const Battle&, const Tabletop&, FigureId by, FigureId at, bool moves);
}
namespace newcastle {
Fraction menace(const Battle&, const Tabletop&, FigureId by, FigureId at, bool moves);
}
namespace darkages {
Fraction menace(const Battle&, const Tabletop&, FigureId by, FigureId at, bool moves);
}
namespace stormclouds {
Fraction menace(const Battle&, const Tabletop&, FigureId by, FigureId at, bool moves);
}

}  // namespace fyrd
