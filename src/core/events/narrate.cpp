// From values to sentences.
#include "core/events/narrate.h"

#include <string_view>

#include "core/events/agree.h"

namespace fyrd {

namespace {

std::string signed_text(int n) { return (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n); }

// Twice as fine as compass(), for who has to follow with a tape measure.
const char* wind(Vec v) {
  static constexpr const char* winds[] = {"north", "north-north-east", "north-east", "east-north-east",
                                          "east",  "east-south-east",  "south-east", "south-south-east",
                                          "south", "south-south-west", "south-west", "west-south-west",
                                          "west",  "west-north-west",  "north-west", "north-north-west"};
  return winds[static_cast<std::uint16_t>(bearing(v).turn + 2048) / 4096];
}

std::string name(const Battle& battle, FigureId id) { return id.none() ? "somebody" : battle[id].name; }

// A sentence with its places filled in, from a capital letter on.
template <class Fill>
std::string filled(std::string_view rest, Fill&& fill) {
  std::string told;
  while (!rest.empty()) {
    const std::size_t open = rest.find('{');
    told += rest.substr(0, open);
    if (open == rest.npos) break;
    const std::size_t close = rest.find('}', open);
    if (close == rest.npos) break;
    told += fill(rest.substr(open + 1, close - open - 1));
    rest.remove_prefix(close + 1);
  }
  if (!told.empty() && told[0] >= 'a' && told[0] <= 'z')
    told[0] = static_cast<char>(told[0] - 'a' + 'A');  // "the hunter" begins one as well
  return told;
}

std::string fill(const Battle& battle, const Event& e, std::string_view place) {
  if (place == "by") return name(battle, e.by);
  if (place == "at") return name(battle, e.at);
  if (place == "figures") return names(battle, e.figures);
  const std::string side = e.side.none() ? "Nobody" : battle.parties[e.side.index].name;
  if (place == "side") return side;
  if (place == "number") return std::to_string(e.number);
  if (place == "other") return std::to_string(e.other);
  if (place == "length") return measure_text(e.length, battle.unit);
  if (place == "purpose") return e.purpose;
  if (place == "thing") return e.thing;
  if (place == "way") return e.path.empty() ? "nowhere" : compass(e.path.end() - e.from);
  if (place == "wind") return e.path.empty() ? "nowhere" : wind(e.path.end() - e.from);
  if (place == "faces") {
    std::string all;
    for (std::uint16_t face : e.faces) all += (all.empty() ? "" : ", ") + std::to_string(face);
    return all;
  }
  if (place == "it" || place.ends_with('s')) return agreeing(side, place);
  return "{" + std::string(place) + "}";
}

}  // namespace

std::string names(const Battle& battle, std::span<const FigureId> ids) {
  std::string all;
  for (std::size_t i = 0; i < ids.size(); ++i)
    all += (i == 0 ? "" : i + 1 == ids.size() ? " and " : ", ") + battle[ids[i]].name;
  return all;
}

const char* compass(Vec v) {
  static constexpr const char* winds[] = {"north", "north-east", "east", "south-east",
                                          "south", "south-west", "west", "north-west"};
  return winds[static_cast<std::uint16_t>(bearing(v).turn + 4096) / 8192];
}

std::string tally_text(const Battle& battle, const Tally& tally) {
  if (tally.modifiers().empty()) return {};
  std::string all = tally.of().none() ? tally.what() : battle[tally.of()].name;
  for (const Modifier& m : tally.modifiers())
    all += (&m == tally.modifiers().data() ? " " : ", ") + signed_text(m.value) + " " + m.name;
  return all;
}

std::string sentence(const Battle& battle, const Event& e) {
  return filled(e.text, [&](std::string_view place) { return fill(battle, e, place); });
}

std::string narrate(const Battle& battle, const Event& e) {
  const std::string told = sentence(battle, e);
  std::string modifiers;
  for (const Tally& tally : e.tallies) {
    const std::string text = tally_text(battle, tally);
    if (!text.empty()) modifiers += (modifiers.empty() ? "" : "; ") + text;
  }
  return modifiers.empty() ? told : told + " (" + modifiers + ")";
}

Refusal in_words(const Battle& battle, const WhyNot& no) {
  const std::string words = filled(no.reason->text, [&](std::string_view place) -> std::string {
    if (place == "by") return name(battle, no.by);
    if (place == "at") return name(battle, no.at);
    if (place == "thing") return no.thing;
    if (place == "number") return std::to_string(no.number);
    return measure_text(place == "most" ? no.most : no.length, battle.unit);
  });
  return {no.reason->code, words, *no.rule ? no.rule : no.reason->rule, no.reason->cure};
}

Verdict verdict(const Battle& battle, const WhyNot& no) { return no ? Verdict(in_words(battle, no)) : Verdict(); }

}  // namespace fyrd
