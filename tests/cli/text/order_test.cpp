// Orders in words: numbers, and several people at once.
#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

// Hugh and Wat, and right before them Rolf, Odo and Ivo; both sides are typed.
class Orders : public ProgramTest {
 protected:
  Said close(const std::string& rules, const std::string& typed, const std::string& seed = "2") {
    const std::string data = file("data");
    write_text(data + "/merlin/scenarios/close.toml",
               "name = 'Close'\nhelp = 'Face to face.'\nrules = ['" + rules +
                   "']\ntable = [40, 40]\nturns = 3\n"
                   "sides = [{warband = 'ours', zone = [2, 2, 38, 12], facing = 0},\n"
                   "         {warband = 'theirs', zone = [2, 28, 38, 38], facing = 180}]\n");
    const auto man = [](const std::string& name, double x, double y, bool leads = false) {
      return "{name = '" + name + "', profile = 'sergeant', at = [" + std::to_string(x) + ", " + std::to_string(y) +
             "]" + (leads ? ", leader = true}" : "}");
    };
    write_text(data + "/merlin/warbands/ours.toml",
               "name = 'Ours'\nfigures = [" + man("Hugh", 20, 20, true) + ", " + man("Wat", 18.2, 20) + "]\n");
    write_text(data + "/merlin/warbands/theirs.toml", "name = 'Theirs'\nfigures = [" + man("Rolf", 20, 22.4, true) +
                                                          ", " + man("Odo", 18.2, 22.4) + ", " +
                                                          man("Ivo", 21.8, 22.4) + "]\n");
    return run(
        {"--data", data, "play", "--text", "--rules", rules, "--scenario", "close", "--me", "both", "--seed", seed},
        typed);
  }
};

const std::string to_blows = "first\ndone\ndone\n";

TEST_F(Orders, a_number_after_the_names_says_how_many) {
  for (const char* typed :
       {"strike hugh rolf 1", "hugh strikes at rolf with 1 die", "hugh rolf 1", "strike hugh 1 rolf"}) {
    const Said said = close("merlin-better", to_blows + typed + "\n");
    EXPECT_TRUE(has(said.out, "Hugh goes for Rolf with 1 die.")) << typed << "\n" << said.out;
  }
  const Said two = close("merlin-better", to_blows + "strike hugh odo 2\n");
  EXPECT_TRUE(has(two.out, "Hugh goes for Odo with 2 dice.")) << two.out;
}

TEST_F(Orders, without_the_number_the_choices_are_listed) {
  const Said none = close("merlin-better", to_blows + "strike hugh rolf\n");
  EXPECT_TRUE(has(none.out, "  1. Hugh strikes at Rolf with 2 dice\n  2. Hugh strikes at Rolf with 1 die\n"))
      << none.out;
  const Said whom = close("merlin-better", to_blows + "hugh 1\n");
  EXPECT_TRUE(has(whom.out, "  1. Hugh strikes at Rolf with 1 die\n  2. Hugh strikes at Odo with 1 die\n")) << whom.out;
}

TEST_F(Orders, a_number_that_cannot_be_is_refused) {
  const Said said = close("merlin-better", to_blows + "strike hugh rolf 3\nhugh rolf 1.5\nhugh 1 rolf 2\ndone 2\n");
  EXPECT_TRUE(has(said.out, "That is not possible: Hugh has 2 dice to give. [MER-B-A08]")) << said.out;
  EXPECT_TRUE(has(said.out, "That takes a whole number, not '1.5'."));
  EXPECT_TRUE(has(said.out, "One number is enough: 1 or 2."));
  EXPECT_TRUE(has(said.out, "No number is asked here."));
  EXPECT_FALSE(has(said.out, "goes for"));
  const Said simple = close("merlin-simple", "hugh 5\n");
  EXPECT_TRUE(has(simple.out, "A place is two numbers, east and north, as in: 12.5 30.")) << simple.out;
}

TEST_F(Orders, a_number_after_a_place_is_the_pace) {
  const Said said =
      close("merlin-realistic", "second\nhugh south 3\nwat south 6 3\nwat 18.2 14 2\nwat 12\nundo\nhugh 20 17 1\n");
  EXPECT_TRUE(has(said.out, "Hugh walks 3″ south.")) << said.out;
  EXPECT_TRUE(
      has(said.out, "That is not possible: Wat stands and cannot run yet: one step of pace a turn. [MER-R-003]"));
  EXPECT_TRUE(has(said.out, "That is not possible: Wat has no such pace. [MER-R-A02]"));
  EXPECT_TRUE(has(said.out, "A place is two numbers, east and north, as in: 12.5 30."));
  const Said other = close("merlin-realistic", "second\nrolf 20 25\n");
  EXPECT_TRUE(has(other.out, "Rolf can do nothing of that kind now.")) << other.out;
}

TEST_F(Orders, without_a_number_the_pace_is_the_one_that_gets_so_far) {
  const std::string walked = "second\nhugh south 3\nwat south 3\ndone\n2\n";
  const Said far = close("merlin-realistic", walked + "hugh south 6\nwat runs south 5\n");
  EXPECT_TRUE(has(far.out, "Hugh runs 6″ south.")) << far.out;
  EXPECT_TRUE(has(far.out, "Wat runs 5″ south.")) << far.out;
  const Said aside = close("merlin-realistic", walked + "hugh west 6\nhugh south 9\nhugh south 2\nhugh hops south 3\n");
  EXPECT_TRUE(has(aside.out, "That is not possible: At a run Hugh goes straight on, the way he looks. [MER-R-A30]"))
      << aside.out;
  EXPECT_TRUE(has(aside.out, "That is not possible: That way is 9″ long; at a run Hugh goes 7″. [MER-R-002]"))
      << aside.out;
  EXPECT_TRUE(has(aside.out, "Hugh walks 2″ south.")) << aside.out;
  EXPECT_TRUE(has(aside.out, "I do not know 'hops'.")) << aside.out;
}

TEST_F(Orders, help_speaks_of_numbers_where_one_is_asked) {
  EXPECT_TRUE(has(close("merlin-better", to_blows + "help\n").out, "strike hugh rolf 2 "));
  EXPECT_TRUE(has(close("merlin-realistic", "second\nhelp\n").out, "hugh north 6 2 "));
  EXPECT_FALSE(has(close("merlin-simple", "help\n").out, "a number last"));
}

TEST_F(Orders, those_who_are_named_and_nobody_else) {
  const Said alone = close("merlin-simple", "done\nhugh fights rolf\n");
  EXPECT_TRUE(has(alone.out, "Hugh rolls")) << alone.out;
  EXPECT_FALSE(has(alone.out, "Hugh and Wat")) << alone.out;
  const Said parts = close("merlin-realistic", "second\ndone\ndone\nhugh strikes rolf\ndone\ndone\ndivide ivo rolf\n");
  const std::size_t ivo = parts.out.find("Hugh strikes at Ivo"), rolf = parts.out.find("Hugh strikes at Rolf without");
  EXPECT_TRUE(ivo != std::string::npos && rolf != std::string::npos && ivo < rolf)
      << "the first named gets the first part\n"
      << parts.out;
}

// NOT-060 a climb has a number where there is a choice, which nobody need know.
TEST_F(Orders, a_climb_is_typed_by_its_place_alone) {
  const std::string data = file("data") + "/nottingham";
  write_text(data + "/scenarios/yard.toml",
             "name = 'Yard'\nhelp = 'A house without doors.'\ntable = [30, 30]\n"
             "sides = [{warband = 'reds', zone = [0, 0, 30, 8], facing = 0},\n"
             "         {warband = 'blues', zone = [0, 26, 30, 30], facing = 180}]\n"
             "buildings = [{id = 'h', name = 'the house', at = [15, 11], size = [6, 5]}]\n");
  write_text(data + "/warbands/reds.toml",
             "name = 'Reds'\npreset = true\nheroes = [\n"
             "  {name = 'Alan', class = 'outlaw', leader = true, at = [18, 10.55]},\n"
             "  {name = 'Hob', class = 'outlaw', at = [4, 4]}]\n");
  write_text(
      data + "/warbands/blues.toml",
      "name = 'Blues'\npreset = true\nheroes = [{name = 'Odo', class = 'knight', leader = true, at = [26, 28]}]\n");
  const auto climbs = [&](const char* typed) {
    return run({"--data", file("data"), "play", "--text", "--rules", "nottingham", "--scenario", "yard", "--me", "all",
                "--dice", "manual"},
               "alan\npass\n2\nstay\n" + std::string(typed) + "\n6 6\n");
  };
  for (const char* typed : {"climb 18 11", "alan climbs 18 11", "climb 18 11 0"}) {
    const Said said = climbs(typed);
    EXPECT_TRUE(has(said.out, "Alan climbs")) << typed << "\n" << said.out;
  }
  EXPECT_TRUE(has(climbs("climb 18 4").out, "There is nothing to climb there. [NOT-060]"));
}

}  // namespace
}  // namespace fyrd::test
