// Weapons in hand, and what is worn (MER-B-007, MER-B-009, MER-B-A02, A12, A19, A20).
#include "rulesets/merlin/better/people/fighter.h"

namespace fyrd::merlin::better {

Tally guard_tally(const Numbers& n, FigureId id, const Harness& worn) {
  Tally tally(id, "defence", Tally::Is::number);
  tally.add("MER-B-007", "a die", n.base);
  if (worn.helmet) tally.add("MER-B-007", "helmet", n.helmet);
  if (worn.shield) tally.add("MER-B-007", "shield", n.shield);
  if (worn.plate) {
    tally.add("MER-B-A02", "plate", n.plate);  // MER-B-A02 instead of mail
  } else if (worn.mail) {
    tally.add("MER-B-007", "mail", n.mail);
  }
  if (worn.horse) tally.add("MER-B-007", "armoured horse", n.horse);
  return tally;
}

Fighter fighter_of(const Profile& p, const Book& book) {
  Fighter f;
  f.mounted = p.mounted();
  for (const Weapon& w : p.weapons) {
    if (!is_missile(w.kind) && f.arm_count < Fighter::most_arms) f.arms[f.arm_count++] = book.arm(w.kind);
  }
  const Weapon* missile = p.missile();
  f.shoots = missile && missile->kind != WeaponClass::javelin;
  f.crossbow = f.shoots && missile->kind == WeaponClass::crossbow;
  if (f.shoots) f.shot = book.arm(missile->kind);
  // MER-B-A12 who shoots has a dagger; others without a weapon have their hands
  if (f.arm_count == 0) f.arms[f.arm_count++] = book.arm(missile ? WeaponClass::dagger : WeaponClass::unarmed);
  for (const Arm& a : f.hand()) f.reach = max(f.reach, a.reach);
  f.knightly = f.mounted && (p.knight || book.numbers.rulings.all_riders);  // MER-B-A19
  if (f.knightly) {  // MER-B-A10 the dice of a rider hit as all others do, whatever he holds
    for (Arm& a : f.arms) a.hits = book.numbers.hits;
  }
  // MER-B-A19 knights, mounted or not; every kind of bow; all the rest
  f.courage = p.knight ? book.numbers.knight : f.shoots ? book.numbers.bow : book.numbers.hand;
  f.harness = {p.helmet, p.shield, p.armour == Armour::mail, p.armour >= Armour::plate_mail, p.armoured_horse};
  f.guard = guard_tally(book.numbers, nobody, f.harness).total();
  return f;
}

}  // namespace fyrd::merlin::better
