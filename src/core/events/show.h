// What an event shows on a table, as a closed set: nobody who draws has to read the words of a rule.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace fyrd {

struct Event;

enum class Shows : std::uint8_t {
  words,  // nothing but what is told
  turn,   // a new turn
  roll,   // dice that fell
  walk,   // somebody goes along the event's path, or is moved along it
  shot,   // something flies from `by` to `at`
  blow,   // `by` strikes at `at`
};
std::string_view name_of(Shows);

struct Shown {
  const char* kind;  // of the event
  Shows shows = Shows::words;
  bool harm = false;  // somebody is hurt by it, falls or leaves
};

// What an event shows by the table of its battle.
Shown shown(std::span<const Shown> table, const Event&);

}  // namespace fyrd
