// Pictures: sound, whole, and safe from any name.
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"
#include "tests/cli/xml.h"

namespace fyrd::test {
namespace {

using Json = nlohmann::ordered_json;

class Draw : public ProgramTest {};

TEST_F(Draw, a_picture_is_sound_xml_and_names_everybody) {
  const std::string path = recorded("game.json");
  const Json record = Json::parse(text_of_file(path), nullptr, false);
  for (const char* at : {"0", "60"}) {
    const Said drawn = run({"draw", path, "--at", at, "-o", file("table.svg")});
    EXPECT_EQ(drawn.code, 0) << drawn.err;
    const std::string svg = text_of_file(file("table.svg"));
    EXPECT_EQ(xml_trouble(svg), "");
    for (const Json& side : record["setup"]["sides"])
      for (const Json& figure : side["figures"]) EXPECT_TRUE(has(svg, figure["name"].get<std::string>())) << figure;
  }
  const Said setup = run({"draw", "--rules", "merlin-simple", "--size", "600"});
  EXPECT_EQ(setup.code, 0) << setup.err;
  EXPECT_EQ(xml_trouble(setup.out), "");
}

TEST_F(Draw, names_cannot_break_a_picture) {
  const std::string path = recorded("game.json");
  Json record = Json::parse(text_of_file(path), nullptr, false);
  record["setup"]["sides"][0]["figures"][0]["name"] = "<b>&\"'é]]>";
  record["setup"]["scenario"]["name"] = "&<";
  record["inputs"] = record["checkpoints"] = Json::array();  // they speak of him by another name
  record["result"] = nullptr;
  write_text(file("odd.json"), record.dump());
  const Said drawn = run({"draw", file("odd.json")});
  EXPECT_EQ(drawn.code, 0) << drawn.err;
  EXPECT_EQ(xml_trouble(drawn.out), "");
}

TEST_F(Draw, the_pictures_in_the_documents_are_those_it_draws) {
  const auto shown = [](const std::string& name) {
    return text_of_file(std::string(source_folder) + "/docs/images/" + name + ".svg");
  };
#ifndef __clang__  // drawn with floating point, whose last digit is the compiler's: g++ made the picture that is shown
  EXPECT_TRUE(run({"draw", "--rules", "merlin-simple", "--scenario", "field"}).out == shown("field"))
      << "draw it anew: fyrd draw --rules merlin-simple --scenario field -o docs/images/field.svg";
#endif
  for (const char* chart : {"hunter", "mage", "warrior"})
    EXPECT_TRUE(run({"chart", chart}).out == shown(chart)) << "draw it anew: fyrd chart " << chart;
}

}  // namespace
}  // namespace fyrd::test
