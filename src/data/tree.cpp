// JSON values into a tree and back; and the tree's own few lines.
#include "data/tree.h"

#include <nlohmann/json.hpp>

#include "data/store.h"

namespace fyrd::data {

namespace {

using Json = nlohmann::ordered_json;

void convert(Builder& out, int parent, std::string_view key, const Json& value) {
  const int at = out.add(parent, key, {}, {});
  if (at < 0) return;
  switch (value.type()) {
    case Json::value_t::object:
      out[at].kind = Kind::table;
      for (const auto& [name, below] : *value.get_ptr<const Json::object_t*>()) {
        if (out.full()) return;
        convert(out, at, name, below);
      }
      break;
    case Json::value_t::array:
      out[at].kind = Kind::list;
      for (const Json& below : *value.get_ptr<const Json::array_t*>()) {
        if (out.full()) return;
        convert(out, at, "", below);
      }
      break;
    case Json::value_t::string: out.set_text(at, *value.get_ptr<const Json::string_t*>()); break;
    case Json::value_t::boolean:
      out[at].kind = Kind::flag;
      out[at].flag = *value.get_ptr<const bool*>();
      break;
    case Json::value_t::number_unsigned:  // asked first: the pointer to a signed number would serve for both
      if (const std::uint64_t n = *value.get_ptr<const Json::number_unsigned_t*>(); n > INT64_MAX) {
        out.set_decimal(at, static_cast<double>(n));
      } else {
        out[at].kind = Kind::whole;
        out[at].whole = static_cast<std::int64_t>(n);
      }
      break;
    case Json::value_t::number_integer:
      out[at].kind = Kind::whole;
      out[at].whole = *value.get_ptr<const Json::number_integer_t*>();
      break;
    case Json::value_t::number_float: out.set_decimal(at, *value.get_ptr<const Json::number_float_t*>()); break;
    case Json::value_t::null: out[at].kind = Kind::null; break;
    default:
      out.refuse(at, "must be a JSON value");  // what a failed parse leaves, or bytes, which JSON has not
      break;
  }
}

Json to_json(const Store& store, int at) {
  const Item& item = store[at];
  switch (item.kind) {
    case Kind::flag: return item.flag;
    case Kind::whole: return item.whole;
    case Kind::decimal: return item.decimal;
    case Kind::text: return item.text;
    case Kind::list: {
      Json::array_t out;
      out.reserve(item.count);
      for (int i = item.first; i >= 0; i = store[i].next) out.push_back(to_json(store, i));
      return out;
    }
    case Kind::table: {
      Json::object_t out;
      out.reserve(item.count);
      // Straight to the vector below the map: keys are unique here, and the map would look through all of them again.
      for (int i = item.first; i >= 0; i = store[i].next) out.emplace_back(store[i].key, to_json(store, i));
      return out;
    }
    default: return nullptr;
  }
}

}  // namespace

Tree::Tree() {
  auto store = std::make_shared<Store>();
  store->items.resize(1);
  store->items[0].kind = Kind::table;
  store_ = std::move(store);
}

Tree::Tree(std::shared_ptr<const Store> store) : store_(std::move(store)) {}

Tree Tree::from_json(std::string_view name, const Json& value, Problems& problems) {
  Builder out(name, false, problems);
  convert(out, -1, "", value);
  return Tree(std::make_shared<const Store>(out.take()));
}

Tree Tree::unread(std::string_view name) {
  auto store = std::make_shared<Store>();
  store->name = name;
  store->items.resize(1);
  return Tree(std::move(store));
}

Node Tree::root() const& { return Node(store_.get(), 0, ""); }

Json Tree::to_json() const { return data::to_json(*store_, 0); }

}  // namespace fyrd::data
