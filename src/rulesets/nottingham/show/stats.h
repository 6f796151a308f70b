// What can be said of somebody in more than one test.
#pragma once

#include "rulesets/trial.h"

namespace fyrd::nottingham::said {

inline constexpr Stat initiative{"initiative", "his Initiative"}, melee{"melee", "his Melee"},
    ranged{"ranged", "his Ranged"};
inline constexpr Stat dice_in_hand{"dice", "activating dice", 1}, bound{"bound", "dice bound to him"},
    more{"more", "whatever else is added", 0, any_number};
inline constexpr Stat blocks{"blocks", "dice he blocks with"},
    parry{"parry", "what his weapon adds to a block", 0, any_number}, buckler{"buckler", "what it adds to a block"};
inline constexpr Stat weapon{"weapon", "what the weapon adds to the wound", 0, any_number},
    armour{"armour", "what the armour adds to it", 0, any_number};
inline constexpr Stat fells{"fells", "the weapon strikes down whom another would throw back"};
inline constexpr Stat more_wound{"wound", "whatever else is added to the wound", 0, any_number};
inline constexpr Stat lying{"lying", "he is on the ground"}, moved{"moved", "he has moved this turn"},
    mounted{"mounted", "he rides"};
inline constexpr Stat side{"side", "he strikes from the side"}, behind{"behind", "he strikes from behind"},
    charging{"charging", "he charges"};
inline constexpr Stat shield{"shield", "he holds a shield"}, obscured{"obscured", "something hides a tenth of him"},
    tough{"tough", "he is tough"};
inline constexpr Stat heavy{"heavy", "his armour is heavy"};

}  // namespace fyrd::nottingham::said
