// Who may come in: requests that name this server as what it is, from its own pages.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/fault.h"

namespace fyrd::server {

struct Headers {
  std::string_view host, origin, fetch_site, content_type;
};

// What a server goes by that a proxy stands before: its names in public, with https or without.
struct Public {
  bool proxy = false;
  std::vector<std::string> names{};
};

// A name that somebody else's server may point at this computer tomorrow is refused, and so are pages of others.
std::optional<protocol::Fault> turned_away(const Headers&, std::string_view method, const Public& = {});

// Who asks, of the addresses in X-Forwarded-For: the last, which the proxy itself has added.
std::string forwarded_for(std::string_view header, const std::string& otherwise);

bool is_own_name(std::string_view host);  // with or without a port

}  // namespace fyrd::server
