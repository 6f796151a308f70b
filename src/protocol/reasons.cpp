// Witnesses and remedies.
#include "protocol/reasons.h"

#include <algorithm>

namespace fyrd::protocol {

Witness sight_witness(const Sight& sight) {
  if (sight.sees) return {"sight", sight.rule, sight.text, sight.from, sight.to, distance(sight.from, sight.to)};
  const Point cut = sight.at.value_or(sight.from);  // with nothing in the way nothing of it holds
  return {"sight", sight.rule, sight.text, sight.from, sight.at.value_or(sight.to), -distance(cut, sight.to)};
}

namespace {

bool has(const Explanation& why, std::initializer_list<std::string_view> kinds) {
  return std::ranges::any_of(why.witnesses,
                             [&](const Witness& w) { return std::ranges::find(kinds, w.what) != kinds.end(); });
}

FigureId actor(const Question& question, const Choice& c) {
  const unsigned uses = question.verbs()[c.verb].uses;
  if (uses & uses_figure) return c.figure;
  if (uses & uses_figures && !c.all_figures().empty()) return c.all_figures()[0];
  return question.about;
}

// The legal choices most like a refused one, by their labels.
std::string instead(const Question& question, const Choice& refused) {
  Options options;
  question.list(options);
  auto& all = options.all();
  const auto likeness = [&](const Option& o) {
    return 4 * (o.choice.verb == refused.verb) + 2 * (o.choice.figure == refused.figure) +
           (o.choice.target == refused.target);
  };
  std::ranges::stable_sort(all, [&](const Option& a, const Option& b) { return likeness(a) > likeness(b); });
  constexpr std::size_t shown = 3;
  std::string text;
  for (std::size_t i = 0; i < std::min(shown, all.size()); ++i) text += (text.empty() ? "" : "; ") + all[i].label;
  return text;
}

// What would make something legal, by the code of what makes it illegal, where it is the same in all rules.
struct Cure {
  std::string_view code;
  const char* text;
};
constexpr Cure cures[] = {
    {"not_yours", "One of your own would do."},
    {"not_an_enemy", "An enemy would do."},
    {"not_a_friend", "A friend would do."},
    {"not_a_hero", "Another Hero would do."},
    {"out_of_play", "Somebody who is still in the battle would do."},
    {"out_of_action", "Somebody who is still in the battle would do."},
    {"not_loaded", "It would do once it is loaded."},
    {"shot_already", "He may again in the next turn."},
    {"moved_already", "He may again in the next turn."},
    {"acted_already", "He may again in the next turn."},
    {"struck_already", "He may again in the next turn."},
    {"fought_already", "That may be done again in the next turn."},
    {"attacked_already", "He may again in the next turn."},
    {"no_time", "It would do in a turn in which he has done less."},
    {"busy", "It would do in a turn in which he has nothing else to do."},
    {"few_dice", "More dice would do."},
    {"too_many_dice", "Fewer dice would do."},
    {"no_bow", "Somebody with a bow or crossbow in hand could."},
    {"no_missile", "Somebody with something to shoot or throw in hand could."},
    {"no_weapon", "With a weapon in hand he could."},
    {"no_skill", "Somebody who has learned it could."},
    {"engaged", "It would do with no enemy upon him."},
    {"routs", "He could again if he took heart."},
    {"too_fast", "It would do at a slower pace."},
    {"too_short", "A longer way, or a slower pace, would do."},
    {"turns_too_much", "A way that turns less would do."},
    {"too_far_round", "A way that turns less would do."},
    {"not_in_contact", "In contact it would do."},
    {"no_contact", "In contact it would do."},
    {"switched_off", "It would do where the options of the game allow it."},
    {"gate_closed", "Opened, it would let him through."},
    {"door_closed", "Opened, it would let him through."},
    {"hands_full", "With his hands free he could."},
    {"no_free_hand", "With a free hand he could."},
    {"no_room", "A place with room would do."},
    {"off_table", "A place on the table would do."},
    {"fog", "Nearer to him it would do."},
};

std::string cure(const Question& question, const Choice& c, const Refusal& no) {
  if (!no.cure.empty()) return no.cure + " ";
  const std::string_view code = no.code;
  const bool stands = code == "blocked" || code.ends_with("in_the_way");
  if (stands && question.verbs()[c.verb].uses & uses_path) return "A way around would do. ";
  const auto known = std::ranges::find(cures, code, &Cure::code);
  return known == std::end(cures) ? "" : std::string(known->text) + " ";
}

}  // namespace

void add_witnesses(const Battle& battle, const Tabletop& s, const Question& question, const Choice& c,
                   Explanation& why) {
  const FigureId by = actor(question, c), at = c.target;
  if (!(question.verbs()[c.verb].uses & uses_target) || by.none() || at.none() || by == at) return;
  if (s[by].pose == Pose::away || s[at].pose == Pose::away) return;
  if (!has(why, {"distance", "range", "reach", "contact"})) {
    const Nearest way = nearest(battle.base(s[by]), battle.base(s[at]));
    why.witnesses.push_back(
        {"distance", question.rule, measure_text(way.gap, battle.unit), way.on_a, way.on_b, way.gap});
  }
  if (!has(why, {"sight", "contact"}))  // whom he touches he need not see
    why.witnesses.push_back(sight_witness(battle.sight(s, {by, s[by].at}, {at, s[at].at})));
}

std::string remedy(const Battle& battle, const Question& question, const Choice& c, const Refusal& no,
                   const Explanation& why) {
  const auto text = [&](Length l) { return measure_text(Length{} - l, battle.unit); };
  const bool far = no.code.starts_with("out_of_r") || no.code.starts_with("too_far");
  const bool hidden = no.code == "blocked" || no.code == "unseen" || no.code == "hidden";
  if (far && why.left && why.left->units < 0) return "A way that is " + text(*why.left) + " shorter would do.";
  for (const Witness& w : why.witnesses) {
    if (far && w.margin.units < 0 && w.what != "sight" && w.what != "area") return text(w.margin) + " nearer would do.";
    if (hidden && w.margin.units < 0 && w.what == "sight")
      return "A place with a free line would do; here: " + w.text + ".";
  }
  const std::string how = cure(question, c, no);
  return how + (how.empty() ? "Allowed would be: " : "Allowed now: ") + instead(question, c) + ".";
}

}  // namespace fyrd::protocol
