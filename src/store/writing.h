// What changes the tables, inside a transaction of the writing thread. False when something could not be written.
#pragma once

#include "store/store.h"

namespace fyrd::store {

bool insert_game(Database&, const Arrival&, bool opened_here);
// Nothing is written for a game that was deleted meanwhile. What is damaged is not written on.
bool change_game(Database&, const Change&);
bool insert_campaign(Database&, const Campaign&, bool opened_here);
bool replace_token(Database&, const std::string& token, const std::string& instead);
bool delete_game(Database&, std::int64_t game);
bool delete_unused_data(Database&);

}  // namespace fyrd::store
