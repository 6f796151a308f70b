// fyrd warband show and cost: a warband as a table, and what everybody in it comes to.
#include "cli/commands/warband_show.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/complaint.h"
#include "cli/files/warband.h"
#include "cli/known.h"
#include "protocol/band.h"

namespace fyrd::cli {

namespace {

using protocol::Json;

std::string text_of(const Json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string offer_name(const FormField& field, const Json& value) {
  for (const FormOffer& offer : field.offers)
    if (Json(offer.value) == value) return offer.name;
  return text_of(value);
}

std::string list_text(const FormField& field, const Json& list) {
  std::string out;
  for (const Json& item : list) out += (out.empty() ? "" : ", ") + offer_name(field, item);
  return out;
}

// Who a figure is, and who a group are.
std::string called(const Json& figure) {
  std::string out;
  if (figure.contains("name")) return text_of(figure["name"]);
  if (figure.contains("names") && figure["names"].is_array())
    for (const Json& name : figure["names"]) out += (out.empty() ? "" : ", ") + text_of(name);
  if (figure.contains("members") && figure["members"].is_array())
    for (const Json& member : figure["members"])
      if (member.is_object() && member.contains("name")) out += (out.empty() ? "" : ", ") + text_of(member["name"]);
  return out.empty() ? "somebody" : out;
}

// What he is and has, a word for each field that says something.
std::string told(const FormPart& part, const Json& figure) {
  std::string out;
  std::vector<std::string> seen;
  const auto add = [&](const std::string& text) {
    if (!text.empty()) out += (out.empty() ? "" : "; ") + text;
  };
  for (const FormField& field : part.fields) {
    const auto has = figure.find(field.key);
    if (has == figure.end() || field.key == "name" || field.kind == FormKind::names) continue;
    if (std::find(seen.begin(), seen.end(), field.key) != seen.end()) continue;
    seen.push_back(field.key);
    if (field.kind == FormKind::flag)
      add(*has == true ? field.name : field.usual ? "no " + field.name : "");
    else if (field.kind == FormKind::many)
      add(has->is_array() ? list_text(field, *has) : text_of(*has));
    else if (field.kind == FormKind::number)
      add(field.name + " " + text_of(*has));
    else
      add(offer_name(field, *has));
  }
  return out;
}

std::string wrapped(const std::string& text, std::size_t indent, std::size_t width = 96) {
  std::string out(indent, ' ');
  std::size_t column = indent;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (column > indent && column + 1 + (end - at) > width) {
      out += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      out += ' ', ++column;
    }
    out += text.substr(at, end - at);
    column += end - at;
    at = end + 1;
  }
  return out;
}

struct Shown {
  Form form;
  Json band, checked;
  data::Problems problems;
  const Ruleset* rules = nullptr;

  std::int64_t points(const std::string& part, std::size_t i) const {
    const std::string where = "warband." + part + "[" + std::to_string(i) + "]";
    for (const Json& one : checked["parts"])
      if (one["where"] == where) return one["points"].get<std::int64_t>();
    return 0;
  }
  std::int64_t total() const { return checked["total"].get<std::int64_t>(); }
  bool unbound() const { return !form.unbound.empty() && band.contains(form.unbound) && band[form.unbound] == true; }
  std::string sum() const {
    if (unbound()) return fmt::format("{} {}, and no limit", total(), form.coin);
    return fmt::format("{} of {} {}", total(), form.budget, form.coin);
  }
};

std::optional<Shown> read(const data::Library& library, const WarbandArguments& a, int& code) {
  const auto found = muster(library, a.rules, a.file, code);
  if (!found) return std::nullopt;
  const FormRules* built = form_rules(*found->rules);
  Shown shown;
  if (built == nullptr) {
    code = complain(fmt::format("{} has no warbands to build", found->rules->id()));
    return std::nullopt;
  }
  shown.form = built->form(library);
  shown.band = found->tree.to_json();
  shown.checked = protocol::band_check_json(*found->rules, library, found->tree, shown.problems);
  shown.rules = found->rules;
  return shown;
}

template <class Each>
void for_everybody(const Shown& s, Each each) {
  for (const FormPart& part : s.form.parts) {
    if (!s.band.contains(part.key) || !s.band[part.key].is_array()) continue;
    const Json& list = s.band[part.key];
    for (std::size_t i = 0; i < list.size(); ++i)
      if (list[i].is_object()) each(part, list[i], i);
  }
}

}  // namespace

int warband_show(const data::Library& library, const WarbandArguments& a) {
  int code = fine;
  const auto s = read(library, a, code);
  if (!s) return code;
  fmt::print("{}\n{}\n", s->band.contains("name") ? text_of(s->band["name"]) : "A warband", s->rules->title());
  if (s->band.contains("help")) fmt::print("{}\n", wrapped(text_of(s->band["help"]), 0));
  const FormPart* last = nullptr;
  for_everybody(*s, [&](const FormPart& part, const Json& figure, std::size_t i) {
    if (&part != last) {
      const std::size_t many = s->band[part.key].size();
      const std::string of =
          part.most > 0 && !s->unbound() ? fmt::format("{} of {}", many, part.most) : std::to_string(many);
      fmt::print("\n  {} ({})\n  {}\n", part.many, of, std::string(70, '-'));
    }
    last = &part;
    fmt::print("  {:<60} {:>9}\n{}\n", called(figure), s->points(part.key, i), wrapped(told(part, figure), 6));
  });
  std::int64_t figures = 0;
  for (const Json& one : s->checked["parts"]) figures += one["points"].get<std::int64_t>();
  if (figures != s->total()) fmt::print("\n  {:<60} {:>9}\n", "everything else", s->total() - figures);
  fmt::print("\n  {}\n", s->sum());
  if (s->problems.empty()) return fine;
  fmt::print("\n  It cannot fight yet:\n");
  for (const data::Problem& problem : s->problems.all()) fmt::print("{}\n", wrapped("- " + problem.message, 4));
  return wrong;
}

int warband_cost(const data::Library& library, const WarbandArguments& a) {
  int code = fine;
  const auto s = read(library, a, code);
  if (!s) return code;
  for_everybody(*s, [&](const FormPart& part, const Json& figure, std::size_t i) {
    fmt::print("{:>6}  {}\n", s->points(part.key, i), called(figure));
  });
  fmt::print("{:>6}  in all: {}\n", s->total(), s->sum());
  if (!s->problems.empty()) return complain(s->problems, wrong);
  return fine;
}

}  // namespace fyrd::cli
