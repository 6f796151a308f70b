// Nothing goes through a wall: whatever moves people, a table that is divided from edge to edge stays divided, and
// nobody ends in something solid or in somebody else.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/play/wellformed.h"
#include "tests/contract/contract.h"
#include "tests/contract/mirror.h"
#include "tests/contract/places.h"

namespace fyrd {
namespace {

using test::Json;
using test::tree;

struct Wall {
  bool upright;  // from south to north, else from west to east
  Length at, width;

  // On which side of it somebody stands, -1 or 1; 0: his base is in it.
  int side(const Battle& battle, const Figure& f) const {
    const int off = (upright ? f.at.x : f.at.y) - at.units;
    const int clear = (width / 2).units + battle.inner(f).units - 3;  // beside it, rounded
    return off >= clear ? 1 : off <= -clear ? -1 : 0;
  }
};

class Walls : public Contract {
 protected:
  // All kinds of ground that nobody enters and that stand up.
  std::vector<std::string> kinds() const {
    data::Problems problems;
    const data::Library library = data::Library::embedded();
    const Json all = library.tree(std::string(GetParam().rules->folder()) + "/terrain.toml", problems).to_json();
    std::vector<std::string> kinds;
    for (const auto& [id, kind] : all.items()) {
      if (kind.value("impassable", false) && kind.value("height", 0.0) > 0) kinds.push_back(id);
    }
    return kinds;
  }

  // The battle with a wall across its table, taller than anybody climbs; nothing where somebody stands in its way.
  std::shared_ptr<const Battle> divided(const std::string& kind, const Wall& wall) const {
    const double unit = units_per(GetParam().rules->unit());
    const double at = wall.at.units / unit;
    const double end = (wall.upright ? whole->ground.depth() : whole->ground.width()).units / unit;
    Json scenario = plan.scenario.to_json();
    scenario["ground"].push_back({{"id", "great-wall"},
                                  {"kind", kind},
                                  {"from", wall.upright ? Json{at, 0} : Json{0, at}},
                                  {"to", wall.upright ? Json{at, end} : Json{end, at}},
                                  {"width", wall.width.units / unit},
                                  {"height", 80}});
    data::Problems problems;
    Plan mine = plan;
    mine.scenario = tree(scenario);
    return GetParam().rules->open(data::Library::embedded(), mine, problems);
  }

  // Whether it runs through nothing solid that is there already, which people may hang on or lean over.
  bool alone() const {
    const auto& pieces = battle->ground.pieces();
    const auto great = std::ranges::find(pieces, "great-wall", &Piece::id);
    return std::ranges::none_of(pieces, [&](const Piece& piece) {
      return piece.impassable && piece.id != great->id && overlap(piece.solid.shape, great->solid.shape);
    });
  }

  // The first that fits of five in this direction, one that is clear of all else if there is any.
  void divide(const std::string& kind, bool upright) {
    const Length across = upright ? whole->ground.width() : whole->ground.depth();
    for (const bool clear : {true, false}) {
      for (const int eighths : {4, 3, 5, 2, 6}) {
        wall = {upright, across * eighths / 8, 1_in};
        if ((battle = divided(kind, wall)) && (alone() || !clear)) return;
        battle = nullptr;
      }
    }
  }

  struct Stood {
    std::array<int, max_figures> side{};  // of the wall, where that is known
  };

  void expect_apart(const Tabletop& s, Stood& stood, const std::string& where) {
    const bool setting_up = battle->parts()[battle->part(s)].before;
    for (FigureId id : everyone(s)) {
      int& side = stood.side[id.index];
      if (!s[id].in_play() || setting_up) {
        side = 0;
        continue;
      }
      const int now = wall.side(*battle, s[id]);
      if (now == 0) fault("somebody is in the wall", where, s, id);
      if (now * side < 0) fault("somebody came through the wall", where, s, id);
      if (now != 0) side = now;
      expect_room(s, id, where);
    }
  }

  // By his middle, since some rules let bases touch and lie over each other a little.
  void expect_room(const Tabletop& s, FigureId id, const std::string& where) {
    if (s[id].pose != Pose::standing) return;
    for (const Piece& piece : battle->ground.pieces()) {
      if (piece.impassable && piece.solid.top > s[id].elevation + 1_in &&
          piece.solid.bottom < s[id].elevation + 1_in / 2 && contains(piece.solid.shape, s[id].at))
        fault("somebody stands in " + piece.name, where, s, id);
    }
    for (FigureId other : everyone(s)) {
      if (!(id.index < other.index) || s[other].pose != Pose::standing) continue;
      const Length apart = s[id].elevation - s[other].elevation;
      if (std::abs(apart.units) < units_per_inch &&
          distance(s[id].at, s[other].at) < (battle->inner(s[id]) + battle->inner(s[other])) / 2)
        fault("somebody stands on somebody", where + ", " + (*battle)[other].id, s, id);
    }
  }

  void fault(const std::string& what, const std::string& where, const Tabletop& s, FigureId id) {
    if (!told_.insert(what).second) return;
    ADD_FAILURE() << what << "\n  " << where << ": " << (*battle)[id].id << " at " << s[id].at.x / 2540.0 << "″, "
                  << s[id].at.y / 2540.0 << "″, the wall at " << wall.at.units / 2540.0 << "″";
  }

  // What comes of a choice, with quiet answers to what is asked besides.
  void expect_apart_after(Game game, Side side, const Choice& choice, Stood stood, const std::string& where) {
    bool begins = static_cast<bool>(game.answer(side, choice));
    for (int i = 0; i < 30 && !begins && !game.over(); ++i) {
      const Side who = game.wanted()[0].side;
      Choice quiet;
      game.at_question(who, [&](const Tabletop&, const Question& q) { begins = q.begins(), quiet = q.quiet(); });
      begins = begins || game.answer(who, quiet);
    }
    expect_apart(game.now(), stood, where);
  }

  std::shared_ptr<const Battle> whole;
  Wall wall{};

 private:
  std::set<std::string> told_;
};

TEST_P(Walls, a_divided_table_stays_divided) {
  whole = battle;
  std::map<std::string, int> looked;  // ways of each kind of deed
  for (const std::string& kind : kinds()) {
    for (const bool upright : {false, true}) {
      divide(kind, upright);
      if (!battle) continue;
      for (std::uint64_t seed = 0; seed < (thorough + 1) / 2; ++seed) {
        Game game(battle, DiceMode::seeded, seed);
        Random random(seed, Stream::players, 0), draws(seed, Stream::decoration, 4);
        Stood stood;
        for (int i = 0; i < 100 && !game.over(); ++i) {
          const std::string where =
              kind + ", seed " + std::to_string(seed) + ", after " + std::to_string(i) + " answers";
          expect_apart(game.now(), stood, where);
          const Side side = game.wanted()[0].side;
          std::vector<std::pair<Choice, std::string>> ways;
          game.at_question(side, [&](const Tabletop& s, const Question& q) {
            const Drawn drawn(*battle, s, q, draws);
            const auto verbs = static_cast<std::uint32_t>(q.verbs().size());
            for (int k = 0; k < 60 && ways.size() < 6; ++k) {
              const Choice c = drawn.choice(static_cast<std::uint8_t>(draws.below(verbs)));
              const std::string deed = std::string(q.kind) + " " + q.verbs()[c.verb].name;
              if (looked[deed] < 60 * thorough && !judged(s, q, c)) ++looked[deed], ways.push_back({c, deed});
            }
          });
          for (const auto& [way, deed] : ways) expect_apart_after(game, side, way, stood, where + ", " + deed);
          play_on(game, i % 5 == 4 ? *chance : *quick, random, 1);
        }
      }
    }
  }
  EXPECT_FALSE(looked.empty()) << "no wall fits";
}

INSTANTIATE_TEST_SUITE_P(All, Walls, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
