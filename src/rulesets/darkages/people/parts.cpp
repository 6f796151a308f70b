// Parts read, priced, and forgotten where he has no use for them.
#include "rulesets/darkages/people/parts.h"

#include "rulesets/roster.h"

namespace fyrd::darkages {

namespace {

using data::Node;
using data::Problems;

constexpr std::string_view keys[] = {"class",   "armour", "shield",       "weapon", "missile", "mount", "saddle",
                                     "drilled", "braced", "good_thrower", "helm",   "hat",     "robe"};
constexpr data::Keyword<int> armours[] = {{"none", 0}, {"mail", 4}};
constexpr data::Keyword<Shield> shields[] = {{"none", Shield::none},
                                             {"small", Shield::small},
                                             {"large", Shield::large}};
constexpr data::Keyword<Mount> mounts[] = {{"none", Mount::foot},
                                           {"cavalry", Mount::cavalry},
                                           {"mounted-foot", Mount::mounted_foot}};

// "mail", or the number of the sheet: armour 4.
int read_armour(const Node& node, int usual, Problems& problems) {
  if (node.kind() == data::Kind::text) return node.choice(problems, armours);
  const auto armour = static_cast<int>(node.whole_or(problems, 0, 4, usual));
  if (armour != 0 && armour != 4) node.refuse(problems, "armour is 0, or 4 for mail");
  return armour;
}

void read_missile(const Armoury& armoury, const Node& node, Fighter& f, Problems& problems) {
  if (!node.present()) return;
  std::vector<std::string_view> names = {"none"};
  std::vector<const Weapon*> missiles = {nullptr};
  for (const Weapon& w : armoury.weapons) {
    if (w.missile()) names.push_back(w.id), missiles.push_back(&w);
  }
  const int which = node.one_of(problems, names);
  f.shoots = which > 0;
  f.missile = f.shoots ? *missiles[which] : Weapon{};
}

// What he has no use for is refused if it is asked for here, and otherwise forgotten.
void check_parts(const Node& node, Fighter& f, Problems& problems) {
  const bool rides = f.mount == Mount::cavalry;
  const auto use = [&](bool& has, const char* key, bool usable, const char* why) {
    if (!has || usable) return;
    if (node[key].present()) node[key].refuse(problems, why);
    has = false;
  };
  if (!rides && node["saddle"].present()) node["saddle"].refuse(problems, "only cavalry needs a saddle (DRK-040)");
  use(f.drilled, "drilled", !rides && f.may_close(),
      "close order takes a man on foot with a shield or a spear, and no bow or crossbow in hand (DRK-A52)");
  use(f.braced, "braced", !rides && f.spear(), "against cavalry one is trained on foot, with a spear (DRK-040)");
  use(f.good_thrower, "good_thrower", f.missile.good > 0, "only stones are thrown well or badly (DRK-023)");
  if (!f.shoots || (!node["missile"].present() && !node["mount"].present())) return;
  const Node& missile = node["missile"].present() ? node["missile"] : node["mount"];
  if (rides && !f.missile.mounted)
    missile.refuse(problems, "that is not shot from a horse (DRK-023, DRK-025, DRK-026)");
  if (!rides && f.missile.ranges.count == 0) missile.refuse(problems, "only cavalry throws that (DRK-021)");
}

}  // namespace

std::span<const std::string_view> part_keys() { return keys; }

void read_parts(const Armoury& armoury, const Node& node, Fighter& f, Problems& problems) {
  const auto flag = [&](const char* key, bool usual) { return node[key].flag_or(problems, usual); };
  f.rank = static_cast<int>(node["class"].whole_or(problems, 1, 5, f.rank));
  f.armour = read_armour(node["armour"], f.armour, problems);
  f.shield = node["shield"].choice_or(problems, shields, f.shield);
  f.mount = node["mount"].choice_or(problems, mounts, f.mount);
  f.drilled = flag("drilled", f.drilled), f.braced = flag("braced", f.braced);
  f.good_thrower = flag("good_thrower", f.good_thrower), f.saddle = flag("saddle", f.saddle);
  f.dress = read_dress(node, f.dress, problems);
  if (node["weapon"].present()) {
    if (const int which = node["weapon"].one_of(problems, ids(armoury.weapons)); which >= 0)
      f.weapon = armoury.weapons[which];
    if (f.weapon.missile()) node["weapon"].refuse(problems, "that is no weapon for blows; it goes under 'missile'");
  }
  read_missile(armoury, node["missile"], f, problems);
  check_parts(node, f, problems);
}

int points_of(const Fighter& f, const Prices& prices) {  // DRK-X01
  const int mail = f.armour > f.rank ? prices.mail_above : f.armour > 0 ? prices.mail : 0;
  const int shield = f.shield == Shield::large   ? prices.large_shield
                     : f.shield == Shield::small ? prices.small_shield
                                                 : 0;
  const int mount = f.mount == Mount::cavalry        ? prices.cavalry + (f.saddle ? prices.saddle : 0)
                    : f.mount == Mount::mounted_foot ? prices.mounted_foot
                                                     : 0;
  return prices.rank[f.rank - 1] + mail + shield + mount + f.weapon.points + (f.shoots ? f.missile.points : 0) +
         (f.drilled ? prices.drilled : 0) + (f.braced ? prices.braced : 0) + (f.good_thrower ? prices.good_thrower : 0);
}

}  // namespace fyrd::darkages
