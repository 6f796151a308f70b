// A small client of the server over plain sockets, so that a test can also misbehave byte by byte.
#pragma once

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <deque>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace fyrd::test {

using Json = nlohmann::ordered_json;
using Milliseconds = std::chrono::milliseconds;
constexpr Milliseconds patience{20'000};  // the machine may be busy with other things

// A connection and the bytes that came over it.
class Wire {
 public:
  // `from` is the address of this end, any if it is nothing.
  explicit Wire(std::uint16_t port, const char* address = "127.0.0.1", const char* from = nullptr) {
    socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in to{}, own{};
    to.sin_family = own.sin_family = AF_INET;
    to.sin_port = htons(port);
    ::inet_pton(AF_INET, address, &to.sin_addr);
    const int now = 1;
    ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &now, sizeof now);
    if (from && (::inet_pton(AF_INET, from, &own.sin_addr) != 1 ||
                 ::bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own) != 0))
      return;
    open_ = ::connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0;
  }
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire() { ::close(socket_); }

  bool open() const { return open_; }
  int descriptor() const { return socket_; }
  bool send(std::string_view bytes) {
    while (open_ && !bytes.empty()) {
      const ssize_t n = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (n <= 0)
        open_ = false;
      else
        bytes.remove_prefix(n);
    }
    return open_;
  }
  // More bytes into `got`; false when nothing came in time or nothing more will come.
  bool fill(Milliseconds within = patience) {
    pollfd one{socket_, POLLIN, 0};
    if (!open_ || ::poll(&one, 1, static_cast<int>(within.count())) <= 0) return false;
    char bytes[1 << 16];
    const ssize_t n = ::recv(socket_, bytes, sizeof bytes, 0);
    if (n <= 0) return open_ = false;
    got.append(bytes, n);
    return true;
  }
  // Whether the other end hangs up; what it says before is read and forgotten.
  bool hung_up(Milliseconds within = patience) {
    const auto end = std::chrono::steady_clock::now() + within;
    while (open_ && std::chrono::steady_clock::now() < end) fill(Milliseconds(50)), got.clear();
    return !open_;
  }
  std::string got;

 private:
  int socket_ = -1;
  bool open_ = false;
};

struct Reply {
  int status = 0;
  std::map<std::string, std::string> headers;  // names in small letters
  std::string body;
  Json json() const { return Json::parse(body, nullptr, false); }
  std::string code() const {
    const Json all = json();
    return all.is_object() && all.contains("error") ? all["error"].value("code", "") : "";
  }
};

// Reads one reply; status 0 when none came.
inline Reply read_reply(Wire& wire, bool has_body = true) {
  Reply out;
  std::size_t end = 0;
  while ((end = wire.got.find("\r\n\r\n")) == std::string::npos)
    if (!wire.fill()) return out;
  std::size_t at = wire.got.find("\r\n");
  for (std::size_t next = 0; at < end; at = next) {
    at += 2;
    next = wire.got.find("\r\n", at);
    const std::size_t colon = wire.got.find(": ", at);
    std::string name = wire.got.substr(at, colon - at);
    for (char& c : name) c = static_cast<char>(std::tolower(c));
    out.headers[name] = wire.got.substr(colon + 2, next - colon - 2);
  }
  out.status = std::atoi(wire.got.c_str() + 9);
  const std::size_t length = has_body ? std::strtoul(out.headers["content-length"].c_str(), nullptr, 10) : 0;
  while (wire.got.size() < end + 4 + length)
    if (!wire.fill()) break;
  out.body = wire.got.substr(end + 4, length);
  wire.got.erase(0, end + 4 + length);
  return out;
}

inline std::string request_text(std::uint16_t port, const std::string& method, const std::string& path,
                                const std::string& body = "", const std::string& headers = "") {
  std::string text = method + " " + path + " HTTP/1.1\r\n";
  if (headers.find("Host:") == std::string::npos) text += "Host: 127.0.0.1:" + std::to_string(port) + "\r\n";
  if (method == "POST" && headers.find("Content-Type:") == std::string::npos)
    text += "Content-Type: application/json\r\n";
  if (!body.empty() || method == "POST") text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  return text + headers + "\r\n" + body;
}

inline Reply http(std::uint16_t port, const std::string& method, const std::string& path, const std::string& body = "",
                  const std::string& headers = "") {
  Wire wire(port);
  wire.send(request_text(port, method, path, body, headers));
  return read_reply(wire, method != "HEAD");
}

// A WebSocket with a token.
class Socket {
 public:
  Socket(std::uint16_t port, const std::string& token, const std::string& headers = "") : wire_(port) {
    wire_.send(request_text(port, "GET", "/ws/" + token, "",
                            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                                headers));
    opening_ = read_reply(wire_, false);
  }
  bool open() const { return opening_.status == 101 && wire_.open(); }
  const Reply& opening() const { return opening_; }
  Wire& wire() { return wire_; }

  static std::string frame(std::string_view text, unsigned char first = 0x81) {
    std::string out{static_cast<char>(first)};
    const std::size_t n = text.size();
    if (n < 126)
      out += static_cast<char>(0x80 | n);
    else if (n < 65536)
      out += {static_cast<char>(0x80 | 126), static_cast<char>(n >> 8), static_cast<char>(n)};
    else {
      out += static_cast<char>(0x80 | 127);
      for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(std::uint64_t{n} >> shift);
    }
    out.append(4, '\0');  // a mask that changes nothing
    return out.append(text);
  }
  bool send(std::string_view text) { return wire_.send(frame(text)); }

  // A message that has come whole already. Pings are answered on the way.
  std::optional<std::string> take() {
    for (;;) {
      std::string& got = wire_.got;
      if (got.size() < 2) return {};
      std::size_t length = static_cast<unsigned char>(got[1]) & 127, head = 2;
      const std::size_t extra = length == 126 ? 2 : length == 127 ? 8 : 0;
      if (got.size() < head + extra) return {};
      if (extra > 0) length = 0;
      for (std::size_t i = 0; i < extra; ++i) length = length << 8 | static_cast<unsigned char>(got[head++]);
      if (got.size() < head + length) return {};
      const int kind = got[0] & 15;
      std::string text = got.substr(head, length);
      got.erase(0, head + length);
      if (kind == 1) return text;
      if (kind == 9) wire_.send(frame(text, 0x8A));
      if (kind == 10) ++pongs;
    }
  }
  std::optional<std::string> receive(Milliseconds within = patience) {
    const auto end = std::chrono::steady_clock::now() + within;
    for (;;) {
      if (auto text = take()) return text;
      const auto left = std::chrono::duration_cast<Milliseconds>(end - std::chrono::steady_clock::now());
      if (left.count() <= 0 || !wire_.fill(left)) return {};
    }
  }

  // The reply to a request; pushes that come before it are kept.
  Json send_and_wait(Json request) {
    request["id"] = ++id_;
    send(request.dump());
    while (auto text = receive()) {
      Json message = Json::parse(*text, nullptr, false);
      if (!message.contains("push")) return message;
      pushes.push_back(std::move(message));
    }
    return Json::object();
  }
  Json ok(const Json& request) {
    Json reply = send_and_wait(request);
    return reply.contains("ok") ? reply["ok"] : Json{{"refused", reply}};
  }
  std::string code(const Json& request) {
    const Json reply = send_and_wait(request);
    return reply.contains("error") ? reply["error"].value("code", "") : "";
  }
  // The next push of a kind, of those kept or yet to come.
  Json push(const std::string& kind, Milliseconds within = patience) {
    const auto end = std::chrono::steady_clock::now() + within;
    for (;;) {
      while (!pushes.empty()) {
        Json one = std::move(pushes.front());
        pushes.pop_front();
        if (one["push"] == kind) return one;
      }
      const auto left = std::chrono::duration_cast<Milliseconds>(end - std::chrono::steady_clock::now());
      const auto text = receive(std::max(left, Milliseconds(0)));
      if (!text) return {};
      pushes.push_back(Json::parse(*text, nullptr, false));
    }
  }
  std::deque<Json> pushes;
  int pongs = 0;  // answers to pings, as they were passed by in `take`

 private:
  Wire wire_;
  Reply opening_;
  int id_ = 0;
};

}  // namespace fyrd::test
