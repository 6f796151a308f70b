// Host, Origin and what browsers say about where a request comes from.
#include "server/door.h"

#include <arpa/inet.h>
#include <unistd.h>

#include <algorithm>
#include <string>

namespace fyrd::server {

using protocol::Fault;

namespace {

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return out;
}

bool is_address(const std::string& name) {
  unsigned char bytes[sizeof(in6_addr)];
  if (name.size() > 2 && name.front() == '[' && name.back() == ']')
    return ::inet_pton(AF_INET6, name.substr(1, name.size() - 2).c_str(), bytes) == 1;
  return ::inet_pton(AF_INET, name.c_str(), bytes) == 1;
}

std::string this_computer() {
  char name[256] = {};
  return ::gethostname(name, sizeof name - 1) == 0 ? lower(name) : "";
}

}  // namespace

// Nobody can make an address, or localhost, mean another computer. Any other name must be the computer's own.
bool is_own_name(std::string_view host) {
  const std::size_t bracket = host.rfind(']'), colon = host.rfind(':');
  if (colon != host.npos && (bracket == host.npos || colon > bracket)) host = host.substr(0, colon);
  const std::string name = lower(host);
  const std::string own = this_computer();
  return name == "localhost" || is_address(name) || (!own.empty() && (name == own || name == own + ".local"));
}

std::string forwarded_for(std::string_view header, const std::string& otherwise) {
  std::string_view last = header.substr(std::min(header.rfind(',') + 1, header.size()));
  while (last.starts_with(' ')) last.remove_prefix(1);
  while (last.ends_with(' ')) last.remove_suffix(1);
  unsigned char bytes[sizeof(in6_addr)];
  const std::string address(last);
  const bool good =
      ::inet_pton(AF_INET, address.c_str(), bytes) == 1 || ::inet_pton(AF_INET6, address.c_str(), bytes) == 1;
  return good ? address : otherwise;
}

std::optional<Fault> turned_away(const Headers& headers, std::string_view method, const Public& known) {
  const std::string host = lower(headers.host), name = host.substr(0, host.find(':'));
  const bool named = std::any_of(known.names.begin(), known.names.end(),
                                 [&](const std::string& one) { return lower(one) == host || lower(one) == name; });
  if (!named && !is_own_name(headers.host))
    return Fault("wrong_host", "This server does not go by that name; use the address it was started with.");
  const std::string origin = lower(headers.origin);
  if (!origin.empty() && origin != "http://" + host && !(known.proxy && origin == "https://" + host))
    return Fault("wrong_origin", "Only this server's own pages may ask it.");
  const std::string_view site = headers.fetch_site;
  if (!site.empty() && site != "same-origin" && site != "none")
    return Fault("wrong_origin", "Only this server's own pages may ask it.");
  // A page of somebody else's can send this type only after asking, and it asks in vain.
  if (method == "POST" && !lower(headers.content_type).starts_with("application/json"))
    return Fault("not_json", "Send it as application/json.");
  return {};
}

}  // namespace fyrd::server
