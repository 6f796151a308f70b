// A band between battles: who is of it, what everybody knows and carries, and what changes there (NOT-100, NOT-201,
// NOT-X20).
#pragma once

#include "core/figure_set.h"
#include "core/play/here.h"
#include "rulesets/nottingham/people/warband.h"

namespace fyrd::nottingham {

// What a hero knows and carries, or each man of a group, who learn and are fitted out together (NOT-201).
struct Learner {
  std::array<std::uint8_t, 3> numbers{2, 2, 2};  // Initiative, Melee, Ranged
  std::uint8_t walk = 0, balance = 0;
  std::uint8_t rises = 0;  // dice a group is owed for what it has earned
  Places hates{}, trained{};
  Skills skills{};  // as of a Warrior, without hero, leader and the leader's command
  std::uint16_t experience = 0, earned = 0;
  std::uint8_t item_count = 0;
  std::array<ItemId, max_carried> items{};

  Profile profile() const { return {numbers[0], numbers[1], numbers[2]}; }
  bool has(Skill skill) const { return skills.has(skill); }
  bool trained_with(ItemId item) const { return trained.has(item.index); }
  std::span<const ItemId> carried() const { return {items.data(), item_count}; }
  int count(ItemId) const;
  int lessons() const;  // skills bought, each weapon and each repetition counted
};

enum class Fate : std::uint8_t { stranger, here, dead, retired };  // a stranger may be recruited

struct Fellow {
  Fate fate = Fate::stranger;
  std::int8_t group = -1;   // -1: a hero
  std::uint8_t felled = 0;  // enemies, in the battle
  bool fought = false, fell = false;
  bool promoted = false;  // NOT-202
  bool misses = false;    // the next battle
  bool unpaid = false;
  std::uint16_t pennies = 0;  // on him
};

struct Camp : Tabletop {
  enum class Part : std::uint8_t { injuries, experience, rise, loot, choices, farewell };
  std::array<Fellow, max_figures> fellows{};
  std::array<Learner, max_figures> heroes{};  // beside figures
  std::array<Learner, max_band> groups{};
  std::uint8_t group_count = 0;
  Part part = Part::injuries;
  std::uint8_t done = 0;                  // how far a part of several steps has come
  bool stash = false;                     // kept, and paid for
  FigureId leader, bearer;                // bearer: carries the money where there is no stash
  std::int32_t pennies = 0;               // of the band
  std::array<std::uint16_t, 32> spare{};  // gear, by its place in the armoury

  Fellow& fellow(FigureId id) { return fellows[id.index]; }
  const Fellow& fellow(FigureId id) const { return fellows[id.index]; }
  bool here(FigureId id) const { return fellow(id).fate == Fate::here; }
  bool hero(FigureId id) const { return here(id) && fellow(id).group < 0; }
  Learner& learner(FigureId id) { return fellow(id).group < 0 ? heroes[id.index] : group(fellow(id).group); }
  const Learner& learner(FigureId id) const {
    return fellow(id).group < 0 ? heroes[id.index] : group(fellow(id).group);
  }
  Learner& group(int g) { return groups[g]; }
  const Learner& group(int g) const { return groups[g]; }
  bool has_spare() const;
  int strength() const;  // everybody
  int hero_count() const;
  int men(int group) const;   // who are left of it
  int alike(FigureId) const;  // how many learn and are fitted out with him, himself included
  int live_groups() const;
  FigureId first_of(int group) const;
  FigureId stranger() const;  // the next who may join; nobody: there are no more
};

// People come and go.
Point place_in_camp(int place);
void join(Camp&, FigureId stranger, int group);
void leave(Camp&, FigureId, Fate);
void become_hero(Camp&, FigureId);  // with what his group knows and carries
void keep_gear(Camp&, FigureId);    // what he has on him becomes the band's

// NOT-100 whether somebody may carry one such thing more.
bool has_room(const Armoury&, const Learner&, ItemId);

}  // namespace fyrd::nottingham
