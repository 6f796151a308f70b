// What data/paper/<folder>.toml says about the paper of a game: boxes for what happens to a figure, and what a quick
// reference can do without.
#pragma once

#include <string>
#include <vector>

#include "rulesets/ruleset.h"

namespace fyrd::paper {

// A state to be ticked on a card.
struct Box {
  std::string name;
  std::string token;               // what the rules call it when they mark a figure
  std::vector<std::string> facts;  // that say the same, and need not stand on the card
  std::string needs;               // only for a figure of which this fact is told when the battle begins
  std::string unless;              // not for one of which this is told
  std::string as_many;             // the fact that says how many boxes there are; else `count`
  int count = 1;
};

struct Style {
  std::vector<Box> boxes;
  std::vector<std::string> no_card;     // facts of figures that may never come
  std::vector<std::string> off_cards;   // facts that change from moment to moment, and numbers of things
  std::vector<std::string> off_roster;  // facts, and kinds of events between battles
  std::vector<std::string> off_sheets;  // titles of sections of rules and tables of numbers
};
// A game without such a file has no boxes but those for what its figures are marked with.
Style style_of(const Ruleset&, const data::Library&, data::Problems&);

// Whether somebody is of those who are not printed before they come.
bool may_never_come(const Style&, const Battle&, const Tabletop&, FigureId);

}  // namespace fyrd::paper
