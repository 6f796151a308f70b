// Whom to shoot, whom to strike, and what a fight is worth.
#include "rulesets/darkages/quick.h"

#include <algorithm>

namespace fyrd::darkages {

namespace {

constexpr std::array<int, highest + 1> weight = {0, 36, 36, 36, 36, 36, 30, 5, 1};  // of each value of a die

int chance(int modifiers, int rank, int armour, Result wanted) {
  int sum = 0;
  for (int value = 1; value <= highest; ++value) {
    if (result(value, modifiers, rank, armour) == wanted) sum += weight[static_cast<std::size_t>(value)];
  }
  return sum;
}

int hit_chance(int modifiers, int need) {
  int sum = 0;
  for (int value = 2; value <= highest; ++value) {
    if (shot_hits(value, modifiers, need)) sum += weight[static_cast<std::size_t>(value)];
  }
  return sum;
}

}  // namespace

int kill_chance(int modifiers, int rank, int armour) { return chance(modifiers, rank, armour, Result::hit); }
int recoil_chance(int modifiers, int rank, int armour) { return chance(modifiers, rank, armour, Result::recoil); }

int Quick::gang(FigureId foe) const {
  int n = 0;
  for (FigureId mate : in_play(s_, me_)) n += !shooter(mate) && gap(b_, s_[mate], s_[foe]) <= allowance(b_, s_, mate);
  return std::clamp(n, 1, 3);
}

bool Quick::alone(FigureId foe) const {
  int near = 0;
  for (FigureId mate : foes_) near += mate != foe && (s_[mate].at - s_[foe].at).squared() <= centimetres(9).squared();
  return near < 2;
}

int Quick::duel(FigureId id, FigureId foe, bool charging, int gang) const {
  const Fighter &mine = b_.fighter(id), &his = b_.fighter(foe);
  const int my_mods = blow_tally(b_, s_, id, foe).total() + (charging ? b_.numbers.charge : 0);
  const bool braced = charging && his.braced && his.spear() && b_.on_foot(s_, foe);
  const int his_mods = blow_tally(b_, s_, foe, id).total() + (braced ? b_.numbers.braced : 0);
  int kill = kill_chance(my_mods, his.rank, his.armour), killed = kill_chance(his_mods, mine.rank, mine.armour);
  // Who strikes first robs the other of his blow as often as he kills or drives him back.
  const int stop = kill + recoil_chance(my_mods, his.rank, his.armour), stopped = killed + recoil_chance(his_mods, mine.rank, mine.armour);
  if (mine.weapon.length > his.weapon.length) killed = killed * (whole - stop) / whole;
  if (mine.weapon.length < his.weapon.length) kill = kill * (whole - stopped) / whole;
  return kill * b_.soldier(foe).points - killed * b_.soldier(id).points / gang;  // he strikes one of them
}

FigureId Quick::nearest_foe(FigureId id) const {
  FigureId best = nobody;
  std::int64_t least = 0;
  for (FigureId foe : foes_) {
    const std::int64_t far = (s_[foe].at - s_[id].at).squared();
    if (best.none() || far < least) best = foe, least = far;
  }
  return best;
}

bool Quick::shooter(FigureId id) const {
  const Fighter& f = b_.fighter(id);
  return f.shoots && b_.mount(s_, id) == Mount::foot && f.missile.ranges.furthest() > b_.numbers.before_contact * 2;
}

Choice Quick::shot(const ShotOrder& question) const {
  for (FigureId id : in_play(s_, me_)) {
    if (!question.waits(id)) continue;
    const bool fights = !touched_foes(b_, s_, id).empty();
    if (fights && s_.man(id).moved && b_.fighter(id).rank > 2) continue;  // he had rather strike
    Choice best;
    int most = 0;
    const auto weigh = [&](int when) {
      const Shooting judge(b_, s_, when);
      for (FigureId foe : foes_) {
        for (const auto kind : {Shot::Kind::plain, Shot::Kind::group}) {
          if (kind == Shot::Kind::group && !b_.fighter(id).missile.group) continue;
          const Shot shot{kind, id, foe, when};
          if (judge.stop(shot) != ShotStop::nothing) continue;
          const int worth = hit_chance(judge.modifiers(shot).total(), judge.need(shot)) * b_.soldier(foe).points;
          if (worth <= most) continue;
          most = worth;
          best = {.verb = kind == Shot::Kind::group ? ShotOrder::lob : ShotOrder::shoot, .figure = id, .target = foe,
                  .number = static_cast<std::int16_t>(when)};
        }
      }
    };
    weigh(ticks);
    if (most == 0) {
      for (const int when : {16, 12, 8, 4}) {  // whoever came at him or passed by
        if (most == 0) weigh(when);
      }
    }
    if (most > 0) return best;
  }
  return {};
}

Choice Quick::name(const NameOrder& question) const {
  FigureId best = nobody;
  int most = -1;
  for (FigureId foe : reach(b_, s_, question.about)) {
    const Fighter& f = b_.fighter(foe);
    const int mods = blow_tally(b_, s_, question.about, foe).total();
    const int worth = (2 * kill_chance(mods, f.rank, f.armour) + recoil_chance(mods, f.rank, f.armour)) * b_.soldier(foe).points;
    if (worth > most) most = worth, best = foe;
  }
  return {.verb = NameOrder::strike, .target = best};
}

bool Quick::follows(const FollowOrder& question) const {
  const FigureId id = question.about;
  return !s_.man(id).walled && !shooter(id) && b_.fighter(id).rank > 2 && duel(id, question.loser(), false) > 0;
}

Choice DarkAgesBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick thought(*this, state(table), question.who);
  if (const auto* order = dynamic_cast<const MoveOrder*>(&question)) return thought.order(*order);
  if (const auto* shot = dynamic_cast<const ShotOrder*>(&question)) return thought.shot(*shot);
  if (const auto* name = dynamic_cast<const NameOrder*>(&question)) return thought.name(*name);
  if (const auto* follow = dynamic_cast<const FollowOrder*>(&question)) return Choice{.verb = thought.follows(*follow) ? FollowOrder::follow : FollowOrder::stay};
  return question.quiet();
}

}  // namespace fyrd::darkages
