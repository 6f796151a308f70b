// One activation from the move to the bound dice.
#include "rulesets/nottingham/turn/activation.h"

#include "rulesets/nottingham/deeds/action.h"
#include "rulesets/nottingham/turn/rout.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

// NOT-137, NOT-A27 whoever was provoked acts at once, if his side has a die.
void answer_provocation(Now now, FigureId id) {
  if (id.none() || !now[id].in_play() || now.s.band_of(id).free == 0 || now.s.over()) return;
  now.s.last = now[id].side;
  activate(now, {.by = id, .dice = ask_dice(now, DiceOrder::For::provoked, id, 1)});
}

}  // namespace

void activate(Now now, Hand hand) {
  const auto& [b, s, play] = now;
  const FigureId id = hand.by;
  Man& man = s.man(id);
  man.activated = true;
  man.moved_now = false;
  man.began = s[id].at;
  man.began_height = s[id].elevation;
  play.tell("activated", "NOT-053", hand.dice == 1 ? "{by} acts with one die." : "{by} acts with {number} dice.",
            {.by = id, .number = hand.dice});

  activation_move(now, id);  // NOT-054
  FigureId provoked = nobody;
  const auto one_action = [&](Hand part) {
    if (s[id].in_play() && !s.over()) act(now, part);
    provoked = part.provoked;
    bind(s, part);  // NOT-011, NOT-A74 whatever became of him
    judge(now);
  };
  // NOT-122, NOT-A76 two actions, the dice of the first being bound in the second
  if (b.has(id, Skill::agile) && hand.dice >= 2 && s[id].in_play() && !s.over()) {
    const int first = play.ask(DiceOrder(now, DiceOrder::For::agile, id, 1, hand.dice));
    one_action({.by = id, .dice = first});
    answer_provocation(now, std::exchange(provoked, nobody));
    hand.dice -= first;
    if (hand.dice == 0) return;
  }
  one_action(hand);
  answer_provocation(now, provoked);
}

}  // namespace fyrd::nottingham
