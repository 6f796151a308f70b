// Reading and writing the parts of a choice.
#include "protocol/choice.h"

#include <array>

#include "data/measure.h"
#include "data/suggest.h"
#include "data/utf8.h"

namespace fyrd::protocol {

namespace {

constexpr const char* code = "bad_choice";

struct Part {
  const char* key;
  Uses use;
};
constexpr std::array<Part, 6> parts = {{{"figure", uses_figure},
                                        {"target", uses_target},
                                        {"figures", uses_figures},
                                        {"path", uses_path},
                                        {"facing", uses_facing},
                                        {"number", uses_number}}};

Either<std::uint8_t> read_verb(std::span<const Verb> verbs, const std::string& name) {
  std::string all;
  std::vector<std::string_view> known;
  for (std::uint8_t i = 0; i < verbs.size(); ++i) {
    if (name == verbs[i].name) return i;
    known.push_back(verbs[i].name);
    all += (i == 0 ? "" : ", ") + data::quoted(verbs[i].name);
  }
  return Fault("unknown_verb", "There is no " + data::quoted(name) + " here" + data::suggestion(name, known) +
                                   (verbs.size() == 1 ? "; there is " : "; there are ") + all + ".");
}

std::optional<Fault> read_figures(const Battle& battle, Reader& in, Choice& out) {
  const Json::array_t& ids = in.list("figures", 1, Choice::max_figures);
  if (in.fault()) return in.fault();
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const auto id = read_figure(battle, ids[i], code, "'choice.figures[" + std::to_string(i) + "]'");
    if (!id) return id.fault();
    out.add(*id);
  }
  return {};
}

}  // namespace

Json verb_json(const Verb& verb) {
  Json::array_t uses;
  for (const Part& part : parts) {
    if (verb.uses & part.use) uses.push_back(part.key);
  }
  Json out;
  out["name"] = verb.name;
  out["label"] = label_of(verb);
  out["uses"] = std::move(uses);
  if (verb.shows != Shows::words) out["shows"] = name_of(verb.shows);
  return out;
}

Json choice_json(const Battle& battle, const Verb& verb, const Choice& choice) {
  Json out;
  out["verb"] = verb.name;
  if (verb.uses & uses_figure) out["figure"] = figure_json(battle, choice.figure);
  if (verb.uses & uses_target) out["target"] = figure_json(battle, choice.target);
  if (verb.uses & uses_figures) {
    Json& figures = out["figures"] = Json::array();
    for (FigureId id : choice.all_figures()) figures.push_back(figure_json(battle, id));
  }
  if (verb.uses & uses_path) out["path"] = points_json(choice.path.all(), battle.unit);
  if (verb.uses & uses_facing) out["facing"] = degrees_json(choice.facing);
  if (verb.uses & uses_number) out["number"] = choice.number;
  return out;
}

Either<Choice> read_choice(const Battle& battle, std::span<const Verb> verbs, const Json& value) {
  Reader in(value, code, "choice");
  const std::string name = in.text("verb");
  if (in.fault()) return *in.fault();
  const auto index = read_verb(verbs, name);
  if (!index) return index.fault();
  const Verb& verb = verbs[*index];

  std::vector<std::string_view> keys = {"verb"};
  for (const Part& part : parts) {
    if (verb.uses & part.use)
      keys.push_back(part.key);
    else if (in.has(part.key))
      return Fault(code, data::quoted(name) + " takes no '" + part.key + "'.");
  }
  in.only(keys);

  Choice out;
  out.verb = *index;
  if (verb.uses & uses_figure) {
    const Json* id = in.need("figure");
    if (!id) return *in.fault();
    const auto figure = read_figure(battle, *id, code, "'choice.figure'");
    if (!figure) return figure.fault();
    out.figure = *figure;
  }
  if (verb.uses & uses_target) {
    const Json* id = in.need("target");
    if (!id) return *in.fault();
    const auto target = read_figure(battle, *id, code, "'choice.target'");
    if (!target) return target.fault();
    out.target = *target;
  }
  if (verb.uses & uses_figures) {
    if (auto fault = read_figures(battle, in, out)) return std::move(*fault);
  }
  if (verb.uses & uses_path) {
    const Json::array_t& points = in.list("path", 1, Path::max_points);
    for (std::size_t i = 0; i < points.size(); ++i) {
      const auto p = read_point(points[i], battle.unit, code, "'choice.path[" + std::to_string(i) + "]'");
      if (!p) return p.fault();
      out.path.add(*p);
    }
  }
  if (verb.uses & uses_facing) out.facing = data::from_degrees(in.decimal("facing"));
  if (verb.uses & uses_number) out.number = static_cast<std::int16_t>(in.whole("number", INT16_MIN, INT16_MAX));
  if (in.fault()) return *in.fault();
  return out;
}

}  // namespace fyrd::protocol
