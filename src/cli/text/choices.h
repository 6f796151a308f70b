// Choices, and the verbs they are made of, as the protocol tells them.
#pragma once

#include <string>

#include "cli/json.h"

namespace fyrd::cli {

// Whether a verb of a question, or any of its verbs, takes a "path", a "number" and so on.
bool uses(const Json& verb, const char* what);
bool any_uses(const Json& decision, const char* what);

const Json& verb_named(const Json& decision, const std::string& name);  // null when there is none
bool is_verb(const std::string& word, const std::string& verb);         // in any form: "moves", "moving" and "mov"

std::string actor_of(const Json& choice);  // its figure, or the first of several; empty when nobody
bool mentions(const Json& choice, const std::string& id);
std::size_t people_in(const Json& choice);

}  // namespace fyrd::cli
