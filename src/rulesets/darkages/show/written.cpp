// Orders as their own side sees them before all are shown (DRK-A32, DRK-A33, DRK-A34).
#include "rulesets/darkages/deeds/move.h"
#include "rulesets/darkages/deeds/shoot.h"

namespace fyrd::darkages {

namespace {

std::string words_of(Here here, const Order& order, FigureId id) {
  const auto far = [&] { return measure_text(length(here[id].at, way_of(here, id, order)), here.b.unit); };
  const char* close = order.close ? " in close order" : "";
  switch (order.kind) {
    case Order::Kind::none: return "";
    case Order::Kind::stand: return std::string("stands") + close;
    case Order::Kind::crouch: return "crouches";
    case Order::Kind::walk: return "moves " + far() + (order.close ? ", to stand in close order" : "");
    case Order::Kind::go: return "goes for " + here.b[order.target].name;
    case Order::Kind::shift: return "moves " + far() + " with the wall";
    case Order::Kind::wheel: return "turns with the wall";
    case Order::Kind::dismount: return "gets off and moves " + far();
    case Order::Kind::leave: return "leaves the table";
  }
  return "";
}

std::vector<Written> movement(Here here, const Choice& c) {
  Orders orders;
  give(here, c, orders);
  std::vector<Written> all;
  for (FigureId id : orders.given) {
    const Order& order = orders[id];
    const bool looks = order.kind != Order::Kind::go && order.kind != Order::Kind::leave;
    all.push_back({id, words_of(here, order, id), order.target, way_of(here, id, order),
                   looks ? std::optional(order.facing) : std::nullopt});
  }
  return all;
}

std::string words_of(Here here, const Shot& shot, const std::string& when) {
  if (shot.kind == Shot::Kind::fire) return "sets fire to " + here.b.piece(shot.piece).name;
  return (shot.kind == Shot::Kind::group   ? "throws into the group of "
          : shot.kind == Shot::Kind::heavy ? "slings a heavy stone at "
                                           : "shoots at ") +
         here.b[shot.at].name + when;
}

}  // namespace

std::vector<Written> DarkAgesBattle::written(const Tabletop& table, const Choice& c) const {
  const Here here{*this, state(table)};
  if (c.figure.none()) return {};
  switch (here.s.phase) {
    case Phase::movement: return movement(here, c);
    case Phase::shooting: {
      const Shot shot = read_shot(*this, c);
      const std::string when = shot.moment == ticks ? "" : shot.moment == 0 ? ", at the start" : ", on the way";
      return {{c.figure, words_of(here, shot, when), shot.at}};
    }
    default: return {};
  }
}

}  // namespace fyrd::darkages
