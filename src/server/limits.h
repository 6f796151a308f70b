// Every bound of the server in one place.
#pragma once

#include <chrono>

#include "club/bounds.h"

namespace fyrd::server {

struct Limits : club::Bounds {
  // Connections, of all kinds.
  std::size_t connections = 1000, connections_an_address = 300;
  std::size_t header = 16u << 10;
  std::size_t message = 64u << 10;               // of a WebSocket
  std::size_t body = 16u << 20;                  // of a request: the record of the longest game is shorter
  std::size_t body_elsewhere = 1u << 20;         // from another computer
  std::size_t large_bodies = 64u << 20;          // all those above `message` together
  int requests_a_second = 200, burst = 400;      // of one WebSocket; faster ones are read later
  std::chrono::milliseconds to_ask{15'000};      // a whole request must come within that time
  std::chrono::milliseconds to_send{60'000};     // a large body
  std::chrono::milliseconds idle{60'000};        // between requests; a silent WebSocket is asked whether it lives
  std::chrono::milliseconds to_read{20'000};     // a client takes what it is sent within that time
  std::chrono::milliseconds still_coming{200};   // as the server ends: what was sent before is read that long
  std::chrono::milliseconds to_hear_out{2'000};  // what a client still sends after its last answer is read that long

  std::chrono::milliseconds try_again{3'000};  // what the disk did not take of a computer player's turn

  // Games.
  std::chrono::hours unused{24 * 90};  // after that a game that others began, and nobody changed, is gone
  std::chrono::milliseconds look_for_unused{3'600'000};
  std::size_t memory = 512u << 20;  // bytes of games; others are played again from what is kept when somebody asks
  std::size_t reel = 4u << 20;      // bytes of the frames of one game that are kept for whoever asks next
  int begun_a_minute = 20;          // by one address that is not this computer
  std::size_t large_tasks = 16;     // waiting, of one address: games to set up, records to play again

  // Requests of one WebSocket that wait, and bytes it has not read; of those the ones that only look, all of one link,
  // all together, and bytes of games as they stood when they were asked.
  std::size_t waiting = 32, unread = 1u << 20;
  std::size_t unread_by_all = 256u << 20;  // then who has taken nothing for longest is hung up on
  std::size_t looks = 8, looks_a_link = 200, looks_ahead = 2'000, looked_at = 256u << 20;
};

}  // namespace fyrd::server
