// Witnesses and remedies.
#include "protocol/reasons.h"

#include <algorithm>

#include "core/play/survey.h"

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
  const std::string how = no.cure.empty() ? "Allowed would be: " : no.cure + " Allowed now: ";
  return how + instead(question, c) + ".";
}

}  // namespace fyrd::protocol
