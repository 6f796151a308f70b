// What would make a refused choice legal, where rules of all kinds say the same.
#pragma once

namespace fyrd::cure {

// clang-format off
constexpr const char
    *own_man       = "One of your own would do.",
    *an_enemy      = "An enemy would do.",
    *a_friend      = "A friend would do.",
    *in_battle     = "Somebody who is still in the battle would do.",
    *loaded        = "It would do once it is loaded.",
    *next_turn     = "He may again in the next turn.",
    *less_done     = "It would do in a turn in which he has done less.",
    *nothing_else  = "It would do in a turn in which he has nothing else to do.",
    *more_dice     = "More dice would do.",
    *fewer_dice    = "Fewer dice would do.",
    *a_bow         = "Somebody with a bow or crossbow in hand could.",
    *a_missile     = "Somebody with something to shoot or throw in hand could.",
    *a_weapon      = "With a weapon in hand he could.",
    *learned       = "Somebody who has learned it could.",
    *no_enemy_near = "It would do with no enemy upon him.",
    *takes_heart   = "He could again if he took heart.",
    *slower        = "It would do at a slower pace.",
    *longer_way    = "A longer way, or a slower pace, would do.",
    *turns_less    = "A way that turns less would do.",
    *in_contact    = "In contact it would do.",
    *other_options = "It would do where the options of the game allow it.",
    *opened        = "Opened, it would let him through.",
    *hands_free    = "With his hands free he could.",
    *a_free_hand   = "With a free hand he could.",
    *with_room     = "A place with room would do.",
    *on_table      = "A place on the table would do.",
    *nearer        = "Nearer to him it would do.",
    *way_around    = "A way around would do.";
// clang-format on

}  // namespace fyrd::cure
