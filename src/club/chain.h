// A campaign as it is kept, played again: its bands now, and the games of its links.
#pragma once

#include "campaign/campaign.h"
#include "club/archive.h"

namespace fyrd::club {

struct Chain {
  kept::Campaign about;
  std::optional<campaign::Campaign> now;
  std::vector<std::int64_t> games;  // of its links
  struct Mark {
    std::int64_t inputs = -1, undone = -1;
    bool operator==(const Mark&) const = default;
  };
  std::vector<Mark> marks;  // how far each was when it was read
};

// Reads what is new since it was read last; a link that is over never changes again.
std::optional<protocol::Fault> catch_up(Chain&, Archive&, const data::Library&);

protocol::Either<std::vector<std::string>> leaders(const kept::Campaign&);  // one for each band
// Of one of them, in a campaign that was read, whose leaders are therefore known to be as many.
std::string led(const Chain&, std::size_t band);

}  // namespace fyrd::club
