// Tests of what a body can do, from numbers alone: going, climbing, falling, getting up, smashing (NOT-054, NOT-060 …
// NOT-073, NOT-085, NOT-151 … NOT-162).
#pragma once

#include "rulesets/nottingham/show/stats.h"

namespace fyrd::nottingham::said {

inline constexpr Stat slows{"slows", "inches his armour takes off"}, athletic{"athletic", "he is athletic"};
inline constexpr Stat obstacles{"obstacles", "obstacles he crosses"}, steep{"difficulty", "of a face that he climbs"};
inline constexpr Stat move_by[] = {bound, slows, athletic, obstacles, mounted};
inline constexpr const char* inches_gone[] = {"0″", "1″", "2″", "3″", "4″", "5″", "6″", "7″", "8″"};
inline constexpr Stat run_by[] = {dice_in_hand, bound, slows, athletic, obstacles, steep};
inline constexpr std::span run_results = std::span(inches_gone).first<5>();
inline constexpr Stat jump_by[] = {dice_in_hand, bound, slows, athletic};
inline constexpr Stat dare_by[] = {dice_in_hand, {"difficulty", "of the face", 1}};
inline constexpr const char* dare_results[] = {"holds on", "slips"};
inline constexpr Stat worn{"armour", "what his armour adds to wounds", 0, any_number};
inline constexpr Stat footing_by[] = {dice_in_hand, worn};
inline constexpr const char* footing_results[] = {"keeps his feet", "on the ground"};
inline constexpr Stat rise_by[] = {dice_in_hand,
                                   {"bound", "dice bound to him, or to the friend"},
                                   worn,
                                   {"helped", "a friend pulls him up"},
                                   {"netted", "he lies in a net"}};
inline constexpr const char* rise_results[] = {"on his feet", "stays down"};
inline constexpr Stat saddle_by[] = {dice_in_hand};
inline constexpr const char* saddle_results[] = {"well", "badly"};
inline constexpr Stat fall_by[] = {more,
                                   heavy,
                                   {"empty", "he has an empty hand"},
                                   {"balance", "how often he has learned it"},
                                   {"depth", "inches he falls"}};
inline constexpr const char* fall_results[] = {"keeps his feet", "on the ground", "out"};
inline constexpr std::span unhorsed_by =
    std::span(fall_by).first<4>();  // as deep as a horse is high, which does not count
inline constexpr std::span unhorsed_results = std::span(fall_results).subspan<1>();
inline constexpr Stat smash_by[] = {dice_in_hand,
                                    bound,
                                    {"weapon", "what his weapon adds to wounds", 0, any_number},
                                    worn,
                                    {"running", "he takes a run at it"},
                                    {"ram", "he has a ram"},
                                    more};
inline constexpr Stat smash_at[] = {{"door", "what a scenario adds for it", 0, any_number}};
inline constexpr const char* smash_results[] = {"breaks", "holds"};

using Run = int(const Battle&, Play&, const Stats& by, const Stats& at);
using Weigh = void(const Battle&, Stats& by, Stats& at);
extern Run run_move, run_run, run_jump, run_dare, run_footing, run_rise, run_saddle, run_fall, run_unhorsed, run_smash;
extern Weigh weigh_fall, weigh_smash;

}  // namespace fyrd::nottingham::said
