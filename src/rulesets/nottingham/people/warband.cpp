// Reading a warband: heroes, groups of henchmen, money, and what it all costs (NOT-200 … NOT-202, NOT-220, NOT-X10,
// X30, X40).
#include "rulesets/nottingham/people/warband.h"

#include "rulesets/heading.h"
#include "rulesets/nottingham/people/muster.h"
#include "rulesets/nottingham/people/recruit.h"

namespace fyrd::nottingham {

using data::Node;
using data::Problems;

namespace {

template <std::size_t a, std::size_t b>
std::vector<std::string_view> keys(const std::string_view (&one)[a], const std::string_view (&other)[b],
                                   std::initializer_list<std::string_view> more) {
  std::vector<std::string_view> all(one, one + a);
  all.insert(all.end(), other, other + b);
  all.insert(all.end(), more);
  return all;
}

std::string one_or_many(int n, const std::string& one, const std::string& many) {
  return std::to_string(n) + " " + (n == 1 ? one : many);
}

class Muster {
 public:
  Muster(const Reader& reader, Roster& roster) : r_(reader), roster_(roster) {}

  void read_heroes(const Node& heroes) {
    int recruited = 0, leaders = 0;
    for (const Node& node : heroes.items(r_.problems)) {
      node.only(r_.problems, keys(recruit_keys, condition_keys, {"leader", "promoted", "misses"}));
      Recruit recruit = read_recruit(r_, node, true);
      read_condition(r_, node, recruit.warrior);
      if (recruit.warrior.has(Skill::leader) && ++leaders == 2)
        node.refuse(r_.problems, "a band has one leader (NOT-120)");
      const std::string name = enlist(node, std::move(recruit.warrior));
      for (const Bill::Item& item : recruit.bill) roster_.bill.add(name + ", " + item.what, item.points);
      const int most = r_.armoury.limits.heroes;
      if (!node["promoted"].flag_or(r_.problems, false) &&
          ++recruited == most + 1)  // NOT-202 who has risen is no recruit
        node.refuse(r_.problems, "a band recruits at most " + one_or_many(most, "hero", "heroes") + " (NOT-202)");
    }
    if (heroes.kind() == data::Kind::refused) return;  // reported already
    if (roster_.warriors.empty()) {
      heroes.refuse(r_.problems, "a band has at least one hero, who leads it (NOT-202)");
    } else if (leaders == 0) {
      heroes.refuse(r_.problems, "one of the heroes leads the band (NOT-120)");
    }
  }

  void read_groups(const Node& groups) {
    int count = 0;
    for (const Node& node : groups.items(r_.problems)) {
      if (count == r_.armoury.limits.groups)
        groups.refuse(r_.problems,
                      "a band has at most " + one_or_many(count, "group", "groups") + " of henchmen (NOT-202)");
      read_group(node, count++);
    }
  }

  void read_money(const Node& root, int purse) {
    const Armoury::Prices& prices = r_.armoury.prices;
    const Node stash = root["stash"];
    stash.only(r_.problems, {"pennies", "gear"});
    roster_.stash = static_cast<int>(stash["pennies"].whole_or(r_.problems, 0, 10'000, 0));
    for (const Node& name : stash["gear"].items(r_.problems, 0, 200)) {
      const ItemId item = read_item_name(r_, name);
      if (item.none()) continue;
      roster_.spare.push_back(item);
      roster_.bill.add("stash, " + r_.armoury[item].name, r_.armoury[item].price);
    }
    if (stash.present() && (roster_.stash > 0 || !roster_.spare.empty()))
      roster_.bill.add("stash, upkeep", prices.upkeep);  // NOT-200
    int kept = roster_.stash;
    for (const Warrior& w : roster_.warriors) kept += w.pennies;
    if (r_.preset || purse == 0 || roster_.bill.total + kept <= purse) return;  // NOT-A44
    root.refuse(r_.problems, "the band costs " + one_or_many(roster_.bill.total, "penny", "pennies") +
                                 (kept > 0 ? " and keeps " + std::to_string(kept) : "") + ", and " +
                                 std::to_string(purse) + " are allowed (NOT-200)");
  }

  // NOT-X30, NOT-X40 what is bought by kind: the number of each kind counts from 1.
  template <std::size_t n>
  std::vector<int> read_works(const Node& node, const std::string_view (&names)[n], const std::array<int, n>& prices,
                              int most, const char* refusal) {
    std::vector<int> works;
    for (const Node& name : node.items(r_.problems, 0, 100)) {
      const int kind = name.one_of(r_.problems, names);
      if (kind < 0) continue;
      if (static_cast<int>(works.size()) == most) {
        name.refuse(r_.problems, "a band has at most " + std::to_string(most) + refusal);
        break;
      }
      works.push_back(kind + 1);
      roster_.bill.add(std::string(names[kind]), prices[kind]);
    }
    return works;
  }

 private:
  // NOT-201 a group: what its members share, and each of them by name.
  void read_group(const Node& node, int group) {
    constexpr std::string_view none[] = {"names", "members"};
    node.only(r_.problems, keys(recruit_keys, none, {}));
    Recruit recruit = read_recruit(r_, node, false);
    recruit.warrior.group = group;
    const Node names = node["names"], members = node["members"];
    int count = 0;
    if (names.present() && members.present())
      members.refuse(r_.problems, "a group has 'names', or 'members' with more about each, not both");
    for (const Node& name : names.items(r_.problems)) {
      Warrior w = recruit.warrior;
      w.name = read_name(name, 40, r_.problems);
      w.id = id_from(w.name);
      add(name, std::move(w));
      ++count;
    }
    for (const Node& member : members.items(r_.problems)) {
      member.only(r_.problems, condition_keys);
      Warrior w = recruit.warrior;
      read_condition(r_, member, w);
      enlist(member, std::move(w));
      ++count;
    }
    const int most = r_.armoury.limits.group_size;
    if (count < 1 || count > most)
      node.refuse(r_.problems,
                  "a group has 1 to " + std::to_string(most) + " members, not " + std::to_string(count) + " (NOT-201)");
    for (const Bill::Item& item : recruit.bill)  // NOT-201 bought for every member
      roster_.bill.add(
          std::to_string(count) + " × " + (&item == recruit.bill.data() ? "" : recruit.bill[0].what + ", ") + item.what,
          count * item.points);
  }

  std::string enlist(const Node& node, Warrior w) {
    const std::string name = w.name;
    add(node["name"], std::move(w));
    return name;
  }

  void add(const Node& name, Warrior w) {
    const auto& all = roster_.warriors;
    refuse_twins(name, all, w, "warriors", r_.problems);
    if (static_cast<int>(all.size()) == max_band) {
      name.refuse(r_.problems, "a band has at most " + std::to_string(max_band) + " warriors");
    } else {
      roster_.warriors.push_back(std::move(w));
    }
  }

  const Reader& r_;
  Roster& roster_;
};

// NOT-165 those the rules name
constexpr std::string_view trap_names[] = {"net", "pit"};
constexpr std::string_view machine_names[] = {"ballista", "mangonel", "trebuchet"};
static_assert(static_cast<int>(TrapKind::pit) == 2 && static_cast<int>(MachineKind::trebuchet) == 3);

}  // namespace

int Roster::dice() const {
  int sum = 0;
  for (const Warrior& w : warriors) sum += w.dice();
  return sum;
}

Roster read_roster(const Armoury& armoury, const data::Tree& tree, Unit unit, int percent, int purse,
                   Problems& problems) {
  const Node root = tree.root();
  static constexpr std::string_view keys[] = {"preset", "heroes", "groups", "stash", "traps", "machines", "recruits"};
  Roster roster;
  if (root.kind() != data::Kind::table) return root.only(problems, keys), roster;
  read_band(root, keys, roster, problems);
  const Reader reader{armoury, unit, percent, root["preset"].flag_or(problems, false), problems};
  Muster muster(reader, roster);
  muster.read_heroes(root["heroes"]);
  muster.read_groups(root["groups"]);
  roster.traps =
      muster.read_works(root["traps"], trap_names, armoury.prices.traps, armoury.limits.traps, " traps (NOT-X30)");
  roster.machines = muster.read_works(root["machines"], machine_names, armoury.prices.machines, armoury.limits.machines,
                                      " war machines (NOT-X40)");
  muster.read_money(root, purse);
  return roster;
}

}  // namespace fyrd::nottingham
