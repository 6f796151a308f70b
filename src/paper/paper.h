// What players hold in their hands: cards of figures, a quick reference of a game on two pages, sheets for setting up
// scenarios, the charts of Villains, the roster of a campaign. All of them are HTML in one file that prints well (see
// page.h), made from the data and the rules of any game.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "campaign/campaign.h"
#include "paper/page.h"
#include "rulesets/ruleset.h"

namespace fyrd::paper {

// The figures of one side, or with no_side everybody, as they stand in a battle.
struct Deck {
  const Battle& battle;
  const Tabletop& now;
  Side side;
};
// Nine cards a page, of the size of playing cards, with lines to cut along.
std::string cards(const Ruleset&, const data::Library&, std::span<const Deck>, const Paper&);

// A battle in which a warband can fight, so that its figures can be looked at; nothing, and the problems, when it
// cannot fight in any.
struct Mustered {
  std::shared_ptr<const Battle> battle;
  Side side;
};
Mustered muster(const Ruleset&, const data::Library&, const data::Tree& warband, data::Problems&);

// The course of a turn, the rules with their ids, and all tables of the data files, on exactly two pages.
std::string reference(const Ruleset&, const data::Library&, const Paper&);

// The map to scale with a grid, and what to put where. The battle is that of the plan.
std::string scenario_sheet(const Ruleset&, const data::Library&, const Plan&, const Battle&, const Paper&);

// Stormclouds' Villains with their flowcharts, two a page.
std::string villain_charts(const data::Library&, const Paper&, data::Problems&);

// Bands of a campaign: their battles, and everybody with his numbers, his career and boxes for the next battle.
std::string rosters(const campaign::Campaign&, std::span<const std::size_t> bands, const Paper&);

}  // namespace fyrd::paper
