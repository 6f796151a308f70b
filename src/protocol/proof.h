// Dice that anybody can verify: a secret that was committed to, the words of the seats, and what follows from both.
// docs/dice.md says it in words. [ADR 13]
#pragma once

#include "protocol/match.h"

namespace fyrd::protocol {

constexpr std::size_t longest_word = 64;  // bytes

std::string commitment_to(const std::string& secret);  // the secret as 64 digits

// Whether a word can be thrown in; else what is wrong with it.
std::optional<Fault> bad_word(std::string_view word);

// Gives the game the dice that follow from its proof, if every word is there.
void let_dice_fall(Match&);

Thrower thrower_of(const Match&, bool proven);  // its proof, or its seed
// The inputs whose dice do not follow: typed in, or thrown by another secret or seed.
std::vector<std::size_t> not_following(const Game&, const Thrower&);

// Before the secret is opened: the commitment and the words, null for one that is waited for.
Json promise_json(const Proof&);
// Opened, with the key of every throw: [input, turn, who, reason, count, dice, sides].
Json proof_json(const Match&);
Json throws_json(const Game&);
Either<Proof> read_proof(const Json&, std::size_t sides);

}  // namespace fyrd::protocol
