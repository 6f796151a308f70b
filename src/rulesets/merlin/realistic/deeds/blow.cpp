// The questions of hand-to-hand combat: whom to strike, and how to divide a total (MER-R-020 … MER-R-024, MER-R-A31,
// A35, MER-X04).
#include "core/events/narrate.h"
#include "core/figures/area.h"
#include "rulesets/merlin/realistic/deeds/melee.h"

namespace fyrd::merlin::realistic {

namespace {

const char* band_name(int band) {
  static constexpr const char* names[] = {"pikes", "spears, pole-arms and lances", "two-handed weapons",
                                          "one-handed weapons", "daggers and fists"};
  return names[band];
}

}  // namespace

std::span<const Verb> BlowOrder::verbs() const {
  static constexpr Verb all[] = {
      {"done"}, {"strike", uses_figure | uses_target}, {"batter", uses_figure}, {"push", uses_number}};
  return all;
}

std::string BlowOrder::prompt() const {
  return b_.parties[who.index].name + ": name a blow (now " + band_name(s_.band) + "), or be done with these weapons.";
}

Verdict BlowOrder::check(const Choice& c) const {
  using By = NoBlow::By;
  if (c.verb == done) return {};
  if (c.verb == push) {
    const Pushing p = pushing(b_, s_, who, c.number);
    if (s_.band != 0) return Refusal{"too_late", "Ladders are pushed before the first blow.", "MER-R-030"};
    return p.no != NoPush::nothing ? Verdict(push_refusal(p.no)) : Verdict();
  }
  const std::string& name = b_[c.figure].name;
  if (const Verdict no = not_yours({b_, s_}, who, c.figure)) return no;
  if (s_.routs(c.figure)) return Refusal{"routs", name + " runs and does not fight.", "MER-R-040"};
  if (s_.man(c.figure).stopped)
    return Refusal{"driven_back", name + " was driven back or has lost his horse, and does not strike this turn.",
                   "MER-R-A32"};
  if (s_.man(c.figure).busy) return Refusal{"busy", name + " has something else to do this turn.", "MER-R-005"};
  if (!may_attack(s_, c.figure))
    return Refusal{"attacked_already", name + " has made his attack this turn.", "MER-R-A31"};
  if (c.verb == batter)
    return batters(b_, s_, c.figure) >= 0
               ? Verdict()
               : Verdict(Refusal{"no_gate", name + " has no gate in reach of such a weapon, or an enemy.", "MER-X04"});
  const std::string& target = b_[c.target].name;
  if (const Verdict no = not_an_enemy({b_, s_}, who, c.target, "MER-R-020")) return no;
  const NoBlow no = cannot_strike(b_, s_, c.figure, c.target);
  switch (no.by) {
    case By::nothing: break;
    case By::no_weapon:
      return Refusal{"not_now",
                     name + " has no such weapon against " + target + "; now it is " + band_name(s_.band) + ".",
                     "MER-R-021"};
    case By::out_of_reach:
      return Refusal{"out_of_reach",
                     target + " is " +
                         measure_text(nearest(b_.base(s_[c.figure]), b_.base(s_[c.target])).gap, b_.unit) + " from " +
                         name + ", out of his reach or behind others.",
                     "MER-R-020"};
    case By::nearer: return Refusal{"nearer_enemy", b_[no.figure].name + " is nearer to " + name + ".", "MER-R-022"};
  }
  return {};
}

void BlowOrder::list(Options& options) const {
  options.add({}, [] { return "Done with these weapons"; });
  for (int i = 0; s_.band == 0 && i < s_.work_count; ++i) {
    if (pushing(b_, s_, who, i).no != NoPush::nothing) continue;
    Choice c;
    c.verb = push, c.number = static_cast<std::int16_t>(i);
    options.add(c, [&] { return "Push over " + piece_of(b_, s_.works[static_cast<std::size_t>(i)]).name; });
  }
  for (FigureId id : everyone(s_)) {
    if (s_[id].side != who || !may_attack(s_, id)) continue;
    for (FigureId e : everyone(s_)) {
      if (!enemies(s_, id, e) || !s_[e].in_play() || cannot_strike(b_, s_, id, e)) continue;
      Choice c;
      c.verb = strike, c.figure = id, c.target = e;
      options.add(c, [&] { return b_[id].name + " strikes at " + b_[e].name; });
    }
    if (batters(b_, s_, id) < 0) continue;
    Choice c;
    c.verb = batter, c.figure = id;
    options.add(c, [&] { return b_[id].name + " strikes at the gate"; });
  }
}

Explanation BlowOrder::explain(const Choice& c) const {
  Explanation why;
  if (c.verb != strike) return why;
  const auto how = stroke(b_, s_, c.figure, c.target, s_.band);
  if (!how) return why;
  why.tallies = {total_tally(b_, s_, c.figure, c.target), defence_tally(b_, s_, c.target, c.figure),
                 chart_tally(b_, s_, c.figure, c.target)};
  const Nearest gap = nearest(b_.base(s_[c.figure]), b_.base(s_[c.target]));
  why.witnesses.push_back({"reach", "MER-R-020",
                           measure_text(gap.gap, b_.unit) + " of " + measure_text(how->reach, b_.unit), gap.on_a,
                           gap.on_b, how->reach - gap.gap});
  why.witnesses.push_back(area_witness({b_, s_}, c.target, c.figure, "MER-R-A36"));
  why.summary = dice(how->dice, 6).text() + " against a defence of " + std::to_string(why.tallies[1].total()) +
                ", then two dice on the chart.";
  return why;
}

std::span<const Verb> DivideOrder::verbs() const {
  static constexpr Verb all[] = {{"whole"}, {"divide", uses_figures}};
  return all;
}

std::string DivideOrder::prompt() const {
  return b_[about].name + " is outnumbered and has thrown " + std::to_string(s_.man(about).total) +
         ": all of it at one, or divided among several, the larger parts first?";
}

Verdict DivideOrder::check(const Choice& c) const {
  if (c.verb == whole) return {};
  if (c.count < 2) return Refusal{"too_few", "A total is divided among two or more.", "MER-R-024"};
  for (FigureId id : c.all_figures()) {
    bool there = false;
    for (std::size_t i = 0; i < crowd.count; ++i) there = there || crowd.foes[i] == id;
    if (!there)
      return Refusal{"not_around", b_[id].name + " and " + b_[about].name + " cannot strike each other now.",
                     "MER-R-A35"};
  }
  return {};
}

void DivideOrder::list(Options& options) const {
  options.add({},
              [&] { return "All " + std::to_string(s_.man(about).total) + " at " + b_[s_.man(about).foes[0]].name; });
  for (unsigned set = 1; set < 1u << crowd.count; ++set) {
    Choice c;
    c.verb = divide;
    for (std::size_t i = 0; i < crowd.count; ++i) {
      if (set >> i & 1) c.add(crowd.foes[i]);
    }
    if (c.count >= 2) options.add(c, [&] { return "Divided among " + names(b_, c.all_figures()); });
  }
}

}  // namespace fyrd::merlin::realistic
