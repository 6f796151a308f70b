// Who is next by Speed, and who does not wait (STO-021, STO-023, STO-054, STO-A05, STO-A20, STO-A32, STO-A47).
#include "rulesets/stormclouds/turn/sequence.h"

#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/end.h"

namespace fyrd::stormclouds {

Queue queue(Here here) {
  Queue q;
  int best = -1;
  for (FigureId id : in_play(here.s)) {
    const Man& man = here.man(id);
    if (man.turn.acted) continue;
    q.waiting.add(id);
    if (man.speed > best) q.first = {}, best = man.speed;
    if (man.speed == best) q.first.add(id);
  }
  const FigureSet own = q.first & heroes(here);
  q.next = own.empty() ? q.first.first() : own.first();  // STO-A05
  return q;
}

std::string NextOrder::prompt() const { return here_.name(queue.next) + " is next. Does anybody act before?"; }

bool NextOrder::any() const {
  return !((in_play(s_, who) & queue.waiting) - queue.first).empty() ||
         (queue.first.size() > 1 && !in_play(s_, who).empty());
}

void NextOrder::list(Options& options) const {
  options.add({}, [&] { return here_.name(queue.next) + " acts"; });
  for (FigureId id : queue.first) {
    if (id != queue.next) options.add({.verb = next, .figure = id}, [&] { return here_.name(id) + " acts"; });
  }
  for (FigureId id : (in_play(s_, who) & queue.waiting) - queue.first)  // STO-054, STO-A20
    options.add({.verb = interrupt, .figure = id}, [&] {
      return here_.name(id) + " interrupts, for " + std::to_string(b_.numbers.interrupt) + " Trauma";
    });
}

Explanation NextOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb == interrupt)
    why.costs.push_back(std::to_string(b_.numbers.interrupt) + " Trauma after his actions (STO-054).");
  return why;
}

Refusal NextOrder::refusal(const Choice& c) const {
  const std::string& name = here_.name(c.figure);
  if (!s_[c.figure].in_play()) return {"out_of_play", name + " is out of the battle.", "", cure::in_battle};
  if (!queue.waiting.has(c.figure))
    return {"acted_already", name + " has acted this Turn.", "STO-023", cure::next_turn};
  if (c.verb == interrupt && s_[c.figure].side != who)
    return {"not_yours", name + " is not of your side.", "STO-054", cure::own_man};
  if (c.verb == interrupt) return {"next_anyway", name + " is among the next, and need not interrupt.", "STO-054"};
  return {"not_next", "Others are faster than " + name + ".", "STO-021"};
}

void call_next(Now now) {
  const auto& [b, s, play] = now;
  const Queue q = queue(now);
  if (q.waiting.empty()) return end_of_turn(now);  // STO-023
  FigureId who = q.next;
  for (std::uint8_t i = 0; i < b.villains.index; ++i) {
    const NextOrder order(now, Side{i}, q);
    const Choice c = order.any() ? play.ask(order) : Choice{};
    if (c.verb == NextOrder::go_on) continue;
    who = c.figure;
    s.man(who).interrupted = c.verb == NextOrder::interrupt;
    if (c.verb == NextOrder::interrupt) play.tell("interrupted", "STO-054", "{by} does not wait.", {.by = who});
    break;
  }
  s.act = {.who = who};
  s.active = s[who].side;
  s.phase = Phase::action;
}

}  // namespace fyrd::stormclouds
