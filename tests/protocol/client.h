// A client for the tests: sends requests, checks what holds for every reply, and hands back the part of interest.
#pragma once

#include <gtest/gtest.h>

#include "protocol/json.h"
#include "protocol/session.h"

namespace fyrd::protocol {

// A small battle with dice typed in: two against two, thirty inches of open ground and a pond.
inline const char* const duel = R"({"do":"new","rules":"merlin-simple","dice":"manual",
  "scenario":{"name":"Duel","table":[30,30],
    "sides":[{"zone":[5,1,25,6]},{"zone":[5,24,25,29],"facing":180}],
    "ground":[{"id":"pond","kind":"pond","at":[8,15],"radius":3}]},
  "sides":[
    {"id":"boar","name":"The Boar","figures":[
      {"name":"Hugh","profile":"mounted-knight","leader":true,"at":[15,5]},
      {"name":"Alan","profile":"longbowman","at":[19,5]}]},
    {"id":"watch","name":"The Watch","figures":[
      {"name":"Odo","profile":"sergeant","at":[15,25]},
      {"name":"Milo","profile":"sergeant","at":[18.5,25]}]}]})";

class Client {
 public:
  Client() = default;
  explicit Client(data::Library library) : session_(std::move(library)) {}

  // The whole reply to a request, as text or as JSON. A newline in the text is only there to be read in a test.
  template <class Request>
  Json send(const Request& request) {
    std::string text;
    if constexpr (std::is_same_v<Request, Json>)
      text = dump(request);
    else
      text = request;
    for (char& c : text) c = c == '\n' ? ' ' : c;
    return raw(text);
  }
  Json raw(std::string_view line) {
    const std::string reply = session_.handle(line);
    EXPECT_EQ(reply.find('\n'), std::string::npos);
    Json value = Json::parse(reply, nullptr, false);
    EXPECT_TRUE(value.is_object() && value.contains("id") && value.contains("ok") != value.contains("error")) << reply;
    return value.is_object() ? value : Json::object();
  }

  // What `ok` holds; a refusal fails the test.
  template <class Request>
  Json ok(const Request& request) {
    Json reply = send(request);
    EXPECT_TRUE(reply.contains("ok")) << dump(reply);
    return reply.contains("ok") ? reply["ok"] : Json::object();
  }
  // What `error` holds; anything else fails the test.
  template <class Request>
  Json error(const Request& request) {
    Json reply = send(request);
    EXPECT_TRUE(reply.contains("error")) << dump(reply).substr(0, 400);
    Json out = reply.contains("error") ? reply["error"] : Json::object();
    EXPECT_TRUE(out.contains("code") && out.contains("message")) << dump(out);
    return out;
  }
  template <class Request>
  std::string code(const Request& request) {
    const Json out = error(request);
    return out.contains("code") ? out["code"].get<std::string>() : "";
  }

  Json view() { return ok(R"({"do":"view"})"); }
  // All that a refused request must leave as it was.
  std::string standing() { return dump(send(R"({"do":"view","events":0})")); }

  // The duel, the Boar to move first.
  void begin_duel() {
    ok(duel);
    ok(R"({"do":"roll","faces":[5]})");
    ok(R"({"do":"roll","faces":[2]})");
  }

 private:
  Session session_;
};

// Plays on with the quick player for every side until the battle is over or so many inputs are there.
inline Json play_on(Client& client, std::size_t until = 100'000) {
  Json state = client.view();
  while (!state["over"].get<bool>() && state["inputs"].get<std::size_t>() < until && !testing::Test::HasFailure()) {
    const Json side = state["pending"][0]["side"];  // the first of several who decide at once
    Json request = client.ok(Json{{"do", "advise"}, {"side", side}});
    request["do"] = "answer";
    request["side"] = side;
    request.erase("label");
    request.erase("why");
    client.ok(request);
    state = client.view();  // of all sides; the reply is for the eyes of one
  }
  return state;
}

}  // namespace fyrd::protocol
