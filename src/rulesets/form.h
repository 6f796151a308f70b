// What somebody who builds a warband is asked, as data, so that one page and one command serve all rules. It is made
// from what `check` reads, and `check` has the last word: an offer may be refused to somebody, and says so only there.
#pragma once

#include "rulesets/ruleset.h"

namespace fyrd {

constexpr int largest_band = 24;  // two of them fit into a state

// A thing to take. `points` are its own; what it comes to in a band is for `check` to say.
struct FormOffer {
  std::string value, name, help;
  int points = 0;
  bool again = false;  // may be taken several times
};

enum class FormKind : std::uint8_t { text, flag, number, one, many, names };
const char* form_kind_name(FormKind);

struct FormField {
  std::string key, name, help;
  FormKind kind = FormKind::text;
  std::vector<FormOffer> offers = {};   // of `one` and `many`; of a flag that costs something, that
  int most = 0;                         // of `many`, `names` and a number; 0: no limit of its own
  bool usual = false;                   // left out, it is as the profile says
  bool first = false;                   // somebody must have it: in a new band the first has
  std::string needs = {}, unless = {};  // a flag of the band with which alone, or without which, it is there
};

// A list of a warband: heroes, groups, figures.
struct FormPart {
  std::string key, one, many, help;
  int most = 0;
  std::vector<FormField> fields;
};

struct Form {
  std::string coin;               // what it is paid in: "points"
  int budget = 0;                 // what may be spent
  std::string unbound = {};       // a flag of the band with which neither this nor numbers of figures are limited
  std::vector<FormField> fields;  // of the band itself
  std::vector<FormPart> parts;    // somebody of the first must be there
};

class FormRules {
 public:
  virtual ~FormRules() = default;
  virtual Form form(const data::Library&) const = 0;
};

// Nothing when these rules have no warbands to build.
inline const FormRules* form_rules(const Ruleset& rules) { return dynamic_cast<const FormRules*>(&rules); }

// Names for people and bands of one tongue, our own inventions.
struct NameList {
  std::string id, name;
  std::vector<std::string> people, bands;
};
std::vector<NameList> name_lists(const Ruleset&, const data::Library&);

// The fields every warband and everybody in it have.
FormField band_name_field();
FormField band_help_field();
FormField name_field();

// Of things with an id, a name, a help and points.
template <class T>
std::vector<FormOffer> offers_of(const std::vector<T>& all) {
  std::vector<FormOffer> offers;
  for (const T& one : all) offers.push_back({one.id, one.name, one.help, one.points});
  return offers;
}

}  // namespace fyrd
