// Runs a RapidCheck property inside a GoogleTest from a fixed seed, so that a test never passes on one day only.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <sstream>

namespace fyrd {

template <class Property>
void always(Property&& property, int cases = 200) {
  rc::detail::TestParams params;
  params.seed = 20240229;
  params.maxSuccess = cases;
  const auto result = rc::detail::checkTestable(property, rc::detail::TestMetadata(), params);
  std::ostringstream message;
  rc::detail::printResultMessage(result, message);
  EXPECT_TRUE(result.template is<rc::detail::SuccessResult>()) << message.str();
}

}  // namespace fyrd
