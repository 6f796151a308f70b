// After a battle of a campaign: what one band has to settle before it fights again (NOT-059, NOT-X20). A game like any
// other, with one side, whose figures are the people of the band and those who may yet join it.
#pragma once

#include "core/play/here.h"
#include "rulesets/nottingham/kit.h"

namespace fyrd::nottingham {

// The tunable numbers of data/nottingham/campaign.toml.
struct CampaignNumbers {
  int hero_dead = 0, hero_wound = 0, hero_misses = 0, henchman_dead = 0;
  int survived = 0, felled = 0, group_felled = 0, won = 0, leader = 0;
  int characteristic = 0, highest = 0, skill = 0;
  int rise_every = 0, rise_die = 0;
  int loot_won = 0, loot_not_won = 0, loot_objective = 0, loot_behind = 0, loot_step = 0;
  int hero_upkeep = 0;
};

// What a hero knows and carries, or each man of a group, who learn and are fitted out together (NOT-201).
struct Learner {
  std::array<std::uint8_t, 3> numbers{2, 2, 2};  // Initiative, Melee, Ranged
  std::uint8_t walk = 0, balance = 0;
  std::uint8_t rises = 0;  // dice a group is owed for what it has earned
  std::int16_t hates = -1;
  std::uint32_t skills = 0, trained = 0;  // as of a Warrior, without hero, leader and the leader's command
  std::uint16_t experience = 0, earned = 0;
  std::uint8_t item_count = 0;
  std::array<ItemId, max_carried> items{};

  Profile profile() const { return {numbers[0], numbers[1], numbers[2]}; }
  bool has(Skill skill) const { return skills >> static_cast<int>(skill) & 1; }
  bool trained_with(ItemId item) const { return trained >> item.index & 1; }
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
  Learner& group(int g) { return groups[static_cast<std::size_t>(g)]; }
  const Learner& group(int g) const { return groups[static_cast<std::size_t>(g)]; }
  bool has_spare() const;
  int strength() const;  // everybody
  int hero_count() const;
  int men(int group) const;   // who are left of it
  int alike(FigureId) const;  // how many learn and are fitted out with him, himself included
  int live_groups() const;
  FigureId first_of(int group) const;
  FigureId stranger() const;  // the next who may join; nobody: there are no more
};

class Aftermath final : public BattleOf<Aftermath, Camp> {
 public:
  Armoury armoury;
  CampaignNumbers numbers;
  Camp opening;
  std::vector<Warrior> warriors;  // beside members, as the band brought them; strangers have only a name
  std::vector<int> machines;      // the band's, a MachineKind each
  std::vector<int> joined;        // beside members: of strangers, the how manieth recruit of the campaign each would be
  int recruits = 0;               // who joined before
  int last_class = 0;             // of who takes over when nobody is left
  bool won = false, objective = false;
  int behind = 0;             // in rating, the strongest enemy
  std::vector<ItemId> taken;  // picked up and held at the end

  const Item& item(ItemId id) const { return armoury[id]; }
  int price(const Camp&, FigureId) const;  // NOT-X10 with his gear
  int rating(const Camp&) const;           // NOT-X20
  data::Tree band(const Camp&) const;      // in the form of the data files

  void start(Camp& s) const { s = opening; }
  void play(Camp&, Play&) const;
  void fingerprint(const Camp&, Hash&) const;
  std::string phase(const Tabletop&) const override;
  std::string verdict(const Tabletop&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  Appearance appearance(const Tabletop&, FigureId) const override;
  Fraction menace(const Tabletop&, FigureId, FigureId, bool) const override { return {}; }
  Choice quick(const Tabletop&, const Question&, Random&) const override;
  static const Camp& camp(const Tabletop& s) { return state(s); }
};

// Takes off a roster whoever misses this battle.
void leave_at_home(const data::Tree& band, Roster&);

std::shared_ptr<const Battle> open_aftermath(const data::Library&, const Plan&, data::Problems&);

constexpr Side the_band{0};

// The parts of an aftermath; each goes on with the next when it is through.
void injuries(const Aftermath&, Camp&, Play&);
void experience(const Aftermath&, Camp&, Play&);
void rising(const Aftermath&, Camp&, Play&);
void loot(const Aftermath&, Camp&, Play&);
void choices(const Aftermath&, Camp&, Play&);
void farewell(const Aftermath&, Camp&, Play&);
void succession(const Aftermath&, Camp&, Play&);  // NOT-202 somebody must lead

// People come and go.
Point place_in_camp(int place);
void join(Camp&, FigureId stranger, int group);
void leave(Camp&, FigureId, Fate);
void become_hero(Camp&, FigureId);  // with what his group knows and carries
void keep_gear(Camp&, FigureId);    // what he has on him becomes the band's

// NOT-100 whether somebody may carry one such thing more.
bool has_room(const Armoury&, const Learner&, ItemId);

// Something to be learnt, as a number: a skill, or from `weapon_lessons` on a weapon to be trained with (NOT-146).
constexpr int weapon_lessons = 100;
bool may_learn(const Aftermath&, const Camp&, FigureId, int lesson);
void teach(const Aftermath&, Camp&, FigureId, int lesson);
void tell_lesson(const Aftermath&, const Camp&, Play&, FigureId, int lesson);
std::vector<int> lessons_for(const Aftermath&, const Camp&, FigureId);
std::string lesson_text(const Aftermath&, int lesson);
const char* lesson_name(const Aftermath&, int lesson);  // kept by the battle

}  // namespace fyrd::nottingham
