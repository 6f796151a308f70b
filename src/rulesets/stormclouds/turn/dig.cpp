// Blessings, resisted Curses, and the natural 1 (STO-052, STO-053, STO-070, STO-A14, STO-A19, STO-A34, STO-X14).
#include "rulesets/stormclouds/turn/dig.h"

#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

Luck with(Luck luck, int digs) {
  if (digs & (dig_blessing | dig_own)) luck.blessed = true;
  if (digs & dig_resist) luck.cursed = false;
  if (digs & dig_plain) luck.blessed = false;
  return luck;
}

int cost(const StormcloudsBattle& b, FigureId id, int digs) {
  const Numbers& n = b.numbers;
  int sum = 0;
  if (digs & dig_blessing) sum += n.blessing;
  if (digs & dig_resist) sum += n.resist;
  if (digs & dig_ambush) sum += b.has(id, Ability::sneak) ? n.sneak : n.ambush;  // STO-X14
  return sum;
}

std::string dig_text(int digs, const char* own) {
  std::string text;
  if (digs & dig_ambush) text += ", from ambush";
  if (digs & dig_own) text += own;
  if (digs & dig_plain) text += ", with one die";
  if (digs & dig_resist) text += ", resisting the Curse";
  if (digs & dig_blessing) text += ", with a Blessing";
  return text;
}

std::string dig_title(int digs) {
  std::string text = dig_text(digs, ", with what he carries");
  if (text.empty()) return "Plainly";
  text.erase(0, 2);
  text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

void owe(State& s, FigureId id, int counters) { s.man(id).owed = static_cast<std::uint8_t>(s.man(id).owed + counters); }

WhyNot cannot_dig(Luck luck, int digs) {
  static constexpr Reason not_cursed{"not_cursed", "That roll is not Cursed.", "STO-053"};
  static constexpr Reason blessed{"blessed_already", "That roll is Blessed as it is.", "STO-052"};
  static constexpr Reason twice{"blessed_already", "One Blessing is enough.", "STO-052"};
  static constexpr Reason not_blessed{"not_blessed", "That roll is not Blessed.", "STO-011"};
  if (digs < 0 || digs > dig_mask) return {&no_such_dig};
  if ((digs & dig_plain) && (luck.net() <= 0 || (digs & (dig_blessing | dig_own)))) return {&not_blessed};
  if ((digs & dig_resist) && !luck.cursed) return {&not_cursed};
  if ((digs & dig_blessing) && luck.blessed) return {&blessed};
  if ((digs & dig_blessing) && (digs & dig_own)) return {&twice};
  return {};
}

DigChoices dig_choices(const State& s, Luck luck, bool own) {
  DigChoices out;
  const auto add = [&](int digs) {
    if (!cannot_dig(luck, digs)) out.all[out.count++] = static_cast<std::int16_t>(digs);
  };
  add(0);
  if (own && !luck.blessed) add(dig_own);
  if (!s.twist.over) add(dig_plain);  // STO-011 a second die may be the 1
  add(dig_resist);
  add(dig_blessing);
  add(dig_blessing | dig_resist);
  if (own && !luck.blessed) add(dig_own | dig_resist);
  return out;
}

std::string RollOrder::prompt() const {
  const std::string& name = here_.name(about);
  switch (cause) {
    case Cause::defence_attack:
    case Cause::defence_shot:
      return here_.name(foe) + (cause == Cause::defence_attack ? " attacks " : " shoots at ") + name +
             ", who rolls a d" + std::to_string(die) + " and wants " + std::to_string(need) + " or more.";
    case Cause::slip:
      return name + " is near an edge: a d" + std::to_string(die) + ", " + std::to_string(need) +
             " or more, or over it.";
    case Cause::ambush:
      return name + " has ambushed " + here_.name(foe) + ": a d" + std::to_string(die) + " for the Trauma.";
    case Cause::bonus: return name + " has taken a Bonus Action: a d" + std::to_string(die) + " for its price.";
    case Cause::recovery: return name + " keeps his nerve: a d" + std::to_string(die) + " for the Trauma he is rid of.";
    case Cause::potion: return name + " drinks: a d" + std::to_string(die) + " for the Trauma he is rid of.";
  }
  return "";
}

void RollOrder::list(Options& options) const {
  const DigChoices ways = dig_choices(s_, luck, own);
  for (int i = 0; i < ways.count; ++i) {
    const std::int16_t digs = ways.all[i];
    options.add({.number = digs}, [&] {
      return "Roll" + dig_text(digs, cause == Cause::defence_attack ? ", behind the shield" : ", with a rope");
    });
  }
}

Refusal RollOrder::refusal(const Choice& c) const {
  if (const WhyNot no = cannot_dig(luck, c.number)) return in_words(b_, no);
  return {"no_such_dig", "That is no way to roll here.", "STO-A19"};
}

Explanation RollOrder::explain(const Choice& c) const {
  Explanation why;
  if (cannot_dig(luck, c.number)) return why;
  const Luck now = laid(c.number);
  if (need > 0) why.chance = success_chance(die, now, need - 1), why.comes = "succeeds";
  const int price = cost(b_, about, c.number);
  why.summary = std::string(now.net() > 0   ? "Two dice, the higher one"
                            : now.net() < 0 ? "Two dice, the lower one"
                                            : "One die") +
                (need > 0 ? "" : ", " + rolled(die, now).expectation().text() + " on average") +
                (price > 0 ? ", for " + std::to_string(price) + " Trauma." : ".");
  return why;
}

// STO-011 of the price of a Bonus Action one takes the lower, as of what is Cursed.
Luck RollOrder::laid(int digs) const {
  const Luck all = with(luck, digs);
  return cause == Cause::bonus ? Luck{.blessed = all.cursed, .cursed = all.blessed} : all;
}

std::string LuckyOrder::prompt() const { return here_.name(about) + " has rolled a 1. Is he lucky now?"; }

void LuckyOrder::list(Options& options) const {
  options.add({.verb = twist}, [] { return "Let the Twist of Fate happen"; });
  options.add({.verb = ignore}, [] { return "Ignore it, once in this game"; });
}

Refusal LuckyOrder::refusal(const Choice&) const { return {"bad_choice", "He is lucky, or he is not.", "STO-X14"}; }

namespace {

// STO-070, STO-A14 the first natural 1 of a Turn.
void watch(Now now, FigureId hero, const Roll& fallen) {
  const auto& [b, s, play] = now;
  if (s.twist.over || fallen.count(1) == 0) return;
  s.twist.over = true;
  if (b.has(hero, Ability::lucky) && !s.man(hero).lucky_used &&
      play.ask(LuckyOrder(now, hero)).verb == LuckyOrder::ignore) {
    s.man(hero).lucky_used = true;
    play.tell("lucky", "STO-X14", "{by} rolls a 1, and is lucky: nothing comes of it.", {.by = hero});
    return;
  }
  s.twist.due = true;
}

}  // namespace

Answered roll(Now now, const RollOrder& order, const Why& why) {
  const int digs = now.play.ask(order);
  owe(now.s, order.about, cost(now.b, order.about, digs));
  const Marks marks = order.need > 0 ? mark_at(order.need) : every_number;
  return {roll(now, order.about, order.die, order.laid(digs), why, marks), (digs & dig_own) != 0};
}

int roll(Now now, FigureId hero, int die, Luck luck, const Why& why, Marks marks) {
  // The lower of a Blessed pair is read as well while a 1 is watched for; else a 1 is a 1 on the die that is taken.
  const bool both = luck.net() > 0 && !now.s.twist.over;
  const Roll fallen =
      now.play.roll(dice(luck.dice(), die), why, both ? Reading{} : reading(die, luck, marks | mark_at(2)));
  watch(now, hero, fallen);
  return taken(fallen, luck);
}

}  // namespace fyrd::stormclouds
