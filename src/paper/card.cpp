// Facts sorted into what a card has room for.
#include "paper/card.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/geometry/unit.h"
#include "core/play/facts.h"

namespace fyrd::paper {

namespace {

const Fact* find(const Facts& facts, std::string_view key) {
  for (const Fact& fact : facts.all)
    if (fact.key == key) return &fact;
  return nullptr;
}

bool holds(const std::vector<std::string>& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

std::vector<std::string> parts(const std::string& list) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < list.size();) {
    const std::size_t end = std::min(list.find(", ", at), list.size());
    out.push_back(list.substr(at, end - at));
    at = end + 2;
  }
  return out;
}

void append(std::string& to, const std::string& what, const char* between = ", ") {
  to += (to.empty() ? "" : between) + what;
}

// The numbers of a thing, then its help.
std::string told(const GameData& data, const Style& style, const Thing& thing, const std::string& own) {
  std::string numbers = own;
  const auto add = [&](const std::string& key, const std::string& value) {
    append(numbers, value.empty() ? words(key) : words(key) + " " + value);
  };
  for (const auto& [key, value] : thing.values)
    if (!is_price(key) && key != "kind" && key != "class" && key != "most" && !holds(style.off_cards, key) &&
        !(value.empty() && !thing.help.empty()))
      add(key, value);
  for (const auto& [key, value] : data.numbers_of(thing)) add(key, value);
  return numbers.empty() ? thing.help : thing.help.empty() ? numbers : numbers + ". " + thing.help;
}

// The numbers that those of a profile have with a weapon, as long as they are his: a champion's are told of him
// otherwise.
std::string own_numbers(const GameData& data, const Thing& profile, const Thing& weapon, const Facts& facts) {
  std::string out;
  for (const Values& carried : profile.carried) {
    bool named = false, held = false;
    for (const auto& [key, value] : carried) {
      const Fact* fact = find(facts, key);
      const Thing* in_hand = fact ? data.find(value_text(*fact, Unit::inch), &profile) : nullptr;
      named = named || value == words(weapon.id);
      held = held || (in_hand && value == words(in_hand->id));
    }
    for (const auto& [key, value] : carried) {
      const Fact* fact = find(facts, key);
      const bool number = value.find_first_not_of("0123456789") == value.npos;
      if (held && number && fact && !value_text(*fact, Unit::inch).ends_with(value)) return "";
      if (named && value != words(weapon.id)) append(out, words(key) + " " + value);
    }
  }
  return out;
}

struct Writer {
  const GameData& data;
  const Style& style;
  Card& card;
  const Thing* profile;
  const Facts& facts;
  std::vector<std::string> known;  // what has a line already

  // A thing of the data files, or nothing.
  bool line(const std::string& name) {
    const std::string bare = name.substr(0, name.find(" ("));  // "sword (broken)"
    const Thing* thing = data.find(bare, profile);             // a chariot fights with its chariot
    if (thing == nullptr) return false;
    if (!holds(known, thing->id))
      card.lines.push_back({thing->name + name.substr(bare.size()),
                            told(data, style, *thing, profile ? own_numbers(data, *profile, *thing, facts) : "")});
    known.push_back(thing->id);
    return true;
  }
};

std::optional<int> whole_of(const std::string& text) {
  int n = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), n);
  return failed == std::errc() && end == text.data() + text.size() && n > 0 ? std::optional(n) : std::nullopt;
}

void add_boxes(Card& card, const Style& style, const Facts& first, const Facts& facts, Tokens tokens) {
  for (const Box& box : style.boxes) {
    if (!box.needs.empty() && find(first, box.needs) == nullptr) continue;
    if (find(first, box.unless) != nullptr) continue;
    Card::Tick tick{box.name, box.count, 0};
    if (const Fact* many = find(first, box.as_many)) {
      if (const auto* n = std::get_if<std::int64_t>(&many->value)) tick.count = std::max(1, static_cast<int>(*n));
      if (const auto* text = std::get_if<std::string>(&many->value))
        tick.count = whole_of(*text).value_or(tick.count);  // a Villain's number, not a Hero's die
    }
    const auto mark = std::find_if(tokens.begin(), tokens.end(), [&](const Token& t) { return t.id == box.token; });
    if (mark != tokens.end()) {
      tick.ticked = std::max(1, mark->count);
      std::erase_if(tokens, [&](const Token& t) { return t.id == box.token; });
    } else {
      for (const std::string& key : box.facts) {
        const Fact* fact = find(facts, key);
        if (fact == nullptr) continue;
        if (const bool* flag = std::get_if<bool>(&fact->value)) tick.ticked = *flag;
        if (const auto* n = std::get_if<std::int64_t>(&fact->value)) tick.ticked = static_cast<int>(*n);
      }
    }
    tick.count = std::max(tick.count, tick.ticked);
    card.boxes.push_back(std::move(tick));
  }
  for (const Token& token : tokens) card.boxes.push_back({token.text, 1, 1});
}

}  // namespace

Card card_of(const GameData& data, const Style& style, const Battle& battle, const Tabletop& begun, const Tabletop& now,
             FigureId id) {
  const Member& member = battle[id];
  Card card{id, member.name, member.profile, battle.parties[member.side.index].name, "", "", {}, {}, {}};
  const Thing* profile = data.find(member.profile);
  if (profile) card.profile = profile->name, card.help = profile->help;
  Facts first, facts;
  battle.describe(begun, id, first);
  battle.describe(now, id, facts);
  std::vector<std::string> on_boxes;
  for (const Box& box : style.boxes) on_boxes.insert(on_boxes.end(), box.facts.begin(), box.facts.end());
  Writer writer{data, style, card, profile, facts, {}};
  std::vector<Card::Line> rest;
  for (const Fact& fact : facts.all) {
    if (holds(on_boxes, fact.key) || holds(style.off_cards, fact.key)) continue;
    if (const bool* flag = std::get_if<bool>(&fact.value)) {
      if (*flag && find(first, fact.key)) append(card.traits, words(fact.key));  // a trait is so from the beginning
      continue;
    }
    const std::string value = value_text(fact, battle.unit);
    constexpr std::size_t short_enough = 6;
    const bool text = std::holds_alternative<std::string>(fact.value);
    bool all = text;
    if (text)
      for (const std::string& part : parts(value))
        all = all && data.find(part.substr(0, part.find(" (")), profile) != nullptr;
    if (all && value.find(',') == value.npos &&
        holds(writer.known, data.find(value.substr(0, value.find(" (")), profile)->id))
      rest.push_back({words(fact.key), value});  // what has a line above: in which hand it is
    else if (all)
      for (const std::string& part : parts(value)) writer.line(part);
    else if (value.size() <= short_enough || !text)
      card.stats.emplace_back(words(fact.key), value);
    else
      rest.push_back({words(fact.key), value});
  }
  for (const std::string& weapon : battle.appearance(now, id).weapons) writer.line(weapon);  // those that no fact names
  card.lines.insert(card.lines.end(), rest.begin(), rest.end());
  Tokens tokens;
  if (now[id].pose == Pose::lying) tokens.push_back({"prone", "on the ground"});
  if (now[id].pose == Pose::out) tokens.push_back({"out", "out"});
  battle.mark(now, id, tokens);
  // What the beginning of a turn wipes out again is no state to be kept on paper.
  std::erase_if(tokens, [](const Token& t) {
    const auto kind = mark_kind(t.id);
    return kind == MarkKind::deed || kind == MarkKind::passing;
  });
  add_boxes(card, style, first, facts, std::move(tokens));
  return card;
}

}  // namespace fyrd::paper
