// Data files rewritten: a better copy of a thing for one side, more of a number for everybody in a band.
#include "lab/better.h"

#include <nlohmann/json.hpp>

#include "data/utf8.h"

namespace fyrd {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* suffix = "-better";

std::string written(const Json& value) {
  std::string out;
  if (value.is_object()) {
    for (const auto& [key, part] : value.items())
      out += (out.empty() ? "" : ", ") + Json(key).dump() + " = " + written(part);
    return "{ " + out + " }";
  }
  if (value.is_array()) {
    for (const Json& part : value) out += (out.empty() ? "" : ", ") + written(part);
    return "[" + out + "]";
  }
  return value.dump();  // what JSON calls a text or a number is one in TOML as well
}

std::string toml(const Json& root) {
  std::string out;
  for (const auto& [key, value] : root.items()) out += Json(key).dump() + " = " + written(value) + "\n";
  return out;
}

// What a path leads to, "weapons[].skill" or "shoot.range_step": each of them, where there are several.
std::vector<Json*> at(Json& root, std::string_view path) {
  std::vector<Json*> all{&root};
  while (!path.empty()) {
    const std::size_t dot = path.find('.');
    std::string key(path.substr(0, dot));
    path = dot == std::string_view::npos ? "" : path.substr(dot + 1);
    const bool each = key.ends_with("[]");
    if (each) key.resize(key.size() - 2);
    std::vector<Json*> next;
    for (Json* one : all) {
      if (!one->is_object() || (each && !one->contains(key))) continue;
      Json& part = (*one)[key];
      if (!each) next.push_back(&part);
      if (each && part.is_array()) {
        for (Json& item : part) next.push_back(&item);
      }
    }
    all = std::move(next);
  }
  return all;
}

// Whether a warband names a thing anywhere, alone or as what something is for: "weapon-training: sword".
bool names(const Json& value, const std::string& id) {
  if (value.is_structured()) return std::ranges::any_of(value, [&](const Json& part) { return names(part, id); });
  return value.is_string() && (value == id || value.get<std::string>().ends_with(": " + id));
}
void rename(Json& value, const std::string& id, const std::string& to) {
  for (Json& part : value) {
    if (part.is_structured()) {
      rename(part, id, to);
    } else if (names(part, id)) {
      const std::string text = part.get<std::string>();
      part = text.substr(0, text.size() - id.size()) + to;
    }
  }
}

// A number made better, or a word or switch; nothing when it is so already.
std::optional<std::string> improve(Json& value, const data::Node& how, data::Problems& problems) {
  const std::string before = value.is_null() ? "0" : value.dump();
  const data::Node to = how["to"];
  if (to.present()) {
    Json then = to.kind() == data::Kind::flag ? Json(to.flag(problems)) : Json(to.text(problems));
    if (value == then || (value.is_null() && then == false)) return {};
    value = std::move(then);
  } else {
    const std::int64_t by = how["by"].whole(problems, -100, 100);
    value = value.is_number_float() ? Json(value.get<double>() + double(by))
                                    : Json((value.is_number() ? value.get<std::int64_t>() : 0) + by);
  }
  return before + ", then " + value.dump();
}

class Bench {
 public:
  Bench(const Ruleset& rules, const data::Library& library, data::Problems& problems)
      : rules_(rules), library_(library), problems_(problems) {}

  Betters read() {
    const data::Tree tree = library_.tree("lab/" + std::string(rules_.id()) + ".toml", problems_);
    const data::Node root = tree.root();
    root.only(problems_, {"scenario", "bands", "against", "options", "better"});
    scenario_ = root["scenario"].id(problems_);
    if (root["options"].present()) options_ = tree.to_json()["options"];
    if (root["against"].present()) foe_ = warband(root["against"]);
    for (const data::Node& band : root["bands"].items(problems_, 1)) { bands_.push_back(warband(band)); }
    for (const data::Node& entry : root["better"].items(problems_, 1)) {
      entry.only(problems_, {"file", "of", "each", "key", "by", "to", "add", "band", "against"});
      if (!problems_.empty()) return {};
      if (entry["each"].present()) {
        of_everybody(entry);
      } else if (entry["of"].present()) {
        of_things(entry);
      } else {
        of_the_rules(entry);
      }
    }
    return std::move(found_);
  }

 private:
  Json warband(const data::Node& id) { return warband_tree(rules_, library_, id.id(problems_), problems_).to_json(); }
  std::shared_ptr<const Battle> opened(const data::Library& library, const Json& first, const Json& second) {
    Plan plan{scenario_tree(rules_, library, scenario_, problems_), {}, {}};
    for (const Json* side : {&first, &second}) plan.sides.push_back(data::Tree::from_json("warband", *side, problems_));
    plan.options = data::Tree::from_json("options", options_, problems_);
    return problems_.empty() ? rules_.open(library, plan, problems_) : nullptr;
  }
  void add(std::string name, const data::Library& library, const Json& better, const Json& plain) {
    if (foe_.is_null()) {
      found_.all.push_back({std::move(name), opened(library, better, plain), opened(library, plain, better), {}, {}});
    } else {
      found_.all.push_back({std::move(name), opened(library, better, foe_), {}, opened(library_, plain, foe_), {}});
    }
  }

  // A number of a thing or of somebody's profile: one band has a better copy.
  void of_things(const data::Node& entry) {
    const std::string file = entry["file"].id(problems_), key = entry["key"].text(problems_);
    const std::string path = std::string(rules_.folder()) + "/" + file + ".toml";
    for (const data::Node& of : entry["of"].items(problems_, 1)) {
      const std::string id = of.id(problems_);
      const auto band = std::ranges::find_if(bands_, [&](const Json& b) { return names(b, id); });
      if (band == bands_.end()) {
        found_.unseen.push_back(id + ": " + key);
        continue;
      }
      Json things = library_.tree(path, problems_).to_json();
      if (!things.contains(id)) return of.refuse(problems_, "there is no " + data::quoted(id) + " in " + path);
      Json copy = things[id];
      std::optional<std::string> change;
      for (Json* value : at(copy, key)) {
        if (const auto changed = improve(*value, entry, problems_)) change = changed;
      }
      if (!change) continue;
      things[id + suffix] = std::move(copy);
      data::Library library = library_;
      library.put(path, toml(things));
      Json better = *band;
      rename(better, id, id + suffix);
      add(id + ": " + key + " " + *change, library, better, *band);
    }
  }

  // A number of everybody in a band, or a skill more.
  void of_everybody(const data::Node& entry) {
    const std::string key = entry["key"].text(problems_);
    const auto change = [&](const std::string& name, auto&& with) {
      Json better = bands_[0];
      bool changed = false;
      for (const data::Node& each : entry["each"].items(problems_, 1)) {
        for (Json* man : at(better, each.text(problems_))) changed |= with((*man)[key]);
      }
      if (changed)
        add(name, library_, better, bands_[0]);
      else
        found_.unseen.push_back(name);
    };
    if (!entry["add"].present()) {
      change("everybody: " + key, [&](Json& value) { return improve(value, entry, problems_).has_value(); });
    }
    for (const data::Node& more : entry["add"].items(problems_)) {
      const std::string id = more.text(problems_);
      change(key + ": " + id, [&](Json& list) {
        const bool lacks = std::ranges::find(list, Json(id)) == list.end();
        if (lacks) list.push_back(id);
        return lacks;
      });
    }
  }

  // A number of the rules that is good for one band and nothing to the other.
  void of_the_rules(const data::Node& entry) {
    const std::string path = std::string(rules_.folder()) + "/" + entry["file"].id(problems_) + ".toml";
    const std::string key = entry["key"].text(problems_);
    Json rules = library_.tree(path, problems_).to_json();
    std::optional<std::string> change;
    for (Json* value : at(rules, key)) change = improve(*value, entry, problems_);
    const Json band = warband(entry["band"]), foe = warband(entry["against"]);
    if (!change || !problems_.empty()) return;
    data::Library library = library_;
    library.put(path, toml(rules));
    found_.all.push_back({key + " " + *change, opened(library, band, foe), opened(library, foe, band),
                          opened(library_, band, foe), opened(library_, foe, band)});
  }

  const Ruleset& rules_;
  const data::Library& library_;
  data::Problems& problems_;
  std::string scenario_;
  std::vector<Json> bands_;
  Json options_ = Json::object();
  Json foe_;  // of bands that do not fight their like
  Betters found_;
};

}  // namespace

Betters read_betters(const Ruleset& rules, const data::Library& library, data::Problems& problems) {
  return Bench(rules, library, problems).read();
}

}  // namespace fyrd
