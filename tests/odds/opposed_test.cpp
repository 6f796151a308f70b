// Two throws that are judged together have the chances of all their faces told apart.
#include <gtest/gtest.h>

#include <map>

#include "odds/every.h"

namespace fyrd {
namespace {

// The same throws one after the other.
class Apart final : public Every {
 public:
  using Every::Every;

 protected:
  std::pair<int, int> cast_both(const Throwing& a, const Throwing& b, const Reading& reading,
                                const Judgement& judge) override {
    return Play::cast_both(a, b, reading, judge);
  }
};

template <class Walk, class Judge>
std::map<int, Fraction> chances(Pool a, Pool b, const Judge& judge, int& runs) {
  Falls falls;
  Walk play(falls);
  std::map<int, Fraction> all;
  do {
    const auto [first, second] = play.opposed({a, {}}, {b, {}}, {Reading::Of::best}, judge);
    const int more = play.sum(d(4), {});  // what comes after it is still told apart
    all[judge(first, second) * 10 + more] += play.weight();
    ++runs;
  } while (play.next());
  return all;
}

TEST(Opposed, taken_together_they_are_as_likely_as_apart) {
  for (const int dice_a : {1, 2, 3, 5}) {
    for (const int dice_b : {1, 2, 4}) {
      for (const int ahead : {-3, 0, 2}) {
        const auto judge = [&](int a, int b) {
          return a <= 1 ? 0 : a + ahead > b || b <= 1 ? 2 : a + ahead == b ? 1 : 0;
        };
        int together = 0, apart = 0;
        const auto one = chances<Every>(dice(dice_a, 6), dice(dice_b, 6), judge, together);
        EXPECT_EQ(one, (chances<Apart>(dice(dice_a, 6), dice(dice_b, 6), judge, apart)));
        EXPECT_LE(together, 3 * 4);
        EXPECT_LT(together, apart);
        Fraction sum;
        for (const auto& [what, chance] : one) sum += chance;
        EXPECT_EQ(sum, Fraction(1));
      }
    }
  }
}

}  // namespace
}  // namespace fyrd
