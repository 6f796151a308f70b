// Looking up paces, defence, reach and dice by equipment (MER-R-002, MER-R-012, MER-R-023, MER-R-025, MER-R-A01, A11,
// A12, A22, A27, A37, A40).
#include "rulesets/merlin/realistic/people/kit.h"

#include "rulesets/scenario.h"

namespace fyrd::merlin::realistic {

KitReader::KitReader(const data::Node& root, const Numbers& n, Length pike, Unit unit, int percent,
                     data::Problems& problems)
    : n_(n), pike_(pike) {
  const auto length = [&](const data::Node& node) {
    return scaled(node.length(problems, unit, Length{}, inches(500)), percent);
  };
  const auto whole = [&](const data::Node& node) { return static_cast<int>(node.whole(problems, 0, 100)); };
  const data::Node pace = root["pace"], run = pace["run"], defence = root["defence"];
  heavy_ = {length(pace["heavy"]["trot"]), length(pace["heavy"]["run"])};
  medium_ = {length(pace["medium"]["trot"]), length(pace["medium"]["run"])};
  light_ = {length(pace["light"]["trot"]), length(pace["light"]["run"])};
  run_none_ = length(run["unarmoured"]), run_light_ = length(run["light"]), run_medium_ = length(run["medium"]);
  run_heavy_ = length(run["heavy"]), run_knight_ = length(run["knight"]);
  long_ = length(root["reach"]["long"]), two_hand_ = length(root["reach"]["two_hand"]),
  single_hand_ = length(root["reach"]["single_hand"]);
  single_dice_ = whole(root["dice"]["single_hand"]), two_hand_dice_ = whole(root["dice"]["two_hand"]);
  defence_ = {whole(defence["plated_rider"]), whole(defence["heavy_rider"]), whole(defence["plain_knight"]),
              whole(defence["full_plate"]),   whole(defence["heavy"]),       whole(defence["medium"]),
              whole(defence["light"]),        whole(defence["none"])};
}

Arm KitReader::arm(const Weapon& w, int index) const {
  Arm a;
  a.weapon = static_cast<std::uint8_t>(index);
  a.kind = w.kind;
  a.breaks = w.breaks;                                                                           // MER-R-031
  if (w.kind == WeaponClass::two_hand && n_.rulings.hardy_two_hand) a.breaks = n_.hardy_breaks;  // MER-R-A40
  switch (w.kind) {
    case WeaponClass::pike: a.band = 0, a.reach = pike_, a.dice = single_dice_, a.ranks = n_.pike_ranks; break;
    case WeaponClass::spear: a.band = 1, a.reach = long_, a.dice = single_dice_, a.ranks = n_.spear_ranks; break;
    case WeaponClass::pole_arm: a.band = 1, a.reach = long_, a.dice = two_hand_dice_, a.ranks = n_.spear_ranks; break;
    case WeaponClass::lance: a.band = 1, a.reach = long_, a.dice = n_.mounted_dice; break;  // MER-R-A38
    case WeaponClass::two_hand: a.band = 2, a.reach = two_hand_, a.dice = two_hand_dice_; break;
    case WeaponClass::single_hand: a.band = 3, a.reach = single_hand_, a.dice = single_dice_; break;
    case WeaponClass::unarmed:
      a.band = 4, a.reach = n_.hand, a.dice = n_.improvised_dice, a.less = n_.unarmed_less;
      break;
    default:  // MER-R-A27 a long improvised thing reaches as far as a sword
      a.band = w.long_thing ? 3 : 4, a.reach = w.long_thing ? n_.improvised_long : n_.hand, a.dice = n_.improvised_dice;
      break;
  }
  return a;
}

Build KitReader::on_foot(const Profile& p) const {
  Build b;
  const bool light =
      p.armour == Armour::jack || p.armour == Armour::mail_shirt;  // MER-R-A37 a mail shirt is like a jack
  if (p.armour == Armour::full_plate) {
    b.defence = defence_.full_plate, b.armour = "full plate", b.row = 0, b.run = run_knight_;
  } else if (p.armour == Armour::plate_mail) {  // MER-R-A11 with a shield too
    b.defence = p.shield ? defence_.full_plate : defence_.heavy,
    b.armour = p.shield ? "plate-mail and shield" : "plate-mail", b.row = 1;
    b.run = run_heavy_;  // MER-R-002 with a shield or without
  } else if (p.armour == Armour::mail) {
    b.defence = p.shield ? defence_.heavy : defence_.medium, b.armour = p.shield ? "mail and shield" : "mail",
    b.row = p.shield ? 1 : 2;
    b.run = p.shield ? run_heavy_ : run_medium_;
  } else if (light) {
    b.defence = p.shield ? defence_.medium : defence_.light, b.armour = p.shield ? "jack and shield" : "jack",
    b.row = p.shield ? 2 : 3;
    b.run = p.shield ? run_medium_ : run_light_;
  } else {
    b.defence = p.shield ? defence_.light : defence_.none, b.armour = p.shield ? "shield" : "no armour",
    b.row = p.shield ? 3 : 4;
    b.run = p.shield ? run_light_ : run_none_;  // MER-R-A01
  }
  if (p.knight) b.run = run_knight_;
  return b;
}

Build KitReader::mounted(const Profile& p) const {
  Build b = on_foot(p);
  // MER-R-012 an armoured horse is in the top row with full plate; MER-R-A12 on a plain one the rider's own armour
  // counts
  if (p.armoured_horse) b.row = 0;
  const bool heavy = p.knight || p.mount == Mount::heavy;
  b.stiff = p.knight || (heavy && n_.rulings.heavy_turn_less);  // MER-R-004, MER-R-A22
  const Ride& ride = heavy ? heavy_ : p.mount == Mount::medium ? medium_ : light_;
  b.trot = ride.trot, b.run = ride.run;
  if (p.knight) {
    const bool plate = p.armour == Armour::full_plate;
    b.defence = plate && p.armoured_horse   ? defence_.plated_rider
                : plate || p.armoured_horse ? defence_.heavy_rider
                                            : defence_.plain_knight;  // MER-R-A37
    b.armour = plate && p.armoured_horse ? "full plate and armoured horse" : "mounted knight";
    return b;
  }
  switch (p.mount) {
    case Mount::heavy: b.defence = defence_.heavy_rider, b.armour = "heavy cavalry"; break;
    case Mount::medium: b.defence = defence_.heavy, b.armour = "medium cavalry"; break;
    case Mount::light: b.defence = defence_.medium, b.armour = "light cavalry"; break;
    default: b.defence = defence_.light, b.armour = "unarmoured cavalry"; break;
  }
  return b;
}

Kit KitReader::kit(const Profile& p) const {
  Kit kit;
  kit.knight = p.knight;
  kit.longest = n_.hand;
  for (int i = 0; const Weapon& w : p.weapons) {
    if (!is_missile(w.kind)) {
      kit.arms[kit.arm_count++] = arm(w, i);
      kit.longest = max(kit.longest, arm(w, i).reach);
    } else {
      kit.missile_weapon = static_cast<std::uint8_t>(i);
      kit.missile = w.kind == WeaponClass::javelin    ? Missile::javelin
                    : w.kind == WeaponClass::longbow  ? Missile::longbow
                    : w.kind == WeaponClass::crossbow ? Missile::crossbow
                                                      : Missile::composite_bow;
    }
    ++i;
  }
  kit.builds[0] = on_foot(p);
  kit.builds[1] = mounted(p);
  // MER-R-040, MER-B-A19
  const bool bow = kit.missile != Missile::none && kit.missile != Missile::javelin;
  kit.nerve = kit.knight ? n_.morale_knight : bow ? n_.morale_bow : n_.morale_other;
  return kit;
}

}  // namespace fyrd::merlin::realistic
