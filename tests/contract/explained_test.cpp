// What is explained is what is played: the sums, the chance and those who strike on the way.
#include <algorithm>
#include <map>
#include <set>

#include "core/figure_set.h"
#include "core/play/wellformed.h"
#include "odds/forecast.h"
#include "tests/contract/contract.h"
#include "tests/contract/places.h"

namespace fyrd {
namespace {

// What came of a choice, with quiet answers to what is asked besides, until something new begins.
struct Sequel {
  std::vector<Event> events;
  std::map<std::string, FigureSet> strikers;  // who is offered a deed against somebody on his way, by the rule

  Sequel(Game game, Side side, const Choice& choice, FigureId mover) {
    const std::size_t told = game.events().size();
    if (game.answer(side, choice)) return;
    for (int i = 0; i < 40 && !game.over(); ++i) {
      const Side who = game.wanted()[0].side;
      Choice quiet;
      bool begins = false;
      game.at_question(who, [&](const Tabletop& s, const Question& q) {
        begins = q.begins(), quiet = q.quiet();
        if (begins || q.about != mover || mover.none() || game.battle().friends(s[mover].side, q.who)) return;
        Options options(false);
        q.list(options);
        for (const Option& o : options.all()) {
          if (!o.choice.figure.none()) strikers[q.rule].add(o.choice.figure);
        }
      });
      if (begins || game.answer(who, quiet)) break;
    }
    events.assign(game.events().begin() + static_cast<std::ptrdiff_t>(told), game.events().end());
  }
};

std::string text(const Tally& tally) {
  std::string all = std::string(tally.what()) + " " + std::to_string(tally.total()) + " (";
  for (const Modifier& m : tally.modifiers()) all += std::string(m.name) + " " + std::to_string(m.value) + ", ";
  return all + ")";
}

class Explained : public Contract {
 protected:
  // A fault is told once for each kind of deed.
  void fault(const std::string& what, const std::string& where) {
    if (told_.insert(what).second) ADD_FAILURE() << what << "\n  " << where;
  }

  // The first sum of the same man for the same thing is the one that was explained. A sum against somebody is not the
  // one against another: an arrow may strike who stands before its target, and a fire wound who has just struck.
  void expect_sums(const Explanation& why, const Sequel& sequel, FigureId target, const std::string& deed,
                   const std::string& where) {
    const auto alike = [](const Tally& a, const Tally& b) {
      return a.of() == b.of() && std::string_view(a.what()) == b.what();
    };
    for (const Tally& said : why.tallies) {
      if (&said != &*std::ranges::find_if(why.tallies, [&](const Tally& t) { return alike(t, said); })) continue;
      for (const Event& e : sequel.events) {
        if (!target.none() && !e.at.none() && e.at != target && e.by != target) continue;
        const auto used = std::ranges::find_if(e.tallies, [&](const Tally& t) { return alike(t, said); });
        if (used == e.tallies.end()) continue;
        ++sums_[deed];
        std::string sums;
        bool found = false;
        int said_of_it = 0;
        for (const Tally& one : why.tallies) {
          if (!alike(one, said)) continue;
          ++said_of_it, sums += " " + text(one), found |= one.total() == used->total();
        }
        if (!found) fault(deed + ": another sum", where + ": explained" + sums + ", played " + text(*used));
        if (said_of_it > 1 && !doubted(why, sequel))
          fault(deed + ": several sums without a doubt", where + ": explained" + sums);
        break;
      }
    }
  }
  // Several sums are said of one thing only where a die then decides between them, by a rule that was named.
  static bool doubted(const Explanation& why, const Sequel& sequel) {
    return std::ranges::any_of(why.witnesses, [&](const Witness& w) {
      return w.what == "doubt" && std::ranges::any_of(sequel.events, [&](const Event& e) {
               return std::string_view(e.kind) == "rolled" && w.rule == e.rule;
             });
    });
  }

  // The chance is that of something that may come of it to those whom it concerns: a kind of event, anything happening,
  // or harm.
  void expect_chance(const Game& game, Side side, const Choice& c, FigureSet concerned, const Fraction& chance,
                     const std::string& deed, const std::string& where) {
    if (concerned.empty()) {
      for (FigureId id : everyone(game.now())) concerned.add(id);
    }
    std::string list;
    for (const Others others : {Others::quiet, Others::best}) {
      Intention meant{.side = side, .choices = {just(c)}, .replies = {}, .others = others};
      meant.budget = 3'000, meant.samples = 1;
      const Forecast all = forecast(game, meant);
      if (all.refused || !all.exact) return;
      list.clear();
      bool open = false;  // whether anything of it is left to chance
      const auto fits = [&](const Fraction& f, const std::string& what) {
        list += " " + what + " " + f.text() + ",";
        open |= !f.zero() && f != Fraction(1);
        return f == chance || f == Fraction(1) - chance;
      };
      const auto told = [&](auto&& one) {
        return all.chance([&](const Prospect& p) { return std::ranges::any_of(p.incidents, one); });
      };
      std::set<std::string_view> kinds;
      for (const Prospect& p : all.prospects) {
        for (const Incident& incident : p.incidents) kinds.insert(incident.kind);
      }
      bool found = false;
      for (const std::string_view kind : kinds) {
        for (FigureId id : concerned) {
          const auto his = told([&](const Incident& i) { return kind == i.kind && (i.at == id || i.by == id); });
          if (!his.zero()) found |= fits(his, std::string(kind) + " " + (*battle)[id].id);
        }
      }
      for (FigureId id : concerned) {
        const int now = battle->worth(game.now(), id);
        found |= fits(all.chance([&](const Prospect& p) { return battle->worth(*p.table, id) < now; }), "hurt");
        found |= fits(all.chance([&](const Prospect& p) { return !(*p.table)[id].in_play(); }), "out");
        std::set<std::string_view> sure;  // told whatever comes
        for (const std::string_view kind : kinds) {
          if (told([&](const Incident& i) { return kind == i.kind; }) == Fraction(1)) sure.insert(kind);
        }
        for (const std::string_view but : kinds) {  // than one of them, such as a step that follows
          found |= fits(told([&](const Incident& i) {
                          return !sure.contains(i.kind) && i.kind != but && (i.at == id || i.by == id);
                        }),
                        "anything with " + (*battle)[id].id);
        }
      }
      if (open) ++chances_[deed];
      if (found || !open) return;
    }
    fault(deed + ": a chance of nothing that can come of it",
          where + ": explained " + chance.text() + ", odds:" + list.substr(0, 600));
  }

  void expect_strikers(const Explanation& why, const Sequel& sequel, const std::string& deed,
                       const std::string& where) {
    FigureSet named;
    for (const Threat& threat : why.threats) {
      if (threat.figure.none()) continue;
      named.add(threat.figure);
      const auto strikers = sequel.strikers.find(threat.rule);
      if (strikers != sequel.strikers.end() && !strikers->second.has(threat.figure))
        fault(deed + ": somebody named does not strike", where + ": " + (*battle)[threat.figure].id);
    }
    for (const auto& [rule, strikers] : sequel.strikers) {
      ++strikers_[deed];
      for (FigureId id : strikers - named)
        fault(deed + ": somebody strikes who is not named", where + ": " + (*battle)[id].id + " by " + rule);
    }
  }

  std::map<std::string, int> sums_, chances_, strikers_;

 private:
  std::set<std::string> told_;
};

TEST_P(Explained, sums_chances_and_strikers_are_those_of_the_play) {
  std::map<std::string, int> looked, dull;  // with something to hold against the play, and without
  for (std::uint64_t seed = 0; seed < 2 * thorough; ++seed) {
    Game game(battle, DiceMode::seeded, seed);
    Random random(seed, Stream::players, 0), draws(seed, Stream::decoration, 2);
    for (int i = 0; i < 200 && !game.over(); ++i) {
      const Side side = game.wanted()[0].side;
      struct Looked {
        Choice choice;
        Explanation why;
        std::string deed, where;
        FigureId mover, target;
        bool begins;
      };
      std::vector<Looked> all;
      game.at_question(side, [&](const Tabletop& s, const Question& q) {
        const auto deed_of = [&](const Choice& c) { return std::string(q.kind) + " " + q.verbs()[c.verb].name; };
        const auto enough_of = [&](const std::string& deed) {
          return looked[deed] >= 10 * thorough || dull[deed] >= 25 * thorough;
        };
        // The long list is for whom the short one has something that has not been looked at often enough.
        const auto fresh_in = [&](bool worded) {
          Options options(worded);
          q.list(options);
          std::vector<Option> fresh = std::move(options.all());
          std::erase_if(fresh, [&](const Option& o) { return enough_of(deed_of(o.choice)); });
          return fresh;
        };
        std::vector<Option> fresh = fresh_in(false);
        if (!fresh.empty()) fresh = fresh_in(true);
        const Drawn drawn(*battle, s, q, draws);
        for (int k = fresh.empty() ? 12 : 0; k < 200; ++k) {  // some that are listed, and ways that are legal
          Option o;
          if (k < 12) {
            o = fresh[draws.below(static_cast<std::uint32_t>(fresh.size()))];
          } else {
            const auto verb = static_cast<std::uint8_t>(draws.below(static_cast<std::uint32_t>(q.verbs().size())));
            if (!(q.verbs()[verb].uses & uses_path)) continue;
            o.choice = drawn.choice(verb);
            if (enough_of(deed_of(o.choice)) || judged(s, q, o.choice)) continue;
            o.label = q.verbs()[verb].name + std::string(" to ") + std::to_string(o.choice.path.end().x / 2540.0) +
                      "″, " + std::to_string(o.choice.path.end().y / 2540.0) + "″";
          }
          const Verb& verb = q.verbs()[o.choice.verb];
          const std::string deed = deed_of(o.choice);
          if (enough_of(deed)) continue;
          Explanation why = q.explain(o.choice);
          const FigureId mover = verb.uses & uses_figure ? o.choice.figure : q.about;
          if (why.tallies.empty() && !why.chance && why.threats.empty() && !(verb.uses & uses_path)) {
            ++dull[deed];
            continue;
          }
          ++looked[deed];
          all.push_back({o.choice, std::move(why), deed,
                         "seed " + std::to_string(seed) + ", after " + std::to_string(i) + " answers, " + o.label,
                         mover, verb.uses & uses_target ? o.choice.target : nobody, q.begins()});
        }
      });
      for (const Looked& one : all) {
        const Sequel sequel(game, side, one.choice, one.mover);
        expect_sums(one.why, sequel, one.target, one.deed, one.where);
        expect_strikers(one.why, sequel, one.deed, one.where);
        if (!one.why.chance || !one.begins) continue;
        FigureSet concerned;
        for (FigureId id : {one.mover, one.target}) {
          if (!id.none()) concerned.add(id);
        }
        for (FigureId id : one.choice.all_figures()) concerned.add(id);
        expect_chance(game, side, one.choice, concerned, *one.why.chance, one.deed, one.where);
      }
      play_on(game, i % 5 == 4 ? *chance : *quick, random, 1);
    }
  }
  for (const auto& [deed, times] : looked)
    RecordProperty(deed, std::to_string(times) + " looked at, " + std::to_string(sums_[deed]) + " sums, " +
                             std::to_string(chances_[deed]) + " chances, " + std::to_string(strikers_[deed]) +
                             " strikers");
}

INSTANTIATE_TEST_SUITE_P(All, Explained, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
