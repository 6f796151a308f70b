// Checks on inputs that need no rules.
#include "core/play/wellformed.h"

#include <algorithm>

namespace fyrd {

Verdict well_formed(const Tabletop& s, const Question& question, const Choice& c) {
  const auto wrong = [&](std::string message) { return Refusal{"bad_choice", std::move(message), question.rule}; };
  if (c.verb >= question.verbs().size()) return wrong("There is no such thing to do here.");
  const Verb& verb = question.verbs()[c.verb];
  const auto needs = [&](Uses part) { return (verb.uses & part) != 0; };
  const std::string name = std::string("'") + verb.name + "'";
  const auto known = [&](FigureId id) { return id.index < s.figure_count; };

  if (needs(uses_figure) ? !known(c.figure) : !c.figure.none())
    return wrong(needs(uses_figure) ? name + " needs a figure." : name + " takes no figure.");
  if (needs(uses_target) ? !known(c.target) : !c.target.none())
    return wrong(needs(uses_target) ? name + " needs a target." : name + " takes no target.");
  if (c.count > Choice::max_figures) return wrong("Too many figures at once.");
  if (needs(uses_figures) ? c.count == 0 : c.count != 0)
    return wrong(needs(uses_figures) ? name + " needs figures." : name + " takes no list of figures.");
  for (int i = 0; i < c.count; ++i) {
    if (!known(c.figures[i])) return wrong("One of the figures is not in this battle.");
    if (std::count(c.figures.begin(), c.figures.begin() + i, c.figures[i])) return wrong("A figure is named twice.");
  }
  if (needs(uses_path) ? c.path.empty() : !c.path.empty())
    return wrong(needs(uses_path) ? name + " needs a path." : name + " takes no path.");
  if (c.path.count > Path::max_points) return wrong("The path turns too often.");
  for (Point p : c.path.all()) {
    if (std::max(std::abs(p.x), std::abs(p.y)) > longest.units) return wrong("The path leads far off the table.");
  }
  if (!needs(uses_facing) && c.facing != Angle{}) return wrong(name + " takes no facing.");
  if (!needs(uses_number) && c.number != 0) return wrong(name + " takes no number.");
  return {};
}

Verdict judged(const Tabletop& s, const Question& question, const Choice& choice) {
  Verdict no = well_formed(s, question, choice);
  if (!no) no = question.check(choice);
  if (no && no->rule.empty()) no->rule = question.rule;
  return no;
}

Verdict fits(Pool pool, std::span<const std::uint16_t> faces) {
  if (faces.size() != pool.count)
    return Refusal{"bad_faces",
                   "Wanted are " + pool.text() + ", given were " + std::to_string(faces.size()) + " faces.", ""};
  for (std::uint16_t face : faces) {
    if (face < 1 || face > pool.sides)
      return Refusal{"bad_faces", "A die of " + pool.text() + " cannot show " + std::to_string(face) + ".", ""};
  }
  return {};
}

}  // namespace fyrd
