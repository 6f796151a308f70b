// What is legal is offered: whatever a question accepts, it lists something of the same kind that does as well.
#include <algorithm>
#include <map>
#include <set>

#include "core/figure_set.h"
#include "core/play/wellformed.h"
#include "tests/contract/contract.h"
#include "tests/contract/places.h"

namespace fyrd {
namespace {

using Offers = Contract;

bool uses(const Question& q, const Choice& c, Uses part) { return (q.verbs()[c.verb].uses & part) != 0; }

// The same verb of the same figures to the same target in the same manner; only the place and the facing may differ.
bool same_kind(const Choice& a, const Choice& b) {
  return a.verb == b.verb && a.figure == b.figure && a.target == b.target && a.number == b.number &&
         a.count == b.count && std::is_permutation(a.figures.begin(), a.figures.begin() + a.count, b.figures.begin());
}

bool inside(const Ways::Fan& fan, Point p) {
  for (std::size_t i = 0; i < fan.edge.size(); ++i) {
    const Point a = fan.edge[i], b = fan.edge[(i + 1) % fan.edge.size()];
    const auto one = cross(a - fan.origin, p - fan.origin), two = cross(b - a, p - a),
               three = cross(fan.origin - b, p - b);
    if ((one >= 0 && two >= 0 && three >= 0) || (one <= 0 && two <= 0 && three <= 0)) return true;
  }
  return false;
}

// Where somebody ends up, and whom he can do harm from there whom he could do none before.
struct Outcome {
  Point at;
  Length height;
  FigureSet reaches;

  // What comes of a choice with the dice that fall next, and quiet answers to what is asked besides.
  Outcome(Game game, Side side, const Choice& choice, FigureId mover, FigureSet before) {
    bool begins = static_cast<bool>(game.answer(side, choice));
    for (int i = 0; i < 30 && !begins && !game.over(); ++i) {
      const Side who = game.wanted()[0].side;
      Choice quiet;
      game.at_question(who, [&](const Tabletop&, const Question& q) { begins = q.begins(), quiet = q.quiet(); });
      begins = begins || game.answer(who, quiet);
    }
    at = game.now()[mover].at;
    height = game.now()[mover].elevation;
    reaches = reached(game.battle(), game.now(), mover) - before;
  }

  static FigureSet reached(const Battle& battle, const Tabletop& s, FigureId mover) {
    FigureSet all;
    if (!s[mover].in_play()) return all;
    for (FigureId foe : everyone(s)) {
      if (battle.enemies(s, mover, foe) && s[foe].in_play() && !battle.menace(s, mover, foe, false).zero())
        all.add(foe);
    }
    return all;
  }
};

// What a question lists, against what it accepts.
class Offered {
 public:
  Offered(const Game& game, const Tabletop& s, const Question& q) : game_(game), s_(s), q_(q) { q.list(all_); }

  // What is missing from the list, in a word; nothing: all is well.
  const char* missing(const Choice& c) const {
    std::vector<const Choice*> alike;
    for (const Option& o : all_.all()) {
      if (same_kind(o.choice, c)) alike.push_back(&o.choice);
    }
    if (!uses(q_, c, uses_path))
      return alike.empty() && !as_likely(c) && !turns_in_vain(c) ? "nothing of the kind" : nullptr;
    const FigureId mover = uses(q_, c, uses_figure) ? c.figure : q_.about;
    if (mover.none() || !s_[mover].in_play())  // who is set up, and what is put somewhere, may be put anywhere
      return alike.empty() ? "nothing of the kind" : nullptr;
    const bool shown = in_region(c.path.end(), mover) || std::ranges::any_of(alike, [&](const Choice* o) {
                         return near(s_[mover].at, o->path.end(), c.path.end());
                       });
    if (shown && !alike.empty() && !gets_at_somebody(c, mover)) return nullptr;
    return worse(c, alike, mover);
  }

 private:
  // A number may only say when: the same deed at another moment does as well if it succeeds as often, as explained.
  // What is explained without a chance, such as which weapon, must be listed itself.
  bool as_likely(const Choice& c) const {
    const auto chance = q_.explain(c).chance;
    return chance && std::ranges::any_of(all_.all(), [&](const Option& o) {
             Choice other = o.choice;
             other.number = c.number;
             if (!same_kind(other, c)) return false;
             const auto his = q_.explain(o.choice).chance;
             return his && *his >= *chance;
           });
  }
  // As a step that hardly goes anywhere needs no line of the list, so a turn on the spot that makes nobody more likely
  // to hit or less likely to be hit.
  bool turns_in_vain(const Choice& c) const {
    if (!uses(q_, c, uses_facing) || c.figure.none()) return false;
    Game turned = game_;
    if (turned.answer(q_.who, c)) return false;
    const Tabletop& then = turned.now();
    const Battle& battle = game_.battle();
    for (FigureId id : everyone(s_)) {
      if (then[id].at != s_[id].at) return false;  // a line that wheels
      if (!battle.enemies(s_, c.figure, id) || !s_[id].in_play()) continue;
      if (battle.menace(then, id, c.figure, false) < battle.menace(s_, id, c.figure, false) ||
          battle.menace(then, c.figure, id, false) > battle.menace(s_, c.figure, id, false))
        return false;
    }
    return true;
  }
  bool in_region(Point to, FigureId mover) const {
    return std::ranges::any_of(all_.regions(), [&](const Region& region) {
      return region.figure == mover &&
             std::ranges::any_of(region.fans, [&](const auto& fan) { return inside(fan, to); });
    });
  }
  // In the same direction, about as far.
  static bool near(Point from, Point a, Point b) { return distance(a, b) <= max(inches(1), distance(from, b) / 2); }

  // A first guess, without playing it.
  bool gets_at_somebody(const Choice& c, FigureId mover) const {
    const Battle& battle = game_.battle();
    Stored there(battle, s_);
    Figure& f = (*there)[mover];
    f.at = c.path.end();
    f.elevation = battle.ground.elevation(f.at);
    return !(Outcome::reached(battle, *there, mover) - reached_now(mover)).empty();
  }

  // Whom he can do harm as he stands, and what comes of what is listed: asked for many a choice, so kept.
  FigureSet reached_now(FigureId mover) const {
    const auto known = now_.find(mover.index);
    return known != now_.end() ? known->second : now_[mover.index] = Outcome::reached(game_.battle(), s_, mover);
  }
  const Outcome& outcome(const Choice* listed, FigureId mover) const {
    const auto known = outcomes_.find(listed);
    if (known != outcomes_.end()) return known->second;
    return outcomes_.try_emplace(listed, game_, q_.who, *listed, mover, reached_now(mover)).first->second;
  }

  // Whether nothing that is listed comes to as much, played with the same dice.
  const char* worse(const Choice& c, const std::vector<const Choice*>& alike, FigureId mover) const {
    const Point from = s_[mover].at;
    const Outcome its(game_, q_.who, c, mover, reached_now(mover));
    const bool goes =
        distance(from, its.at) >= inches(1) || std::abs(its.height.units - s_[mover].elevation.units) > 600;
    if (!goes && its.reaches.empty()) return nullptr;  // hardly a step
    if (alike.empty()) return "nothing of the kind";
    FigureSet reached;
    bool close = !goes || in_region(its.at, mover);
    for (const Choice* o : alike) {
      const Outcome& other = outcome(o, mover);
      close =
          close || (near(from, other.at, its.at) && std::abs(other.height.units - its.height.units) <= units_per_inch);
      reached = reached | other.reaches;
    }
    if (!close) return "no place near it";
    return (its.reaches - reached).empty() ? nullptr : "no way to an enemy";
  }

  const Game& game_;
  const Tabletop& s_;
  const Question& q_;
  Options all_;
  mutable std::map<std::uint8_t, FigureSet> now_;
  mutable std::map<const Choice*, Outcome> outcomes_;
};

std::string described(const Battle& battle, const Tabletop& s, const Question& q, const Choice& c) {
  const auto where = [](Point p) {
    return "(" + std::to_string(p.x / 2540.0) + "″, " + std::to_string(p.y / 2540.0) + "″)";
  };
  std::string text = std::string(q.kind) + " " + q.verbs()[c.verb].name;
  const FigureId mover = uses(q, c, uses_figure) ? c.figure : q.about;
  if (!mover.none()) text += " " + battle[mover].id + " at " + where(s[mover].at);
  for (FigureId id : c.all_figures()) text += " +" + battle[id].id;
  if (!c.target.none()) text += " target " + battle[c.target].id + " at " + where(s[c.target].at);
  if (uses(q, c, uses_number)) text += " number " + std::to_string(c.number) + " (" + q.number_text(c) + ")";
  for (Point p : c.path.all()) text += " to " + where(p);
  if (uses(q, c, uses_facing)) text += " facing " + std::to_string(c.facing.turn * 360 / 65536);
  return text;
}

TEST_P(Offers, what_is_legal_has_a_listed_choice_of_its_kind) {
  std::map<std::string, int> looked;
  std::set<std::string> told;
  for (std::uint64_t seed = 0; seed < 3 * thorough; ++seed) {
    Game game(battle, DiceMode::seeded, seed);
    Random random(seed, Stream::players, 0), draws(seed, Stream::decoration, 1);
    for (int i = 0; i < 250 && !game.over(); ++i) {
      const Side side = game.wanted()[0].side;
      int& times = looked[game.wanted()[0].kind];
      if (times < 4 || (times < 8 * thorough && draws.below(8) == 0)) {
        ++times;
        game.at_question(side, [&](const Tabletop& s, const Question& q) {
          const Offered offered(game, s, q);
          const Drawn drawn(*battle, s, q, draws);
          const std::uint32_t verbs = static_cast<std::uint32_t>(q.verbs().size());
          for (std::uint32_t k = 0; k < 300 * std::min(verbs, 12u); ++k) {
            Choice c = drawn.choice(static_cast<std::uint8_t>(draws.below(verbs)));
            if (uses(q, c, uses_figures)) c.add(drawn.anybody());
            if (judged(s, q, c)) continue;
            const char* missing = offered.missing(c);
            if (!missing) continue;
            const std::string what = std::string(q.kind) + " " + q.verbs()[c.verb].name + ": " + missing;
            if (told.insert(what).second)
              ADD_FAILURE() << what << "\n  seed " << seed << ", after " << i
                            << " answers: " << described(*battle, s, q, c);
          }
        });
      }
      play_on(game, i % 5 == 4 ? *chance : *quick, random, 1);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, Offers, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
