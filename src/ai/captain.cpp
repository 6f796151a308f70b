// Sequential halving on common dice.
#include "ai/captain.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "core/figure_set.h"

namespace fyrd {

namespace {

std::int64_t root(std::int64_t square) {  // rounded down
  std::int64_t r = 0;
  for (std::int64_t bit = std::int64_t{1} << 31; bit > 0; bit >>= 1) {
    if ((r + bit) * (r + bit) <= square) r += bit;
  }
  return r;
}

// That on average one promises more than the other, by more than one standard error of the difference.
bool clearly_better(const Tried& a, const Tried& b) {
  const std::int64_t n = std::min(std::ssize(a.chances), std::ssize(b.chances));
  std::int64_t sum = 0, squares = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    const std::int64_t d = (a.chances[i] - b.chances[i]) / 8;  // squares of many stay whole
    sum += d, squares += d * d;
  }
  return n > 1 && sum > 0 && sum * (n - 1) > (n * squares - sum * sum) / sum;
}

std::uint64_t branch_seed(std::uint64_t seed, std::size_t i) {
  Random random(seed, Stream::decoration, i + 1);
  return std::uint64_t{random.next()} << 32 | random.next();
}

// So many of a list, of each kind of deed as many as of any other while there are some: the many ways to walk do not
// crowd out the few blows. Of a kind evenly, as neighbours in a list are alike.
void take_of_each(std::span<Tried> all, std::size_t count, std::vector<Tried>& taken) {
  std::vector<std::vector<Tried*>> kinds;
  for (Tried& tried : all) {
    const auto alike = [&](const std::vector<Tried*>& kind) {
      const Choice &a = kind[0]->choice, &b = tried.choice;
      return a.verb == b.verb && a.figure == b.figure && a.target == b.target;
    };
    const auto kind = std::ranges::find_if(kinds, alike);
    (kind == kinds.end() ? kinds.emplace_back() : *kind).push_back(&tried);
  }
  std::vector<std::size_t> shares(kinds.size());
  for (std::size_t left = count; left > 0;) {
    std::vector<std::size_t> open;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
      if (shares[k] < kinds[k].size()) open.push_back(k);
    }
    const std::size_t wide = std::min(left, open.size());
    for (std::size_t i = 0; i < wide; ++i) ++shares[open[i * open.size() / wide]];
    left -= wide;
  }
  for (std::size_t k = 0; k < kinds.size(); ++k) {
    for (std::size_t i = 0; i < shares[k]; ++i) taken.push_back(std::move(*kinds[k][i * kinds[k].size() / shares[k]]));
  }
}

class Race {
 public:
  Race(const Asked& asked, const Effort& effort, Random& random, const Crew& crew)
      : fork_(asked), effort_(effort), crew_(crew), seed_(std::uint64_t{random.next()} << 32 | random.next()) {}

  std::vector<Tried> racers;  // the script's first
  std::uint64_t spent = 0;

  // So many branches more of each who is still running.
  void run(std::span<const std::size_t> running, std::size_t more) {
    const std::size_t before = racers[running[0]].chances.size();
    struct Branched {
      int chance = 0;
      std::uint32_t work = 0;
      FigureSet fallen{};
      bool whole = false;
    };
    std::vector<Branched> done(running.size() * more);
    crew_(static_cast<std::uint32_t>(done.size()), [&](std::uint32_t i) {
      Stored end;
      const std::uint32_t work = play_branch(fork_, racers[running[i / more]].choice,
                                             branch_seed(seed_, before + i % more), effort_.turns, end);
      done[i] = {.chance = fork_.battle.value.chance(fork_.battle, *end, fork_.eyes), .work = work, .whole = true};
      for (FigureId id : everyone(*end)) {
        if (!(*end)[id].in_play()) done[i].fallen.add(id);
      }
    });
    // Where the crew was called off nothing more will come, and what not all have run says nothing.
    if (!std::ranges::all_of(done, &Branched::whole)) {
      spent = std::max<std::uint64_t>(spent, effort_.questions);
      return;
    }
    for (std::size_t i = 0; i < done.size(); ++i) {
      Tried& racer = racers[running[i / more]];
      racer.chances.push_back(done[i].chance), racer.sum += done[i].chance;
      spent += done[i].work;
      racer.fallen.resize(fork_.start->figure_count);
      for (FigureId id : done[i].fallen) ++racer.fallen[id.index];
    }
    branches_ += done.size();
  }

  // Above all what else he could do whom the script has in mind: others are asked about in their turn.
  void thin_out(std::size_t most) {
    if (racers.size() <= most) return;
    const auto others = std::stable_partition(racers.begin() + 1, racers.end(), [&](const Tried& tried) {
      return tried.choice.figure == racers[0].choice.figure;
    });
    const auto same = std::span(racers.begin() + 1, others), rest = std::span(others, racers.end());
    const std::size_t places = most - 1,
                      of_rest = std::min(rest.size(), std::max(places / 4, places - std::min(places, same.size())));
    std::vector<Tried> kept{racers[0]};
    take_of_each(same, std::min(same.size(), places - of_rest), kept);
    take_of_each(rest, of_rest, kept);
    racers = std::move(kept);
  }

  void decide() {
    std::vector<std::size_t> running(racers.size());
    std::iota(running.begin(), running.end(), std::size_t{0});
    run({running.data(), 1}, 1);  // what a branch costs
    // A list so long that it cannot be looked at twice is looked at in part.
    thin_out(std::max<std::size_t>(4, effort_.questions / (3 * std::max<std::uint64_t>(1, spent))));
    running.resize(racers.size());
    if (running.size() > 1) run(std::span(running).subspan(1), 1);
    while (spent < effort_.questions && running.size() > 1) {
      keep_better_half(running);
      const std::uint64_t rounds = std::max<std::uint64_t>(1, std::bit_width(running.size() - 1));
      const std::uint64_t each = std::max<std::uint64_t>(1, spent / branches_) * running.size() * rounds;
      run(running,
          std::max<std::uint64_t>(1, (effort_.questions - std::min<std::uint64_t>(spent, effort_.questions)) / each));
      if (racers[running[0]].chances.size() >= 4 && all_alike(running)) break;
    }
  }

  // The best first, those who dropped out behind those who ran to the end.
  Thoughts thoughts() && {
    std::vector<std::size_t> order(racers.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
      const std::size_t na = racers[a].chances.size(), nb = racers[b].chances.size();
      return na != nb ? na > nb : racers[a].sum > racers[b].sum;
    });
    Thoughts all;
    all.questions = static_cast<std::uint32_t>(spent);
    for (std::size_t i : order) {
      if (i == 0) all.scripted = all.tried.size();
      all.tried.push_back(std::move(racers[i]));
    }
    // The script is left for a gain that is more than chance.
    if (all.scripted > 0 && !clearly_better(all.tried[0], all.tried[all.scripted])) {
      std::rotate(all.tried.begin(), all.tried.begin() + static_cast<std::ptrdiff_t>(all.scripted),
                  all.tried.begin() + static_cast<std::ptrdiff_t>(all.scripted) + 1);
      all.scripted = 0;
    }
    return all;
  }

 private:
  void keep_better_half(std::vector<std::size_t>& running) {
    if (running.size() <= 2) return;
    std::stable_sort(running.begin() + 1, running.end(),
                     [&](std::size_t a, std::size_t b) { return racers[a].sum > racers[b].sum; });
    running.resize(1 + (running.size() - 1 + 1) / 2);
  }
  bool all_alike(std::span<const std::size_t> running) const {
    return std::ranges::all_of(running, [&](std::size_t i) { return racers[i].chances == racers[running[0]].chances; });
  }

  const Fork fork_;
  const Effort& effort_;
  const Crew& crew_;
  const std::uint64_t seed_;
  std::uint64_t branches_ = 0;
};

}  // namespace

int Tried::error() const {
  const std::int64_t n = std::ssize(chances);
  if (n < 2) return certain / 2;
  std::int64_t squares = 0;
  for (const int chance : chances) {
    const std::int64_t d = chance - sum / n;
    squares += d * d;
  }
  return static_cast<int>(root(squares / (n * (n - 1))));
}

Thoughts think(const Asked& asked, const Effort& effort, Random& random, const Crew& crew) {
  const Choice scripted = asked.battle.quick(asked.now, asked.question, random);
  Options options(false);
  asked.question.list(options);
  Race race(asked, effort, random, crew);
  race.racers.push_back({scripted, {}});
  for (const Option& option : options.all()) {
    if (option.weight != Weight::gives_up && !(option.choice == scripted)) race.racers.push_back({option.choice, {}});
  }
  if (race.racers.size() > 1) race.decide();
  return std::move(race).thoughts();
}

std::string reason(const Asked& asked, const Thoughts& thoughts) {
  constexpr std::int64_t worth_saying = 3;  // of a hundred
  if (thoughts.tried.size() < 2) return {};
  const Tried &best = thoughts.tried[0], &second = thoughts.tried[1];
  const auto percent = [](const Tried& tried, std::size_t figure) {
    return figure < tried.fallen.size() ? 100 * std::int64_t{tried.fallen[figure]} / std::ssize(tried.chances) : 0;
  };
  std::int64_t most = worth_saying;
  std::string text;
  for (FigureId id : everyone(asked.now)) {
    const std::int64_t falls = percent(best, id.index), fell = percent(second, id.index);
    const bool ours = asked.battle.friends(asked.now[id].side, asked.question.who);
    if (const std::int64_t gain = ours ? fell - falls : falls - fell; gain > most) {
      most = gain;
      const std::string more = std::to_string(std::max(falls, fell)), less = std::to_string(std::min(falls, fell));
      const std::string& name = asked.battle[id].name;
      text = ours ? "Otherwise " + name + " falls in " + more + " % of the cases, so in " + less + " %."
                  : name + " falls in " + more + " % of the cases, otherwise in " + less + " %.";
    }
  }
  return text;
}

Choice Captain::answer(const Asked& asked, Random& random) const {
  return think(asked, effort_, random, crew_).tried[0].choice;
}

}  // namespace fyrd
