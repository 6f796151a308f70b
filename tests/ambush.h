// Two of Nottingham with traps to lay in secret, as a request that begins their battle: dice typed in.
#pragma once

namespace fyrd::test {

inline constexpr const char* ambush = R"({"rules":"nottingham","dice":"manual",
  "scenario":{"name":"Ambush","table":[40,40],"sides":[{"zone":[0,0,40,8]},{"zone":[0,32,40,40],"facing":180}]},
  "sides":[
    {"id":"wood","name":"The Wood","preset":true,"traps":["net","pit"],"heroes":[
      {"name":"Alan","class":"outlaw","leader":true,"initiative":3,"melee":3,"ranged":3}]},
    {"id":"town","name":"The Town","preset":true,"traps":["pit"],"heroes":[
      {"name":"Odo","class":"knight","leader":true,"initiative":3,"melee":3,"ranged":3}]}]})";

}  // namespace fyrd::test
