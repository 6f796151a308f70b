// Who is paid, and what becomes of the money and gear that are left.
#include "rulesets/nottingham/aftermath/farewell.h"

namespace fyrd::nottingham {

namespace {

constexpr const char* rule = "NOT-X20";

int left_over(InCamp here) { return here.s.pennies - pay_day(here).pennies; }

}  // namespace

Pay pay_day(InCamp here) {
  const auto& [a, s] = here;
  Pay pay;
  const auto give = [&](FigureId id) {
    if (s.pennies - pay.pennies < a.numbers.hero_upkeep) return;
    pay.pennies += a.numbers.hero_upkeep;
    pay.paid.add(id);
  };
  for (FigureId id : everyone(s)) {
    if (s.hero(id) && id != s.leader && !s.fellow(id).misses && !s.fellow(id).unpaid) give(id);
  }
  give(s.leader);
  return pay;
}

std::string FarewellOrder::prompt() const {
  const Pay pay = pay_day(here_);
  std::string text = "The heroes get " + std::to_string(pay.pennies) + (pay.pennies == 1 ? " penny" : " pennies");
  for (FigureId id : everyone(s_)) {
    if (s_.hero(id) && id != s_.leader && !pay.paid.has(id)) text += ", " + b_[id].name + " stays at home";
  }
  text += ". ";
  if (const int left = left_over(here_); left > 0)
    text += std::to_string(left) + (left == 1 ? " penny is left. " : " pennies are left. ");
  return text + "Is the band ready for its next battle?";
}

void FarewellOrder::list(Options& options) const {
  const int left = left_over(here_), upkeep = b_.armoury.prices.upkeep;
  const auto carries = [&](FigureId id) {
    options.add({.verb = carry, .figure = id},
                [&] { return b_[id].name + " carries the money into battle, and spare gear is sold"; });
  };
  if (left == 0 && !s_.has_spare()) {
    options.add({}, [] { return "The band is ready"; });
  } else {
    carries(s_.leader);  // first: it is always possible
    for (FigureId id : pay_day(here_).paid) {
      if (id != s_.leader) carries(id);  // NOT-200 it is carried into battle: nobody minds it at home
    }
    if (left >= upkeep)
      options.add({.verb = keep}, [&] {
        return "Hide money and gear at home, where they are safe, for " + std::to_string(upkeep) + " pennies";
      });
  }
  options.add({.verb = back}, [] { return "Not yet"; });
}

Refusal FarewellOrder::refusal(const Choice& c) const {
  if (c.verb == keep) return {"stash_too_dear", "There is nothing to keep, or not the money to keep it.", "NOT-200"};
  if (c.verb == confirm)
    return {"not_settled", "Somebody has to carry what is left, or a stash is kept for it.", "NOT-200"};
  return {"no_bearer", "A hero who fights carries the money, where there is any.", "NOT-200"};
}

void farewell(CampNow now) {
  const auto& [a, s, play] = now;
  const Choice c = play.ask(FarewellOrder(now));
  if (c.verb == FarewellOrder::back) {
    s.part = Camp::Part::choices;
    return;
  }
  const Pay pay = pay_day(now);
  s.pennies -= pay.pennies;
  if (pay.pennies > 0)
    play.tell("paid", rule, pay.pennies == 1 ? "The heroes are paid a penny." : "The heroes are paid {number} pennies.",
              {.number = pay.pennies});
  for (FigureId id : everyone(s)) {
    if (!s.hero(id) || id == s.leader || s.fellow(id).misses || pay.paid.has(id)) continue;
    s.fellow(id).misses = true;  // NOT-X20 unpaid, he misses the next battle
    play.tell("misses", rule, "{by} is not paid and misses the next battle.", {.by = id});
  }
  if (c.verb == FarewellOrder::keep) {
    s.pennies -= a.armoury.prices.upkeep;
    s.stash = true;
    play.tell("stash_kept", "NOT-200", "The stash is kept for {number} pennies.", {.number = a.armoury.prices.upkeep});
  } else if (c.verb == FarewellOrder::carry) {
    for (std::uint8_t i = 0; i < s.spare.size(); ++i) {
      if (s.spare[i] > 0) s.pennies += s.spare[i] * a.armoury.resale({i});
      s.spare[i] = 0;
    }
    s.bearer = c.figure;
    play.tell("carries", "NOT-200", s.pennies == 1 ? "{by} carries a penny." : "{by} carries {number} pennies.",
              {.by = c.figure, .number = s.pennies});
  }
  s.ending = Ending::won;
  s.winner = the_band;
  s.verdict = 1;
}

}  // namespace fyrd::nottingham
