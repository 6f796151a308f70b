// Blows at trees, and trees that fall.
#include "rulesets/nottingham/deeds/pine.h"

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/thing.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    no_pine{"no_pine", "There is no such pine.", "NOT-212"},
    short_arm{"out_of_reach", "{by} cannot reach the pine with what he holds.", "NOT-212"},
    not_beside{"out_of_reach", "{by} is not beside its trunk.", "NOT-212"},
    looks_away{"unseen", "{by} does not look at the pine.", "NOT-066"};
// clang-format on

}  // namespace

const Piece& pine_piece(const NottinghamBattle& b, int pine) { return b.ground.pieces()[b.setting.pines[pine]]; }

Thing trunk_of(const NottinghamBattle& b, int pine, Angle way) {
  const Piece& piece = pine_piece(b, pine);
  const Bound stump = bound(piece.solid.shape);
  // NOT-A103 a strip from the stump
  return {.kind = ThingKind::trunk,
          .what = static_cast<std::uint8_t>(pine),
          .at = stump.at + along(way, stump.radius + b.numbers.trunk_length / 2),
          .height = piece.solid.bottom,
          .facing = way};
}

std::string FellOrder::prompt() const { return "Which way does " + b_[about].name + " let the pine fall?"; }

Verdict FellOrder::check(const Choice& c) const {
  const Point middle = trunk_of(b_, pine, c.facing).at;
  if (b_.ground.on_table(disc(middle, {}))) return {};
  return Refusal{"off_table", "It would fall off the table.", "NOT-A103", cure::on_table};
}

void FellOrder::list(Options& options) const {
  static constexpr const char* ways[] = {"north", "north-east", "east", "south-east",
                                         "south", "south-west", "west", "north-west"};
  for (int k = 0; k < 8; ++k) {
    options.offer(*this, {.facing = degrees(45 * k)}, [&] { return std::string("To the ") + ways[k]; });
  }
}

Choice FellOrder::quiet() const {  // towards the middle of the table is never off it
  const Point middle{b_.ground.width().units / 2, b_.ground.depth().units / 2};
  return {.facing = bearing(middle - bound(pine_piece(b_, pine).solid.shape).at)};
}

namespace {

// What he strikes a tree with: whatever bites deepest, since every blow hits (NOT-212).
std::optional<Arm> best_arm(Here here, const Hand& hand, int pine, bool& charge) {
  const auto& [b, s] = here;
  const Man& man = s.man(hand.by);
  const Shape& tree = pine_piece(b, pine).solid.shape;
  charge = !hand.commanded && man.moved_now &&
           nearest(disc(man.began, b.inner(s[hand.by])), tree).gap >= b.numbers.charge;  // NOT-A09
  std::optional<Arm> best;
  int deepest = -100;
  for (const Arm arm : {Arm::main, Arm::left, Arm::bare}) {
    const ItemId item = item_of(here, hand.by, arm);
    if (arm != Arm::bare && (item.none() || !b.item(item).weapon())) continue;
    if (arm == Arm::left && man.two_handed()) continue;
    if (!within(base_of(here, hand.by), tree, reach_of(here, hand.by, arm))) continue;
    if (!item.none() && (hand.dice < b.item(item).least_dice || (b.item(item).charge_only && !(man.mounted && charge))))
      continue;
    const WoundFacts bite{.with = struck_with(b, item), .damage = damage_of(b, item)};
    const int depth = wound_tally(b.numbers, bite).total();
    if (depth > deepest) deepest = depth, best = arm;
  }
  return best;
}

void fell(Now now, const Hand& hand, int pine) {
  const auto& [b, s, play] = now;
  const Angle way = play.ask(FellOrder(now, s.last_hero.none() ? hand.by : s.last_hero, pine));
  s.chops[pine] = felled_pine;
  const Thing trunk = trunk_of(b, pine, way);
  add_thing(s, trunk);
  play.tell("felled", "NOT-212", "The pine falls.", {.by = hand.by, .number = pine});
  const Shape strip = base_of(b, trunk);
  for (FigureId id : everyone(s)) {  // whoever is beneath goes to ground
    const Length up = s[id].elevation - trunk.height;
    if (s[id].pose != Pose::standing || up >= b.numbers.body_height || -up >= b.numbers.body_height ||
        !overlap(base_of(now, id), strip))
      continue;
    suffer(now, hand.by, id, Harm::ground, s[hand.by].at);
  }
}

}  // namespace

Tally chop_tally(Here here, const Hand& hand, int pine) {
  bool charge = false;
  const auto arm = best_arm(here, hand, pine, charge);
  if (!arm) return Tally(hand.by, "chop");
  const ItemId item = item_of(here, hand.by, *arm);
  return wound_tally(here.b.numbers,
                     {.by = hand.by,
                      .with = struck_with(here.b, item),
                      .damage = damage_of(here.b, item),
                      .charging = charge,
                      .mounted = here.man(hand.by).mounted,
                      .tree = true},
                     "chop");
}

namespace {

// NOT-A47 a club that fells whom another weapon tosses bites a tree in the same way.
bool chops_as_on_a_man(Here here, const Hand& hand, int pine) {
  bool charge = false;
  const auto arm = best_arm(here, hand, pine, charge);
  const ItemId item = arm ? item_of(here, hand.by, *arm) : nothing;
  return !here.b.rulings.clubs_fell_nothing && !item.none() && here.b.item(item).fells;
}

}  // namespace

WhyNot may_chop(Here here, const Hand& hand, const Choice& c) {
  if (!stands(here, c.number)) return {&no_pine, hand.by};
  const Piece& piece = pine_piece(here.b, c.number);
  bool charge = false;
  if (!best_arm(here, hand, c.number, charge)) return {&short_arm, hand.by};
  if (here[hand.by].elevation >= piece.solid.top ||
      here[hand.by].elevation + here.b.numbers.body_height <= piece.solid.bottom)
    return {&not_beside, hand.by};
  if (area(here[hand.by].at, here[hand.by].facing, bound(piece.solid.shape).at) != Quarter::front)
    return {&looks_away, hand.by};
  return {};
}

void chop(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const int pine = c.number;
  const Tally sum = chop_tally(now, hand, pine);
  const int total = play.best(dice(hand.dice, 6), {"NOT-212", "chopping", hand.by}) + sum.total();
  Harm harm = harm_of(b.numbers, total);  // NOT-A47 read after the −2; a toss is nothing
  if (harm == Harm::tossed && chops_as_on_a_man(now, hand, pine)) harm = Harm::ground;  // NOT-108
  const int tokens = harm == Harm::out ? b.numbers.chop_out : harm == Harm::ground ? b.numbers.chop_ground : 0;
  std::uint8_t& chops = s.chops[pine];
  chops = static_cast<std::uint8_t>(chops + tokens);
  play.tell("chopped", "NOT-212",
            tokens == 0 ? "{by} hacks at the pine for nothing: {number}."
                        : "{by} chops at the pine: {number}, {other} so far.",
            {.by = hand.by, .number = total, .other = chops, .tally = &sum});
  if (chops >= b.setting.tokens) fell(now, hand, pine);
}

}  // namespace fyrd::nottingham
