// The course of an aftermath: injuries, experience, loot, and people who come and go (NOT-059, NOT-X20).
#include "rulesets/nottingham/aftermath/aftermath.h"

#include <algorithm>

#include "rulesets/nottingham/aftermath/choices.h"
#include "rulesets/nottingham/aftermath/farewell.h"
#include "rulesets/nottingham/aftermath/rise.h"

namespace fyrd::nottingham {

namespace {

constexpr const char* rule = "NOT-X20";

void die(CampNow now, FigureId id) {
  const auto& [a, s, play] = now;
  play.tell("died", rule, "{by} dies of his wounds.", {.by = id});
  if (a.won) {  // NOT-X20 gear of the dead stays with who holds the field
    keep_gear(s, id);
    s.pennies += s.fellow(id).pennies;
  } else if (s.learner(id).item_count > 0) {
    play.tell("gear_lost", rule, "What he carried is lost.", {.by = id});
  }
  leave(s, id, Fate::dead);
}

void lasting_wound(Camp& s, Play& play, FigureId id) {
  static constexpr const char* names[] = {"Initiative", "Melee", "Ranged"};
  const int which = (play.roll(d(6), {rule, "which characteristic", id}).sum() - 1) / 2;
  std::uint8_t& number = s.learner(id).numbers[which];
  number = static_cast<std::uint8_t>(std::max(1, number - 1));
  play.tell("maimed", rule, "{by} will never be the same again: his {thing} is {number} now.",
            {.by = id, .number = number, .thing = names[which]});
}

void treat(CampNow now, FigureId id) {
  const auto& [a, s, play] = now;
  const CampaignNumbers& n = a.numbers;
  const int face = play.roll(d(6), {rule, "injury", id}).sum();
  if (!s.hero(id)) {
    if (face <= n.henchman_dead) return die(now, id);
  } else {
    if (face <= n.hero_dead) return die(now, id);
    if (face <= n.hero_wound) return lasting_wound(s, play, id);
    if (face <= n.hero_misses && id != s.leader) {  // NOT-X20 the leader never misses a battle
      s.fellow(id).misses = true;
      play.tell("laid_up", rule, "{by} lies in bed and misses the next battle.", {.by = id});
      return;
    }
  }
  play.tell("recovered", rule, "{by} recovers.", {.by = id});
}

}  // namespace

void Aftermath::play(Camp& s, Play& play) const {
  switch (s.part) {
    case Camp::Part::injuries: return injuries({*this, s, play});
    case Camp::Part::experience: return experience({*this, s, play});
    case Camp::Part::rise: return rising({*this, s, play});
    case Camp::Part::loot: return loot({*this, s, play});
    case Camp::Part::choices: return choices({*this, s, play});
    case Camp::Part::farewell: return farewell({*this, s, play});
  }
}

void injuries(CampNow now) {
  const auto& [a, s, play] = now;
  while (s.done < s.figure_count && !s.fellow({s.done}).fell) ++s.done;
  if (s.done < s.figure_count) return treat(now, FigureId{s.done++});
  for (const ItemId item : a.taken) {  // NOT-X20 what was picked up and held at the end
    ++s.spare[item.index];
    play.tell("booty", rule, "{side} {keeps} a captured {thing}.",
              {.side = the_band, .thing = a.item(item).name.c_str()});
  }
  for (FigureId id : everyone(s)) {
    if (s.here(id)) s.pennies += s.fellow(id).pennies;  // NOT-200 it joins the loot
  }
  s.done = 0;
  s.part = Camp::Part::experience;
}

void experience(CampNow now) {
  const auto& [a, s, play] = now;
  const CampaignNumbers& n = a.numbers;
  const auto earn = [&](FigureId id, int points) {
    Learner& learner = s.learner(id);
    learner.experience = static_cast<std::uint16_t>(learner.experience + points);
    learner.earned = static_cast<std::uint16_t>(learner.earned + points);
    if (points > 0)
      play.tell("learnt", rule,
                s.hero(id) ? "{by} gains {number} experience." : "{by} and his group gain {number} experience.",
                {.by = id, .number = points});
  };
  for (FigureId id : everyone(s)) {
    if (!s.hero(id) || !s.fellow(id).fought) continue;
    earn(id, n.survived + n.felled * s.fellow(id).felled + (a.won ? n.won + (id == s.leader ? n.leader : 0) : 0));
  }
  for (int g = 0; g < s.group_count; ++g) {
    int felled = 0;
    bool fought = false;
    for (FigureId id : everyone(s)) {
      if (s.fellow(id).group != g) continue;
      felled += s.fellow(id).felled;  // the dead count
      fought |= s.fellow(id).fought;
    }
    if (!fought || s.men(g) == 0) continue;
    const int before = s.group(g).earned;
    earn(s.first_of(g), n.survived + n.felled * std::min(felled, n.group_felled) + (a.won ? n.won : 0));
    s.group(g).rises = static_cast<std::uint8_t>(s.group(g).earned / n.rise_every - before / n.rise_every);
  }
  s.part = Camp::Part::rise;
}

void loot(CampNow now) {
  const auto& [a, s, play] = now;
  const CampaignNumbers& n = a.numbers;
  Tally more(nobody, "loot");
  more.add(rule, a.won ? "won" : "not won", a.won ? n.loot_won : n.loot_not_won);
  if (a.objective) more.add(rule, "objective", n.loot_objective);
  if (a.behind >= n.loot_step) more.add(rule, "stronger enemy", n.loot_behind * (a.behind / n.loot_step));
  const int found = play.roll(dice(2, 6), {rule, "loot", nobody, nobody, the_band}).sum() + more.total();
  s.pennies += found;
  play.tell("looted", rule, found == 1 ? "{side} {brings} home a penny." : "{side} {brings} home {number} pennies.",
            {.number = found, .side = the_band, .tally = &more});
  s.part = Camp::Part::choices;
}

int Aftermath::price(const Camp& s, FigureId id) const {
  const Learner& l = s.learner(id);
  const bool hero = s.fellow(id).group < 0;
  int sum =
      armoury.price(l.profile()) + l.lessons() * (hero ? armoury.prices.hero_skill : armoury.prices.henchman_skill);
  if (hero) sum += armoury.prices.hero;
  for (const ItemId one : l.carried()) sum += item(one).price;
  return sum;
}

int Aftermath::rating(const Camp& s) const {
  int sum = 0;
  for (FigureId id : everyone(s)) sum += s.here(id) ? price(s, id) : 0;
  return sum;
}

}  // namespace fyrd::nottingham
