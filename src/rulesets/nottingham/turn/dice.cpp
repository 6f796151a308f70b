// How many dice: the one question for every number of them (NOT-021, NOT-051, NOT-067, NOT-A71, A73, A76, A77, A83).
#include "rulesets/nottingham/turn/dice.h"

#include "rulesets/nottingham/deeds/doubt.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/turn/chance.h"
#include "rulesets/nottingham/turn/contest.h"

namespace fyrd::nottingham {

namespace {

using For = DiceOrder::For;

struct Words {
  const char *kind, *rule;
};
constexpr Words words(For purpose) {
  switch (purpose) {
    case For::contest: return {"commit", "NOT-051"};
    case For::unopposed: return {"commit", "NOT-A06"};
    case For::provoked: return {"provoked", "NOT-137"};
    case For::extra: return {"extra_dice", "NOT-021"};
    case For::block: return {"block", "NOT-067"};
    case For::agile: return {"divide", "NOT-A76"};
    case For::two_weapons: return {"divide", "NOT-A83"};
    case For::quickshot: return {"divide", "NOT-A77"};
    case For::aim_back: return {"aim_back", "NOT-015"};
  }
  return {"", ""};
}

std::string dice_text(int n) { return n == 1 ? "1 die" : std::to_string(n) + " dice"; }

// What it is said against, where that is one number of dice.
const char* acts_first(int dice) {
  static constexpr const char* texts[] = {"acts first",
                                          "acts first against 1 die",
                                          "acts first against 2 dice",
                                          "acts first against 3 dice",
                                          "acts first against 4 dice",
                                          "acts first against 5 dice",
                                          "acts first against 6 dice"};
  return texts[static_cast<std::size_t>(dice) < std::size(texts) ? dice : 0];
}

}  // namespace

DiceOrder::DiceOrder(Here here, For purpose, FigureId about, int least, int most, FigureId against)
    : QuestionOf(here, words(purpose).kind, words(purpose).rule, all, here[about].side, about), purpose(purpose),
      least(least), most(most), against(against) {}

DiceOrder& DiceOrder::with(const Tally* own_sum, const Tally* their_sum, int to_beat) {
  own = own_sum, theirs = their_sum, target = to_beat;
  return *this;
}

std::string DiceOrder::prompt() const {
  const std::string &name = b_[about].name, range = std::to_string(least) + " to " + std::to_string(most);
  const auto foe = [&] { return against.none() ? std::string("the enemy") : b_[against].name; };
  switch (purpose) {
    case For::contest: return name + " is named: how many dice for the contest? (" + range + ")";
    case For::unopposed: return name + " acts unopposed: with how many dice? (" + range + ")";
    case For::provoked: return name + " is provoked and must act: with how many dice? (" + range + ")";
    case For::extra: return "How many more dice does " + name + " add? (" + range + ")";
    case For::block: return foe() + " strikes at " + name + ": block with how many dice? (" + range + ")";
    case For::agile:
      return name + " may act twice: how many dice for the first action? (" + range + ", the rest for the second)";
    case For::two_weapons: return "How many dice for the first blow of " + name + "? (" + range + ")";
    case For::quickshot: return "How many dice does " + name + " aim with before he shoots? (" + range + ")";
    case For::aim_back: return "How many aiming dice does " + name + " take back? (" + range + ")";
  }
  return {};
}

Verdict DiceOrder::check(const Choice& c) const {
  if (c.number >= least && c.number <= most) return {};
  return Refusal{"wrong_number_of_dice",
                 "Between " + std::to_string(least) + " and " + std::to_string(most) + " dice, not " +
                     std::to_string(c.number) + ".",
                 rule};
}

void DiceOrder::list(Options& options) const {
  for (int n = least; n <= most; ++n) {
    options.add({.number = static_cast<std::int16_t>(n)}, [&] { return n == 0 ? std::string("None") : dice_text(n); });
  }
}

Choice DiceOrder::quiet() const { return {.number = static_cast<std::int16_t>(least)}; }

Explanation DiceOrder::explain(const Choice& c) const {
  Explanation why;
  if (own) why.tallies.push_back(*own);
  if (theirs) why.tallies.push_back(*theirs);
  why.summary = c.number == 0 ? "No dice." : dice_text(c.number) + ".";
  if (purpose == For::quickshot) {
    why.tallies = shot_tallies({b_, aimed(here_, about, against, c.number)}, about, against);
    add_doubts(here_, about, against, holds_shield(here_, against), covers_himself, why);
  }
  if (purpose == For::block && own && theirs) {
    why.chance = chance_to_block({at_stake, theirs->total(), c.number, own->total(), target, b_.block_floor});
    why.comes = c.number == 0 ? "he misses" : "blocks";
  } else if (rival_count > 0) {
    std::vector<Contender> all = {{c.number, initiative_tally(here_, about).total()}};
    why.tallies = {initiative_tally(here_, about)};
    why.summary = dice_text(c.number);
    for (int i = 0; i < rival_count; ++i) {
      const Tally& his = why.tallies.emplace_back(initiative_tally(here_, rivals[i].id));
      all.push_back({rivals[i].dice, his.total()});
      why.summary +=
          (i == 0 ? " against " : " and ") + std::to_string(rivals[i].dice) + " of " + here_.name(rivals[i].id);
    }
    why.summary += ".";
    why.chance = chance_to_act(all), why.comes = acts_first(rival_count == 1 ? rivals[0].dice : 0);
  } else if (target > 0 && own) {
    why.summary = must_beat(target);
    why.chance = chance_to_pass(at_stake + c.number, own->total(), target), why.comes = "succeeds";
  }
  return why;
}

int ask_dice(Now now, For purpose, FigureId about, int least, FigureId against, const Tally* own, const Tally* theirs,
             int target, int beside) {
  const int most = now.s.band(now.s[about].side).free;
  return ask_dice(now, DiceOrder(now, purpose, about, least, most, against).with(own, theirs, target).beside(beside));
}

int ask_dice(Now now, const DiceOrder& order) {
  const Side side = now.s[order.about].side;
  return take(now.s, side, order.most <= order.least ? order.most : now.play.ask(order));
}

int divide(Now now, For purpose, const Hand& hand, FigureId against) {
  const int least = 1, most = hand.dice - 1;
  return most <= least ? least : now.play.ask(DiceOrder(now, purpose, hand.by, least, most, against));
}

}  // namespace fyrd::nottingham
