// After a battle of a campaign: what Heroes have learnt and suffered, and what they make of it (STO-042, STO-063,
// STO-X16, STO-X17). A game like any other, with one side, whose figures are the Heroes of a band and those who may yet
// join it.
#pragma once

#include "core/play/here.h"
#include "rulesets/stormclouds/people/warband.h"

namespace fyrd::stormclouds {

struct Beast {
  enum class Fate : std::uint8_t { stranger, here, gone };  // a stranger may join
  Fate fate = Fate::stranger;
  std::uint8_t card = 0;
  bool major = false, stays = false;
  std::uint8_t trained = 0;
  Set<int, std::uint8_t> raised{};  // of Might, Dexterity, Stealth and Will
  std::uint16_t experience = 0;     // earned in all
  Set<int> spells{};                // by their places
  Set<Ability> abilities{};
  Set<Gear> gear{};
  Set<Issue> issues{};
};

struct Den : Tabletop {
  enum class Part : std::uint8_t { report, choices, farewell };
  std::array<Beast, max_figures> beasts{};
  Part part = Part::report;
  std::uint16_t wins = 0;

  Beast& beast(FigureId id) { return beasts[id.index]; }
  const Beast& beast(FigureId id) const { return beasts[id.index]; }
  bool here(FigureId id) const { return beast(id).fate == Beast::Fate::here; }
  FigureId stranger() const;  // nobody: there are no more
};

class Aftermath final : public BattleOf<Aftermath, Den> {
 public:
  struct Gain {
    int experience = 0;
    Issue issue = Issue::none;
    bool fought = false;
  };

  Cards cards;
  Den opening;
  bool won = false;
  std::vector<Gain> gains;  // beside members
  std::vector<int> joined;  // beside members: of strangers, the how manieth recruit of the campaign each would be
  int recruits = 0;         // who joined before
  int budget = 0;           // points of a band before its wins
  int allies = 1;           // bands that fought together
  int together = 0;         // points of their Heroes who came
  int came = 0;             // points of this band's

  data::Tree band(const Den&) const;        // in the form of the data files
  int level(const Den&) const;              // points of those who may come to the next battle
  std::string trouble(const Den&) const;    // why this band could not fight; nothing when it could
  int unspent(const Den&, FigureId) const;  // experience
  Stats stats(const Den&, FigureId) const;  // as he would go into battle

  void start(Den& s) const { s = opening; }
  void play(Den&, Play&) const;
  void fingerprint(const Den&, Hash&) const;
  std::span<const TurnPart> parts() const override;
  std::size_t part(const Tabletop&) const override;
  std::string verdict(const Tabletop&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  Fraction menace(const Tabletop&, FigureId, FigureId, bool) const override { return {}; }
  Choice quick(const Tabletop&, const Question&, Random&) const override;
  static const Den& den(const Tabletop& s) { return state(s); }
};

using DenHere = HereOf<Aftermath, Den>;
using DenNow = NowOf<Aftermath, Den>;

constexpr Side the_band{0};
constexpr const char* die_names[] = {"might", "dexterity", "stealth", "will"};

}  // namespace fyrd::stormclouds
