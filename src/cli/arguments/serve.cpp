// What may be typed after fyrd serve.
#include "cli/arguments/serve.h"

#include "cli/commands/operate.h"

namespace fyrd::cli {

void define_serve(Commands& commands) {
  const auto a = std::make_shared<OperateArguments>();
  CLI::App* sub = commands.add("serve", "Serves games to others, without a browser, until it is told to end",
                               "  fyrd serve --config /etc/fyrd/serve.toml\n"
                               "  fyrd serve --proxy --name fyrd.example.org --operator 9066 --log json\n");
  sub->add_option("--config", a->config, "A TOML file with these settings and more; what is typed comes before it")
      ->type_name("FILE");
  sub->add_option("--address", a->address, "The address of this computer to listen at; without it 127.0.0.1");
  sub->add_option("--port", a->port, "The port; without it 1066")->type_name("N")->transform(whole(0, 65535));
  sub->add_option("--store", a->store, "Where the games are kept; without it games.sqlite in your data folder")
      ->type_name("FILE");
  sub->add_option("--web", a->web, "The built page; without it the folder web beside the program")->type_name("FOLDER");
  sub->add_flag("--proxy", a->proxy,
                "A proxy stands before it: X-Forwarded-For says who asks, and nobody is this computer");
  sub->add_option("--name", a->names, "A name others know it by; several may be given")->type_name("NAME");
  sub->add_option("--operator", a->operator_port, "A port of 127.0.0.1 for health, metrics and all games")
      ->type_name("N")
      ->transform(whole(0, 65535));
  sub->add_option("--log", a->log, "text, json or none")->check(CLI::IsMember({"text", "json", "none"}));
  commands.when(sub, [a](const data::Library& library) { return operate(library, *a); });
}

}  // namespace fyrd::cli
