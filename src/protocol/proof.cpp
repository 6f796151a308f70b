// HMAC-SHA-256 twice: from the secret and the words to a key, and from the key and what is thrown to faces.
#include "protocol/proof.h"

#include <algorithm>

#include "crypto/hex.h"
#include "crypto/sha256.h"
#include "data/utf8.h"

namespace fyrd::protocol {

namespace {

constexpr const char* code = "bad_record";
constexpr std::size_t secret_digits = 64;

std::string text_of(const crypto::Digest& digest) { return {digest.begin(), digest.end()}; }

// The dice of a key, from one block of eight words after the other.
Roll keyed_roll(const std::string& key, Pool pool, const DiceKey& what) {
  Roll roll(pool);
  if (!pool.valid()) return roll;
  const std::string name = std::to_string(what.turn) + " " + std::to_string(what.figure) + " " +
                           std::to_string(what.reason) + " " + std::to_string(what.occurrence) + " ";
  crypto::Digest block{};
  std::size_t used = block.size(), blocks = 0;
  const auto word = [&] {
    if (used == block.size()) block = *crypto::hmac_sha256(key, name + std::to_string(blocks++)), used = 0;
    std::uint32_t out = 0;
    for (int i = 0; i < 4; ++i) out = out << 8 | block[used++];
    return out;
  };
  for (int i = 0; i < pool.count; ++i) roll.add(even_face(pool.sides, word));
  return roll;
}

// Every throw with the dice that were asked for, which the events tell.
template <class Visitor>
void each_roll(const Game& game, Visitor&& visitor) {
  auto told = game.events().begin();
  for (std::size_t i = 0; i < game.inputs().size(); ++i) {
    const Input& input = game.inputs()[i];
    if (input.kind != Input::Kind::roll) continue;
    told = std::find_if(told, game.events().end(), [](const Event& e) { return std::string_view(e.kind) == "rolled"; });
    visitor(i, input, told == game.events().end() ? Pool{0, 0} : (told++)->pool);
  }
}

}  // namespace

std::string commitment_to(const std::string& secret) { return crypto::sha256(crypto::from_hex(secret).value_or("")); }

std::optional<Fault> bad_word(std::string_view word) {
  if (word.empty() || word.size() > longest_word || data::printable(word, longest_word) != word)
    return Fault("bad_word", "A word has 1 to " + std::to_string(longest_word) + " bytes, all of them to be read.");
  return {};
}

void let_dice_fall(Match& match) {
  if (!match.proof || !crypto::has_hmac()) return;
  std::string words = "fyrd words";
  for (const auto& word : match.proof->words) {
    if (!word) return;
    words += "\n" + *word;
  }
  const auto key = crypto::hmac_sha256(crypto::from_hex(match.proof->secret).value_or(""), words);
  match.game.prove_by([key = text_of(*key)](Pool pool, const DiceKey& what) { return keyed_roll(key, pool, what); });
}

Thrower thrower_of(const Match& match, bool proven) {
  if (proven) return match.game.proven();
  return [seed = match.game.seed()](Pool pool, const DiceKey& key) { return seeded_roll(seed, pool, key); };
}

std::vector<std::size_t> not_following(const Game& game, const Thrower& thrower) {
  std::vector<std::size_t> out;
  each_roll(game, [&](std::size_t i, const Input& input, Pool pool) {
    const Roll drawn = thrower && pool.valid() ? thrower(pool, input.key) : Roll(pool);
    if (!std::ranges::equal(drawn.faces(), input.faces)) out.push_back(i);
  });
  return out;
}

Json promise_json(const Proof& proof) {
  Json out;
  out["commitment"] = commitment_to(proof.secret);
  Json& words = out["words"] = Json::array();
  for (const auto& word : proof.words) words.push_back(word ? Json(*word) : Json());
  return out;
}

Json throws_json(const Game& game) {
  Json out = Json::array();
  each_roll(game, [&](std::size_t i, const Input& input, Pool pool) {
    out.push_back(
        {i, input.key.turn, input.key.figure, input.key.reason, input.key.occurrence, pool.count, pool.sides});
  });
  return out;
}

Json proof_json(const Match& match) {
  Json out = promise_json(*match.proof);
  out["secret"] = match.proof->secret;
  out["throws"] = throws_json(match.game);
  return out;
}

Either<Proof> read_proof(const Json& value, std::size_t sides) {
  Reader in(value, code, "record.proof");
  in.only({"commitment", "secret", "words", "throws"});
  Proof out;
  out.secret = in.text("secret");
  const std::string commitment = in.text("commitment");
  const Json::array_t& words = in.list("words", sides, sides);
  if (in.fault()) return *in.fault();
  if (out.secret.size() != secret_digits || !crypto::from_hex(out.secret))
    return Fault(code, "'record.proof.secret' must be 64 digits from 0 to 9 and a to f.");
  for (const Json& word : words) {
    const std::string* text = as_text(word);
    if (!text && !word.is_null()) return Fault(code, "'record.proof.words' must be texts, or null.");
    if (text && !text->empty())
      if (auto no = bad_word(*text)) return Fault(code, "'record.proof.words': " + no->message);
    out.words.push_back(text ? std::optional(*text) : std::nullopt);
  }
  if (commitment != commitment_to(out.secret))
    return Fault("proof_mismatch", "The secret in the record is not the one that was committed to.");
  return out;
}

}  // namespace fyrd::protocol
