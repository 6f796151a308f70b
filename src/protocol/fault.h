// Why a request got no answer: a refusal, and for data with several mistakes all of them at once.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/play/refusal.h"
#include "data/problems.h"

namespace fyrd::protocol {

struct Fault {
  std::string code;
  std::string message;
  std::string rule;  // empty when no rule is concerned
  std::vector<data::Problem> problems;

  Fault(std::string c, std::string m, std::string r = {})
      : code(std::move(c)), message(std::move(m)), rule(std::move(r)) {}
  Fault(const Refusal& why) : code(why.code), message(why.message), rule(why.rule) {}
};

// A value, or why there is none.
template <class T>
class Either {
 public:
  Either(T value) : value_(std::in_place_index<0>, std::move(value)) {}
  Either(Fault fault) : value_(std::in_place_index<1>, std::move(fault)) {}
  explicit operator bool() const { return value_.index() == 0; }
  T& operator*() { return *std::get_if<0>(&value_); }
  const T& operator*() const { return *std::get_if<0>(&value_); }
  T* operator->() { return std::get_if<0>(&value_); }
  const T* operator->() const { return std::get_if<0>(&value_); }
  const Fault& fault() const { return *std::get_if<1>(&value_); }

 private:
  std::variant<T, Fault> value_;
};

}  // namespace fyrd::protocol
