// Between the kernel's values and JSON, exact there and back.
#include "protocol/values.h"

#include <cmath>

#include "data/measure.h"
#include "data/suggest.h"
#include "data/utf8.h"

namespace fyrd::protocol {

const char* unit_name(Unit unit) { return unit == Unit::inch ? "inch" : "centimetre"; }

Json problems_json(std::span<const data::Problem> problems) {
  Json::array_t out;
  for (const data::Problem& p : problems) {
    Json one;
    one["where"] = p.where;
    one["message"] = p.message;
    out.push_back(std::move(one));
  }
  return out;
}

Json number_json(double value) {
  if (value == std::floor(value) && std::abs(value) < 1e15) return static_cast<std::int64_t>(value);
  return value;
}

Json length_json(Length l, Unit unit) { return number_json(data::to_decimal(l, unit)); }

Json point_json(Point p, Unit unit) {
  Json::array_t out;
  out.push_back(length_json({p.x}, unit));
  out.push_back(length_json({p.y}, unit));
  return out;
}

Json points_json(std::span<const Point> points, Unit unit) {
  Json::array_t out;
  for (Point p : points) out.push_back(point_json(p, unit));
  return out;
}

Json degrees_json(Angle a) { return number_json(data::to_degrees(a)); }

Json side_json(const Battle& battle, Side side) {
  if (side.index >= battle.parties.size()) return nullptr;
  return battle.parties[side.index].id;
}

Json figure_json(const Battle& battle, FigureId id) {
  if (id.index >= battle.members.size()) return nullptr;
  return battle[id].id;
}

std::string hash_text(std::uint64_t hash) {
  std::string out(16, '0');
  for (std::size_t i = 16; i-- > 0; hash >>= 4) out[i] = "0123456789abcdef"[hash & 15];
  return out;
}

std::string after_name(std::string_view text, std::string_view name, std::string_view mark) {
  if (!text.starts_with(name) || !text.substr(name.size()).starts_with(mark)) return {};
  std::string rest(text.substr(name.size() + mark.size()));
  if (!rest.empty() && rest[0] >= 'a' && rest[0] <= 'z') rest[0] = static_cast<char>(rest[0] - 'a' + 'A');
  return rest;
}

Either<Point> read_point(const Json& value, Unit unit, std::string_view code, std::string_view label) {
  const auto refuse = [&](const char* what) { return Fault(std::string(code), std::string(label) + what); };
  const Json::array_t* pair = as_list(value);
  if (!pair || pair->size() != 2) return refuse(" must be a point, [x, y].");
  const auto x = as_number((*pair)[0]), y = as_number((*pair)[1]);
  if (!x || !y) return refuse(" must be a point of two numbers, [x, y].");
  const double most = static_cast<double>(longest.units) / units_per(unit);
  if (std::abs(*x) > most || std::abs(*y) > most) return refuse(" lies further away than any table reaches.");
  return Point{data::from_decimal(*x, unit).units, data::from_decimal(*y, unit).units};
}

Either<FigureId> read_figure(const Battle& battle, const Json& value, std::string_view code, std::string_view label) {
  const std::string* id = as_text(value);
  if (!id)
    return Fault(std::string(code), std::string(label) + " must be the id of a figure, not " + kind_of(value) + ".");
  std::vector<std::string_view> known;
  for (std::uint8_t i = 0; i < battle.members.size(); ++i) {
    if (battle.members[i].id == *id) return FigureId{i};
    known.push_back(battle.members[i].id);
  }
  return Fault("unknown_figure",
               "There is no figure " + data::quoted(*id) + " in this battle" + data::suggestion(*id, known) + ".");
}

Either<Side> read_side(const Battle& battle, const Json& value) {
  std::string all;
  std::vector<std::string_view> known;
  for (std::uint8_t i = 0; i < battle.parties.size(); ++i) {
    const std::string& id = battle.parties[i].id;
    if (const std::string* text = as_text(value); text && *text == id) return Side{i};
    if (const auto n = as_whole(value); n && *n == i) return Side{i};
    known.push_back(id);
    all += (i == 0 ? "" : ", ") + std::to_string(i) + " or " + data::quoted(id);
  }
  if (const std::string* text = as_text(value)) {
    return Fault("unknown_side", "There is no side " + data::quoted(*text) + data::suggestion(*text, known) +
                                     "; there are " + all + ".");
  }
  if (value.is_number())
    return Fault("unknown_side", "There is no side " + data::printable(value.dump(), 40) + "; there are " + all + ".");
  return Fault("bad_request",
               std::string("'side' must be the number or the id of a side, not ") + kind_of(value) + ".");
}

}  // namespace fyrd::protocol
