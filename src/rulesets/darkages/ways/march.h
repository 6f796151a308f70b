// The movement: all orders run together, tick by tick (DRK-A03, DRK-A09, DRK-A10, DRK-A22, DRK-A37, DRK-A51).
#pragma once

#include "rulesets/darkages/deeds/order.h"

namespace fyrd::darkages {

void march(Now, const Orders&);

}  // namespace fyrd::darkages
