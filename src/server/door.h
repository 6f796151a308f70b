// Who may come in: requests that name this server as what it is, from its own pages.
#pragma once

#include <optional>
#include <string_view>

#include "protocol/fault.h"

namespace fyrd::server {

struct Headers {
  std::string_view host, origin, fetch_site, content_type;
};

// A name that somebody else's server may point at this computer tomorrow is refused, and so are pages of others.
std::optional<protocol::Fault> turned_away(const Headers&, std::string_view method);

bool is_own_name(std::string_view host);  // with or without a port

}  // namespace fyrd::server
