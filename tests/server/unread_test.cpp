// Who is hung up on when clients do not take what they are sent.
#include "server/unread.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace fyrd::server {
namespace {

class UnreadTest : public ::testing::Test {
 protected:
  Unread::Share& client(char name) {
    all_.push_back(std::make_unique<Unread::Share>(unread_, [this, name] { gone += name; }));
    return *all_.back();
  }
  std::string gone;

 private:
  Unread unread_{100};
  std::vector<std::unique_ptr<Unread::Share>> all_;
};

TEST_F(UnreadTest, as_long_as_there_is_room_everybody_stays) {
  Unread::Share &a = client('a'), &b = client('b');
  a.add(60), b.add(40);
  EXPECT_EQ(gone, "");
  a.take(60), b.add(60);
  EXPECT_EQ(gone, "");
  EXPECT_EQ(a.bytes() + b.bytes(), 100u);
}

TEST_F(UnreadTest, who_has_taken_nothing_for_longest_goes_first) {
  Unread::Share &a = client('a'), &b = client('b'), &c = client('c');
  a.add(30), b.add(30), c.add(30);
  a.take(10);  // slow, but he reads
  b.add(30);
  EXPECT_EQ(gone, "b") << "however late his last one came";
  b.add(1000);
  EXPECT_EQ(gone, "b") << "he counts no more";
  a.add(90);
  EXPECT_EQ(gone, "bca") << "and who is sent more than there is room for at all";
}

TEST_F(UnreadTest, who_leaves_gives_his_room_back) {
  Unread::Share &a = client('a'), &b = client('b');
  a.add(90);
  a.close();
  b.add(100);
  EXPECT_EQ(gone, "");
  b.take(1000);
  EXPECT_EQ(b.bytes(), 0u);
}

}  // namespace
}  // namespace fyrd::server
