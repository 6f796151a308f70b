// Refusals are values: a code for programs, a sentence for people, and the rule that says no.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace fyrd {

struct Refusal {
  std::string code;     // "out_of_reach"
  std::string message;  // "Boemund is 2.4″ away; a sword reaches 1″"
  std::string rule;     // "MER-S-A04", empty when no rule is concerned
};

// Nothing: the choice is legal.
using Verdict = std::optional<Refusal>;

// A value or the reason why there is none.
template <class T>
class Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Refusal refusal) : value_(std::move(refusal)) {}
  explicit operator bool() const { return value_.index() == 0; }
  T& operator*() { return *std::get_if<0>(&value_); }
  const T& operator*() const { return *std::get_if<0>(&value_); }
  T* operator->() { return std::get_if<0>(&value_); }
  const T* operator->() const { return std::get_if<0>(&value_); }
  const Refusal& refusal() const { return *std::get_if<1>(&value_); }

 private:
  std::variant<T, Refusal> value_;
};

}  // namespace fyrd
