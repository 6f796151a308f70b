// Worked chances of the rulebooks' tests, as exact fractions: the numbers of both, and what comes of it.
#pragma once

namespace fyrd::test {

struct OddsCase {
  const char *id, *rules, *test, *by, *at, *results;
};

constexpr OddsCase odds_cases[] = {
    {"NOT-P01", "nottingham", "test", "melee 4, 1 die", "", "passes 2/3, fails 1/3"},
    {"NOT-P02", "nottingham", "test", "melee 4, 2 dice", "", "passes 8/9, fails 1/9"},
    {"NOT-P03", "nottingham", "test", "melee 4, 3 dice", "", "passes 26/27, fails 1/27"},
    {"NOT-P06", "nottingham", "block", "melee 4, 2 dice", "melee 3, blocks 1 die, sword", "lands 7/12, blocked 55/216, tie 35/216"},
    {"NOT-P07", "nottingham", "throw", "initiative 4", "initiative 2", "first 2/3, second 2/9, tie 1/9"},
    {"NOT-P07", "nottingham", "contest", "initiative 4", "initiative 2", "first 3/4, second 1/4"},
    {"NOT-P08", "nottingham", "wound", "sword", "heavy armour", "thrown back 1/2, on the ground 1/3, out 1/6"},
    {"NOT-P09", "nottingham", "wound", "axe, 2 dice", "", "thrown back 0, on the ground 1/9, out 8/9"},
    {"NOT-P13", "nottingham", "panic", "bound 2", "", "stands 4/9, panics 5/9"},
    {"NOT-P13", "nottingham", "panic", "bound 2, brave", "", "stands 2/3, panics 1/3"},
    {"NOT-P13", "nottingham", "panic", "bound 2, dread", "", "stands 25/36, panics 11/36"},
    {"NOT-P15", "nottingham", "run", "2 dice", "", "0″ 0, 1″ 1/9, 2″ 1/3, 3″ 5/9"},
    {"NEW-P01", "newcastle", "contest", "axeman", "axeman", "nobody 1/4, first 29/80, second 29/80, both 1/40"},
    {"NEW-P02", "newcastle", "damage", "axeman", "axeman",
     "unharmed 16807/100000, driven back 7203/20000, wounded 3087/10000, incapacitated 1323/10000, killed 1539/50000"},
    {"NEW-P05", "newcastle", "contest", "axeman", "spearman, 2 neighbours", "nobody 77/400, first 99/400, second 43/80, both 9/400"},
    {"NEW-P09", "newcastle", "evade", "archer", "move 4", "escapes 7/10, caught 3/10"},
    {"NEW-P11", "newcastle", "contest", "spearman with sword", "axeman", "nobody 33/100, first 29/100, second 9/25, both 1/50"},
    {"MER-S-P01", "merlin-simple", "fight", "", "", "wins 5/12, loses 5/12, tie 1/6"},
    {"MER-S-P03", "merlin-simple", "fight", "2 men", "", "wins 7/12, loses 5/18, tie 5/36"},
    {"MER-S-P03", "merlin-simple", "fight", "3 men", "", "wins 5/6, loses 1/12, tie 1/12"},
    {"MER-S-P04", "merlin-simple", "shot", "", "", "hit 5/12, missed 7/12"},
    {"MER-S-P04", "merlin-simple", "shot", "crossbow", "", "hit 7/12, missed 5/12"},
    {"MER-S-P04", "merlin-simple", "shot", "", "leader", "hit 5/18, missed 13/18"},
    {"MER-B-P01", "merlin-better", "attack", "2 dice", "helmet, shield, mail", "falls 20/81, saved 163/324, missed 1/4"},
    {"MER-B-P03", "merlin-better", "attack", "5 dice", "shield, helmet", "falls 331/432, saved 175/864, missed 1/32"},
    {"MER-B-P07", "merlin-better", "morale", "needs 6", "", "stands 13/18, routs 5/18"},
    {"MER-B-P07", "merlin-better", "morale", "needs 7", "", "stands 7/12, routs 5/12"},
    {"MER-B-P07", "merlin-better", "morale", "needs 9", "", "stands 5/18, routs 13/18"},
    {"MER-R-P01", "merlin-realistic", "attack", "3 dice", "defence 14",
     "no effect 4967/7776, driven back 919/3888, driven back and shaken 409/7776, out 281/3888"},
    {"MER-R-P02", "merlin-realistic", "attack", "4 dice", "defence 6",
     "no effect 7775/46656, driven back 16205/46656, driven back and shaken 3113/23328, out 8225/23328"},
    {"MER-R-P04", "merlin-realistic", "chart", "total 10", "defence 14", "no effect 7/12, driven back 1/4, driven back and shaken 1/12, out 1/12"},
    {"MER-R-P04", "merlin-realistic", "chart", "total 14", "defence 6", "no effect 1/6, driven back 1/4, driven back and shaken 1/6, out 5/12"},
    {"MER-R-P04", "merlin-realistic", "chart", "total 7", "defence 6", "no effect 5/18, driven back 4/9, driven back and shaken 1/9, out 1/6"},
    {"MER-R-P04", "merlin-realistic", "chart", "total 5", "defence 6", "no effect 7/12, driven back 1/4, driven back and shaken 1/12, out 1/12"},
    {"MER-R-P04", "merlin-realistic", "chart", "total 4", "defence 6", "no effect 7/12, driven back 1/4, driven back and shaken 1/12, out 1/12"},
    {"MER-R-P07", "merlin-realistic", "shot", "longbow", "full plate", "hit 1/12, missed 11/12"},
    {"MER-R-P07", "merlin-realistic", "shot", "longbow", "mail and shield", "hit 1/6, missed 5/6"},
    {"MER-R-P07", "merlin-realistic", "shot", "longbow", "mail", "hit 5/18, missed 13/18"},
    {"MER-R-P07", "merlin-realistic", "shot", "longbow", "quilted jack", "hit 5/12, missed 7/12"},
    {"MER-R-P07", "merlin-realistic", "shot", "longbow", "no armour", "hit 7/12, missed 5/12"},
    {"MER-R-P09", "merlin-realistic", "break", "breaks 3", "", "breaks 1/12, holds 11/12"},
    {"MER-R-P09", "merlin-realistic", "break", "breaks 2", "", "breaks 1/36, holds 35/36"},
};

}  // namespace fyrd::test
