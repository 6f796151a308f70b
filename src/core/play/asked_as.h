// Which of a ruleset's questions is asked, in a fraction of the time of a dynamic_cast: quick players look at each.
#pragma once

#include <type_traits>
#include <typeinfo>

#include "core/play/question.h"

namespace fyrd {

template <class Order>
const Order* asked_as(const Question& question) {
  static_assert(std::is_final_v<Order>, "nothing is derived from it");
  return typeid(question) == typeid(Order) ? static_cast<const Order*>(&question) : nullptr;
}

}  // namespace fyrd
