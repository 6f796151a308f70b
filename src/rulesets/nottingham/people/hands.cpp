// Taking things in hand, holding them and letting them fall.
#include "rulesets/nottingham/people/hands.h"

#include "rulesets/muster.h"
#include "rulesets/nottingham/table/thing.h"

namespace fyrd::nottingham {

void put_away(State& s, FigureId id, int carried) {
  Man& man = s.man(id);
  for (int i = carried; i + 1 < man.item_count; ++i) man.items[i] = man.items[i + 1];
  man.items[--man.item_count] = nothing;
  for (std::int8_t* hand : {&man.right, &man.left}) {
    if (*hand == carried)
      *hand = empty_hand;
    else if (*hand > carried)
      --*hand;
  }
}

void drop_item(Now now, FigureId id, int carried) {
  const auto& [b, s, play] = now;
  const ItemId item = s.man(id).items[carried];
  const Figure& f = s[id];
  const Point edge = f.at + with_length(direction(f.facing), b.inner(f));  // NOT-A59
  const bool loaded = b.item(item).loads && s.man(id).loaded;
  add_thing(s, {ThingKind::item, item, 0, loaded, edge, f.elevation, f.facing});
  put_away(s, id, carried);
  play.tell("dropped", "NOT-081", "{by} drops the {thing}.",
            {.by = id, .number = item.index, .thing = b.item(item).name.c_str()});
}

bool take_in_hand(const NottinghamBattle& b, State& s, FigureId id, ItemId item) {
  Man& man = s.man(id);
  const bool both = b.item(item).hands == 2;
  if (man.item_count == max_carried || (both ? !man.hands_empty() : !man.hand_empty())) return false;
  const auto place = static_cast<std::int8_t>(man.item_count);
  man.items[man.item_count++] = item;
  if (both)
    man.right = man.left = place;
  else
    (man.right == empty_hand ? man.right : man.left) = place;
  return true;
}

std::vector<Grip> grips(Here here, FigureId id) {
  const Man& man = here.man(id);
  std::vector<Grip> all;
  const auto hands = [&](int i) { return i < 0 ? 0 : here.b.item(man.items[i]).hands; };
  for (int right = empty_hand; right < man.item_count; ++right) {
    if (right >= 0 && hands(right) == 0) continue;  // armour, purses and horses are in nobody's hands
    if (hands(right) == 2) {
      all.push_back({static_cast<std::int8_t>(right), static_cast<std::int8_t>(right)});
      continue;
    }
    for (int left = empty_hand; left < man.item_count; ++left) {
      if (left >= 0 && (hands(left) != 1 || left == right)) continue;
      all.push_back({static_cast<std::int8_t>(right), static_cast<std::int8_t>(left)});
    }
  }
  return all;
}

std::string grip_text(Here here, FigureId id, Grip grip) {
  const Man& man = here.man(id);
  const auto name = [&](int i) { return here.b.item(man.items[i]).name; };
  if (grip.right == empty_hand && grip.left == empty_hand) return "empty hands";
  if (grip.right == grip.left) return name(grip.right) + " in both hands";
  if (grip.left == empty_hand) return name(grip.right) + " in the right hand";
  if (grip.right == empty_hand) return name(grip.left) + " in the left hand";
  return name(grip.right) + " and " + name(grip.left);
}

void arm(const NottinghamBattle& b, Man& man) {
  const auto first = [&](ItemKind kind, int hands, std::int8_t other = empty_hand) -> std::int8_t {
    for (std::int8_t i = 0; i < man.item_count; ++i) {
      const Item& item = b.item(man.items[i]);
      if (item.kind == kind && i != other && (hands == 0 || item.hands == hands) && (!item.charge_only || man.mounted))
        return i;
    }
    return empty_hand;
  };
  man.right = man.left = empty_hand;
  if (const std::int8_t bow = first(ItemKind::ranged, 2); bow != empty_hand) {
    man.right = man.left = bow;
    return;
  }
  man.right = first(ItemKind::melee, 0);
  if (man.right != empty_hand && b.item(man.items[man.right]).hands == 2) {
    man.left = man.right;
    return;
  }
  man.left = first(ItemKind::shield, 1);
  if (man.left == empty_hand) man.left = first(ItemKind::buckler, 1);
  if (man.left == empty_hand) man.left = first(ItemKind::melee, 1, man.right);
  if (man.left == empty_hand) man.left = first(ItemKind::horn, 1);
}

bool has_horse(Here here, FigureId id) {
  const Man& man = here.man(id);
  for (int i = 0; i < man.item_count; ++i) {
    if (here.b.item(man.items[i]).kind == ItemKind::horse) return true;
  }
  return false;
}

}  // namespace fyrd::nottingham
