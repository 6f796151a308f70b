// Chances of tests, in thousandths (NOT-022 … NOT-025).
#pragma once

namespace fyrd::nottingham {

// Chances in thousandths.
int chance_of_value(int dice, int least);                 // that a throw is worth at least so much in a test
int chance_of_best(int dice, int least);                  // that its best die shows at least so much
int chance_to_beat(int dice, int ahead, int other_dice);  // that it is worth more than another, being so much ahead

}  // namespace fyrd::nottingham
