// Forms as JSON, and bands tried out against `check`, which alone decides.
#include "protocol/band.h"

#include <algorithm>

#include "protocol/values.h"

namespace fyrd::protocol {

namespace {

constexpr std::size_t most_priced = 64;  // figures and groups whose price is told one by one

Json offer_json(const FormOffer& offer) {
  Json out;
  out["value"] = offer.value;
  out["name"] = offer.name;
  if (!offer.help.empty()) out["help"] = offer.help;
  out["points"] = offer.points;
  if (offer.again) out["again"] = true;
  return out;
}

Json fields_json(const std::vector<FormField>& fields) {
  Json out = Json::array();
  for (const FormField& field : fields) {
    Json& one = out.emplace_back(Json::object());
    one["key"] = field.key;
    one["name"] = field.name;
    one["help"] = field.help;
    one["kind"] = form_kind_name(field.kind);
    if (!field.offers.empty()) {
      Json& offers = one["offers"] = Json::array();
      for (const FormOffer& offer : field.offers) offers.push_back(offer_json(offer));
    }
    if (field.most > 0) one["most"] = field.most;
    if (field.usual) one["usual"] = true;
    if (!field.needs.empty()) one["needs"] = field.needs;
    if (!field.unless.empty()) one["unless"] = field.unless;
  }
  return out;
}

bool is_set(const Json& band, const std::string& flag) {
  const auto at = band.find(flag);
  return at != band.end() && at->is_boolean() && at->get<bool>();
}

bool is_there(const FormField& field, const Json& band) {
  return (field.needs.empty() || is_set(band, field.needs)) && (field.unless.empty() || !is_set(band, field.unless));
}

// What is wrong, without the numbers in it: that a band costs even more is nothing new.
std::vector<std::string> complaints(std::span<const data::Problem> problems) {
  std::vector<std::string> all;
  for (const data::Problem& problem : problems) {
    std::string text = problem.message;
    std::erase_if(text, [](char c) { return c >= '0' && c <= '9'; });
    all.push_back(std::move(text));
  }
  return all;
}

class Trying {
 public:
  Trying(const Ruleset& rules, const data::Library& library, const Json& band) : rules_(rules), library_(library) {
    data::Problems problems;
    total_ = total(band, problems);
    known_ = complaints(problems.all());
  }
  int total(const Json& band, data::Problems& problems) const {
    return rules_.check(library_, data::Tree::from_json("warband", band, problems), problems).total;
  }
  Json outcome(const Json& value, bool taken, const Json& changed) const {
    data::Problems problems;
    Json out;
    out["value"] = value;
    out["taken"] = taken;
    out["points"] = total(changed, problems) - total_;
    const std::vector<std::string> now = complaints(problems.all());
    std::vector<std::string> before = known_;
    Json news = Json::array();
    for (std::size_t i = 0; i < now.size(); ++i) {
      const auto old = std::find(before.begin(), before.end(), now[i]);
      if (old != before.end())
        before.erase(old);
      else
        news.push_back(problems.all()[i].message);
    }
    if (!news.empty()) out["problems"] = std::move(news);
    return out;
  }

 private:
  const Ruleset& rules_;
  const data::Library& library_;
  int total_ = 0;
  std::vector<std::string> known_;
};

// The part of a changed band that is changed: a figure, or the band itself.
Json& spot(Json& band, const std::string& part, std::size_t at) { return part.empty() ? band : band[part][at]; }

Json try_field(const Trying& trying, const FormField& field, const Json& band, const std::string& part,
               std::size_t at) {
  Json out = Json::array();
  Json now = band;
  const Json& figure = spot(now, part, at);
  const auto has = figure.find(field.key);
  const auto with = [&](const Json& value) {
    Json changed = band;
    spot(changed, part, at)[field.key] = value;
    return changed;
  };
  if (field.kind == FormKind::flag) {
    const bool on = is_set(figure, field.key);
    out.push_back(trying.outcome(!on, on, with(!on)));
  } else if (field.kind == FormKind::one) {
    for (const FormOffer& offer : field.offers) {
      const bool taken = has != figure.end() && *has == offer.value;
      out.push_back(trying.outcome(offer.value, taken, with(offer.value)));
    }
  } else if (field.kind == FormKind::many) {
    const Json list = has != figure.end() && has->is_array() ? *has : Json::array();
    for (const FormOffer& offer : field.offers) {
      const auto mine = std::find(list.begin(), list.end(), Json(offer.value));
      Json changed = list;
      if (mine == list.end() || offer.again)
        changed.push_back(offer.value);
      else
        changed.erase(mine - list.begin());
      out.push_back(trying.outcome(offer.value, mine != list.end(), with(changed)));
    }
  }
  return out;
}

// What a figure or group comes to: what the band costs more with it than with those before it alone. Whoever is one too
// many for the rules to read comes to nothing, as in the total.
Json shares_json(const Trying& trying, const Form& form, const Json& band) {
  Json out = Json::array();
  for (const FormPart& part : form.parts) {
    const auto list = band.find(part.key);
    if (list == band.end() || !list->is_array()) continue;
    Json some = band;
    some[part.key] = Json::array();
    data::Problems aside;
    int before = trying.total(some, aside);
    for (std::size_t i = 0; i < list->size() && out.size() < most_priced; ++i) {
      some[part.key].push_back((*list)[i]);
      const int now = trying.total(some, aside);
      Json& one = out.emplace_back(Json::object());
      one["where"] = "warband." + part.key + "[" + std::to_string(i) + "]";
      one["points"] = now - before;
      before = now;
    }
  }
  return out;
}

}  // namespace

Json new_band(const Form& form, const std::vector<NameList>& names) {
  Json band, figure;
  const bool known = !names.empty();
  band["name"] = known && !names[0].bands.empty() ? names[0].bands[0] : "A new band";
  for (const FormField& field : form.parts[0].fields) {
    if (!is_there(field, band)) continue;
    if (field.key == "name")
      figure["name"] = known && !names[0].people.empty() ? names[0].people[0] : "Somebody";
    else if (field.kind == FormKind::one && !field.usual && !field.offers.empty())
      figure[field.key] = field.offers[0].value;
    else if (field.first)
      figure[field.key] = true;
  }
  band[form.parts[0].key] = Json::array({figure});
  return band;
}

Json form_json(const Ruleset& rules, const data::Library& library) {
  const FormRules* built = form_rules(rules);
  if (!built) return nullptr;
  const Form form = built->form(library);
  const std::vector<NameList> names = name_lists(rules, library);
  Json out;
  out["rules"] = rules.id();
  out["coin"] = form.coin;
  out["budget"] = form.budget;
  if (!form.unbound.empty()) out["unbound"] = form.unbound;
  out["fields"] = fields_json(form.fields);
  Json& parts = out["parts"] = Json::array();
  for (const FormPart& part : form.parts) {
    Json& one = parts.emplace_back(Json::object());
    one["key"] = part.key;
    one["one"] = part.one;
    one["many"] = part.many;
    one["help"] = part.help;
    one["most"] = part.most;
    one["fields"] = fields_json(part.fields);
  }
  Json& lists = out["names"] = Json::array();
  for (const NameList& list : names) {
    Json& one = lists.emplace_back(Json::object());
    one["id"] = list.id;
    one["name"] = list.name;
    one["people"] = list.people;
    one["bands"] = list.bands;
  }
  out["new"] = new_band(form, names);
  return out;
}

Json band_check_json(const Ruleset& rules, const data::Library& library, const data::Tree& tree,
                     data::Problems& problems) {
  const Bill bill = rules.check(library, tree, problems);
  Json out;
  out["problems"] = problems_json(problems.all());
  Json& items = out["items"] = Json::array();
  for (const Bill::Item& item : bill.items) {
    Json one;
    one["what"] = item.what;
    one["points"] = item.points;
    items.push_back(std::move(one));
  }
  const FormRules* built = form_rules(rules);
  const Json band = tree.to_json();
  if (built && band.is_object()) out["parts"] = shares_json(Trying(rules, library, band), built->form(library), band);
  out["total"] = bill.total;
  return out;
}

Json band_check_json(const Ruleset& rules, const data::Library& library, const Json& warband) {
  data::Problems problems;
  const data::Tree tree = data::Tree::from_json("warband", warband, problems);
  return band_check_json(rules, library, tree, problems);
}

Json offers_json(const Ruleset& rules, const data::Library& library, const Json& warband, const std::string& part,
                 std::size_t at) {
  const Form form = form_rules(rules)->form(library);
  const auto mine =
      std::find_if(form.parts.begin(), form.parts.end(), [&](const FormPart& one) { return one.key == part; });
  const Trying trying(rules, library, warband);
  Json out = Json::object();
  for (const FormField& field : part.empty() ? form.fields : mine->fields) {
    if (!is_there(field, warband)) continue;
    if (Json tried = try_field(trying, field, warband, part, at); !tried.empty()) out[field.key] = std::move(tried);
  }
  return out;
}

}  // namespace fyrd::protocol
