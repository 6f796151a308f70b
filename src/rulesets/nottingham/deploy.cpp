// Places for people, machines and things in hand before the battle.
#include "rulesets/nottingham/deploy.h"

#include "core/events/narrate.h"
#include "rulesets/nottingham/machine.h"
#include "rulesets/nottingham/opening.h"
#include "rulesets/nottingham/place.h"

namespace fyrd::nottingham {

Length ground_level(const NottinghamBattle& b, const State& s, Point p) {
  Length level = surface(b, s, p, -b.numbers.waist);
  for (bool higher = true; higher;) {
    higher = b.ground.any(extent(p, p), [&](int i) {
      const Piece& piece = b.ground.pieces()[static_cast<std::size_t>(i)];
      if (!(piece.floor || piece.ramp) || piece.impassable || piece.solid.bottom > level || !contains(piece.solid.shape, p)) return false;
      const Length top = top_at(piece, p);
      if (top <= level) return false;
      level = top;
      return true;
    });
  }
  return level;
}

namespace {

constexpr int most_rows = 8;

Length height_at(const NottinghamBattle& b, const State& s, const Post& post, Point p) {
  if (post.room >= 0) return surface(b, s, p, {});
  return post.height.units > 0 ? surface(b, s, p, post.height) : ground_level(b, s, p);
}

Length radius_of(const NottinghamBattle& b, const State& s, FigureId id) { return b.bases[s.man(id).mounted ? rider_base : foot_base].radius; }

// How deep a row at an edge is (NOT-A99).
Length row_of(const NottinghamBattle& b, Length radius) { return 2 * radius + b.numbers.contact; }

bool lies_in(const NottinghamBattle& b, const Post& post, Point p, Length radius, int rows) {
  if (post.room >= 0 && !contains(b.ground.pieces()[static_cast<std::size_t>(post.room)].solid.shape, p)) return false;
  if (post.edge >= 0) {
    if (p.x < post.low.x || p.x > post.high.x || p.y < post.low.y || p.y > post.high.y) return false;
    return gap_to(b, static_cast<Edge>(post.edge), disc(p, radius)) <= b.numbers.contact + rows * row_of(b, radius);
  }
  const int r = post.whole ? -radius.units : post.room >= 0 || post.height.units > 0 ? 0 : radius.units;
  return p.x >= post.low.x - r && p.x <= post.high.x + r && p.y >= post.low.y - r && p.y <= post.high.y + r;
}

bool stands(const NottinghamBattle& b, const State& s, FigureId id, const Post& post, Point p, Length height) {
  if (post.height.units > 0 && height < post.height - b.numbers.step) return false;
  if (s.man(id).mounted && (post.room >= 0 || room_of(b, p, height) >= 0)) return false;  // NOT-A89
  return free_for(b, s, id, p, height);
}

// Asks about places of a post in a fixed order until an answer is true: by rows from the front or the edge, each from its
// middle outward.
template <class Ask>
bool each_place(const NottinghamBattle& b, const Post& post, Length radius, Length pitch, int row_from, int row_to, Ask&& ask) {
  const Edge back = post.edge >= 0 ? static_cast<Edge>(post.edge) : edge_behind(post.facing);
  const bool across = back == Edge::south || back == Edge::north;  // the row runs east and west
  const int low = across ? post.low.x : post.low.y, high = across ? post.high.x : post.high.y;
  const int near = across ? post.low.y : post.low.x, far = across ? post.high.y : post.high.x;
  const bool begins_low = back == Edge::south || back == Edge::west;
  const int width = high - low - 2 * radius.units, half = std::max(width, 0) / 2 / pitch.units, middle = (low + high) / 2;
  for (int row = row_from; row < row_to; ++row) {
    const int in = radius.units + row * row_of(b, radius).units;
    // From an edge inward; in a zone from its front backward.
    const int depth = post.edge >= 0 ? (begins_low ? near + in : far - in) : (begins_low ? far - in : near + in);
    if (row > 0 && (depth - radius.units < near || depth + radius.units > far)) return false;
    for (int k = 0; k <= 2 * half; ++k) {
      const int along = middle + ((k + 1) / 2) * (k % 2 ? pitch.units : -pitch.units);
      if (ask(across ? Point{along, depth} : Point{depth, along})) return true;
    }
  }
  return false;
}

// Rows that may be used at the edges: the first until it is full (NOT-A99).
int rows_open(const NottinghamBattle& b, const State& s, FigureId id, std::span<const Post> posts) {
  const Length radius = radius_of(b, s, id);
  for (int row = 0; row < most_rows; ++row) {
    for (const Post& post : posts) {
      if (post.edge < 0) return 0;
      if (each_place(b, post, radius, inches(1) / 10, row, row + 1, [&](Point p) { return stands(b, s, id, post, p, height_at(b, s, post, p)); })) return row;
    }
  }
  return most_rows;
}

Posts posts_of(const NottinghamBattle& b, const State& s, FigureId id, int house) {
  Posts posts;
  plot_rules(b.plot).posts(b, s, id, house, posts);
  return posts;
}

// Whether somebody may be set up at a place; where, in height, and looking which way by default.
struct Setting {
  bool in_post = false, free = false;
  Length height;
  Angle facing;
};
Setting setting(const NottinghamBattle& b, const State& s, FigureId id, std::span<const Post> posts, Point p) {
  Setting found;
  int rows = -1;
  for (const Post& post : posts) {
    if (!lies_in(b, post, p, radius_of(b, s, id), most_rows)) continue;
    if (post.edge >= 0 && !lies_in(b, post, p, radius_of(b, s, id), 0)) {
      if (rows < 0) rows = rows_open(b, s, id, posts);
      if (!lies_in(b, post, p, radius_of(b, s, id), rows)) continue;
    }
    found.in_post = true;
    found.height = height_at(b, s, post, p);
    found.facing = post.facing;
    found.free = stands(b, s, id, post, p, found.height);
    if (found.free) break;
  }
  return found;
}

// As if he sat in the saddle, or not.
State mounted(const State& s, FigureId id, bool up) {
  State trial = s;
  trial.man(id).mounted = up;
  return trial;
}

bool has_horse(const NottinghamBattle& b, const State& s, FigureId id) {
  const Man& man = s.man(id);
  for (int i = 0; i < man.item_count; ++i) {
    if (b.item(man.items[static_cast<std::size_t>(i)]).kind == ItemKind::horse) return true;
  }
  return false;
}

Post whole_table(const NottinghamBattle& b, Angle facing) {
  return {.low = {}, .high = {b.ground.width().units, b.ground.depth().units}, .whole = true, .facing = facing};
}

// A few places for him, spread over his posts; where those are full, anywhere.
template <class Ask>
void offer_places(const NottinghamBattle& b, const State& s, FigureId id, const Posts& posts, int most, Ask&& ask) {
  const Length radius = radius_of(b, s, id);
  int found = 0;
  const auto search = [&](const Post& post, Length pitch) {
    int here = 0;
    each_place(b, post, radius, pitch, 0, most_rows, [&](Point p) {
      const Setting place = setting(b, s, id, posts.span(), p);
      if (!place.free) return false;
      ask(p, place);
      ++found;
      return ++here >= std::max(1, most / std::max(posts.count, 1));
    });
  };
  for (const Post& post : posts.span()) search(post, most > 1 ? max(row_of(b, radius), inches(2)) : row_of(b, radius));
  if (found == 0) {
    for (const Post& post : posts.span()) search(post, inches(1) / 10);
  }
  if (found > 0) return;
  const Post anywhere = whole_table(b, b.zones[s.band_of(id).zone].facing);
  each_place(b, anywhere, radius, row_of(b, radius), 0, 200, [&](Point p) {
    const Length height = ground_level(b, s, p);
    if (!stands(b, s, id, anywhere, p, height)) return false;
    ask(p, Setting{true, true, height, anywhere.facing});
    return true;
  });
}

}  // namespace

bool any_place(const NottinghamBattle& b, const State& s, FigureId id, std::span<const Post> posts) {
  const Length radius = radius_of(b, s, id);
  for (const Post& post : posts) {
    if (each_place(b, post, radius, inches(1) / 10, 0, most_rows, [&](Point p) { return setting(b, s, id, posts, p).free; })) return true;
  }
  return false;
}

std::span<const Verb> DeployOrder::verbs() const {
  static constexpr Verb all[] = {{"place", uses_figure | uses_path | uses_facing}, {"ride", uses_figure | uses_path | uses_facing}};
  return all;
}

std::string DeployOrder::prompt() const {
  std::string text = b_.parties[who.index].name + ": ";
  if (house < 0) return text + "set up one of your people.";
  return text + "set up " + b_[{static_cast<std::uint8_t>(std::countr_zero(wave.who))}].name + " in " +
         b_.ground.pieces()[static_cast<std::size_t>(b_.stage.houses[static_cast<std::size_t>(house)].rooms[0])].name + ".";
}

Verdict DeployOrder::check(const Choice& c) const {
  const std::string& name = b_[c.figure].name;
  if (s_[c.figure].side != who) return Refusal{"not_yours", name + " is not of your band.", "NOT-A99"};
  if (!(wave.who >> c.figure.index & 1)) return Refusal{"not_now", name + " is not to be set up now.", "NOT-A99"};
  if (c.path.count != 1) return Refusal{"one_place", "Name one place.", "NOT-A99"};
  if (c.verb == ride && !has_horse(b_, s_, c.figure)) return Refusal{"no_horse", name + " has no warhorse.", "NOT-119"};
  const State trial = mounted(s_, c.figure, c.verb == ride);
  const Posts posts = posts_of(b_, trial, c.figure, house);
  const Setting at = setting(b_, trial, c.figure, posts.span(), c.path.end());
  if (at.free) return {};
  if (!any_place(b_, trial, c.figure, posts.span())) {  // no room where he should be: anywhere will do
    const Post anywhere = whole_table(b_, {});
    const Length height = ground_level(b_, trial, c.path.end());
    if (c.verb == place && lies_in(b_, anywhere, c.path.end(), radius_of(b_, trial, c.figure), 0) && stands(b_, trial, c.figure, anywhere, c.path.end(), height)) return {};
  }
  if (!at.in_post) return Refusal{"wrong_place", "That is not where " + name + " may be set up.", "NOT-A99"};
  return Refusal{"no_room", "There is no room for " + name + " there.", "NOT-A99"};
}

void DeployOrder::list(Options& options) const {
  const int waiting = std::popcount(wave.who);
  for (FigureId id : everyone(s_)) {
    if (!(wave.who >> id.index & 1)) continue;
    for (const std::uint8_t how : {place, ride}) {
      if (how == ride && !has_horse(b_, s_, id)) continue;
      const State trial = mounted(s_, id, how == ride);
      if (how == ride && !any_place(b_, trial, id, posts_of(b_, trial, id, house).span())) continue;
      offer_places(b_, trial, id, posts_of(b_, trial, id, house), waiting > 12 ? 4 : 8, [&](Point p, const Setting& at) {
        Choice c;
        c.verb = how;
        c.figure = id;
        c.path.add(p);
        c.facing = at.facing;
        options.add(c, [&] {
          return b_[id].name + (how == ride ? " on horseback at " : " at ") + measure_text({p.x}, b_.unit) + ", " + measure_text({p.y}, b_.unit);
        });
      });
    }
  }
}

Choice DeployOrder::first_place(FigureId id) const {
  Choice c;
  c.figure = id;
  const bool up = s_.man(id).mounted;
  const State trial = mounted(s_, id, up);
  const Posts posts = posts_of(b_, trial, id, house);
  bool found = false;
  const auto take = [&](std::uint8_t verb) {
    return [&c, &found, verb](Point p, const Setting& at) {
      if (std::exchange(found, true)) return;
      c.verb = verb;
      c.path = {};
      c.path.add(p);
      c.facing = at.facing;
    };
  };
  if (up && any_place(b_, trial, id, posts.span())) offer_places(b_, trial, id, posts, 1, take(ride));
  if (found) return c;
  const State walking = mounted(s_, id, false);
  offer_places(b_, walking, id, posts_of(b_, walking, id, house), 1, take(place));
  return c;
}

Choice DeployOrder::quiet() const { return first_place({static_cast<std::uint8_t>(std::countr_zero(wave.who))}); }

namespace {

// NOT-210, NOT-A101 a house by even chance; when it is full, the next one.
int draw_house(const NottinghamBattle& b, State& s, Play& play, FigureId id) {
  const int houses = static_cast<int>(b.stage.houses.size());
  int house = 0;
  if (houses > 1) house = (play.roll(d(6), {"NOT-210", "a house", id}).sum() - 1) * houses / 6;
  const State walking = mounted(s, id, false);
  for (int k = 0; k < houses; ++k) {
    const int next = (house + k) % houses;
    if (any_place(b, walking, id, posts_of(b, walking, id, next).span())) return next;
  }
  return house;
}

// Machines come first: they need the most room.
bool place_machine(const NottinghamBattle& b, State& s, Play& play, Side side) {
  for (int i = 0; i < max_machines; ++i) {
    Machine& machine = s.machines[static_cast<std::size_t>(i)];
    if (machine.kind == MachineKind::none || machine.placed || machine.side != side) continue;
    const Choice choice = play.ask(MachineOrder(b, s, i));
    if (choice.verb == MachineOrder::leave) {
      machine = {};
      return true;
    }
    machine.at = choice.path.end();
    machine.facing = choice.facing;
    machine.placed = true;
    tell(play, "machine_placed", "NOT-X40", "{side} sets up a war machine.", {.number = static_cast<int>(machine.kind), .side = side});
    return true;
  }
  return false;
}

}  // namespace

void deployment(const NottinghamBattle& b, State& s, Play& play) {
  const Wave wave = plot_rules(b.plot).wave(b, s);
  if (wave.who == 0) {
    s.active = no_side;
    s.phase = Phase::hatred;
    return;
  }
  if (place_machine(b, s, play, wave.side)) return;
  const FigureId first{static_cast<std::uint8_t>(std::countr_zero(wave.who))};
  const int house = wave.drawn ? draw_house(b, s, play, first) : -1;
  const Choice choice = play.ask(DeployOrder(b, s, wave, house));
  const FigureId id = choice.figure;
  Man& man = s.man(id);
  man.mounted = choice.verb == DeployOrder::ride;
  man.deployed = true;
  const Setting at = setting(b, s, id, posts_of(b, s, id, house).span(), choice.path.end());
  Figure& f = s[id];
  f.at = choice.path.end();
  f.facing = choice.facing;
  f.elevation = at.in_post ? at.height : ground_level(b, s, f.at);
  f.pose = Pose::standing;
  settle(s, id);
  play.tell([&] {
    Event e;
    e.kind = "deployed", e.rule = "NOT-A99", e.text = man.mounted ? "{by} rides onto the table." : "{by} takes his place.";
    e.by = id, e.side = f.side, e.path.add(f.at);
    return e;
  });
  if (b.warrior(id).hands) return;  // the warband says what he holds
  arm(b, man);
  const GripOrder hold(b, s, id);
  if (hold.choices() < 2) return;
  const Grip grip = play.ask(hold);
  man.right = grip.right;
  man.left = grip.left;
}

}  // namespace fyrd::nottingham
