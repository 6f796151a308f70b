// QR codes: the smallest picture that holds a text. That cameras read them is seen in the browser's tests.
#include "club/qr.h"

#include "tests/server/hosted.h"

namespace fyrd::club {
namespace {

// How many modules a code of so many bytes has along a side, with a margin of four all around.
int size_for(std::size_t bytes) {
  const std::string picture = qr_picture(std::string(bytes, 'a')).value_or("");
  const std::size_t at = picture.find("viewBox=\"0 0 ");
  return at == std::string::npos ? 0 : std::stoi(picture.substr(at + 13)) - 8;
}

TEST(Qr, the_smallest_code_that_holds_it) {
  EXPECT_EQ(size_for(14), 21);
  EXPECT_EQ(size_for(15), 25);
  EXPECT_EQ(size_for(62), 33);
  EXPECT_EQ(size_for(180), 53);
  EXPECT_EQ(size_for(200), 57);
  EXPECT_EQ(size_for(201), 0) << "too long";
  EXPECT_EQ(size_for(0), 0) << "nothing";
}

using QrPicture = test::Hosted;
TEST_F(QrPicture, comes_from_the_server) {
  start();
  const test::Reply reply = get("/api/qr?text=http%3A%2F%2F10.0.0.7%3A1066%2F%23%2Fgame%2Fabc");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.headers.at("content-type"), "image/svg+xml");
  EXPECT_EQ(reply.body, qr_picture("http://10.0.0.7:1066/#/game/abc"));
  for (const char* bad : {"/api/qr", "/api/qr?x=1", "/api/qr?text=", "/api/qr?text=%zz", "/api/qr?text=%4"})
    EXPECT_EQ(get(bad).status, 400) << bad;
  EXPECT_EQ(get("/api/qr?text=" + std::string(300, 'a')).status, 400);
}

}  // namespace
}  // namespace fyrd::club
