// The silhouettes.
#include "paper/weapon.h"

namespace fyrd::paper {

const char* weapon_markup(Arm arm) {
  switch (arm) {
    case Arm::none: return "";
    case Arm::sword:
      return R"(<path class="haft" d="M0.5 0.1V-0.2"/>)"
             R"(<path class="blade" d="M0.42 -0.2L0.42 -1L0.5 -1.2L0.58 -1L0.58 -0.2Z"/>)"
             R"(<path class="haft" d="M0.28 -0.2H0.72"/>)";
    case Arm::great_sword:
      return R"(<path class="haft" d="M0.28 0.3V0"/>)"
             R"(<path class="blade" d="M0.2 -0.05L0.2 -1.4L0.28 -1.6L0.36 -1.4L0.36 -0.05Z"/>)"
             R"(<path class="haft" d="M0 -0.05H0.56"/>)";
    case Arm::dagger:
      return R"(<path class="haft" d="M0.5 0.05V-0.2M0.34 -0.2H0.66"/>)"
             R"(<path class="blade" d="M0.42 -0.2L0.5 -0.8L0.58 -0.2Z"/>)";
    case Arm::axe:
      return R"(<path class="haft" d="M0.5 0.25V-0.95"/>)"
             R"(<path class="blade" d="M0.5 -1.02Q0.8 -1.2 0.95 -1.08Q1 -0.8 0.9 -0.55Q0.7 -0.68 0.5 -0.72Z"/>)";
    case Arm::great_axe:
      return R"(<path class="haft" d="M0.4 0.6L0.4 -1.1"/>)"
             R"(<path class="blade" d="M0.4 -1.15Q0.8 -1.35 0.98 -1.2Q1.02 -0.85 0.9 -0.6Q0.7 -0.75 0.4 -0.8Z"/>)";
    case Arm::mace:
      return R"(<path class="haft" d="M0.5 0.2V-0.8"/><circle class="blade" cx="0.5" cy="-0.92" r="0.19"/>)";
    case Arm::club: return R"(<path class="haft" d="M0.5 0.2V-0.6"/><path class="haft thick" d="M0.5 -0.6V-1"/>)";
    case Arm::staff: return R"(<path class="haft" d="M0.5 0.9V-1.2"/>)";
    case Arm::fork: return R"(<path class="haft" d="M0.5 0.8V-1.1M0.34 -1.5V-1.1H0.66V-1.5"/>)";
    case Arm::spear:
      return R"(<path class="haft" d="M0.5 0.85V-1.2"/>)"
             R"(<path class="blade" d="M0.5 -1.7L0.64 -1.25L0.5 -1.05L0.36 -1.25Z"/>)";
    case Arm::pike:
      return R"(<path class="haft" d="M0.5 0.95V-1.9"/><path class="blade" d="M0.5 -2.35L0.6 -1.85L0.4 -1.85Z"/>)";
    case Arm::halberd:
      return R"(<path class="haft" d="M0.5 0.8V-1.2"/>)"
             R"(<path class="blade")"
             R"( d="M0.5 -1.75L0.6 -1.3L0.95 -1.35Q1.02 -1.05 0.9 -0.85L0.5 -0.95L0.2 -1.08L0.42 -1.25Z"/>)";
    case Arm::lance:
      return R"(<path class="haft" d="M0.52 0.7V-1.5"/><path class="blade" d="M0.52 -1.95L0.64 -1.45L0.4 -1.45Z"/>)"
             R"(<path class="blade" d="M0.36 -0.25L0.68 -0.25L0.52 -0.6Z"/>)";
    case Arm::javelin:
      return R"(<path class="haft thin" d="M0.5 0.6V-1.0M0.72 0.6V-0.9"/>)"
             R"(<path class="blade" d="M0.5 -1.35L0.6 -1L0.4 -1ZM0.72 -1.25L0.82 -0.9L0.62 -0.9Z"/>)";
    case Arm::stone: return R"(<circle class="blade" cx="0.5" cy="-0.5" r="0.14"/>)";
    case Arm::sling:
    case Arm::staff_sling:
      return R"(<path class="cord" d="M0.4 -0.2Q0.8 -1.2 0.2 -1.1"/>)"
             R"(<circle class="blade" cx="0.2" cy="-1.1" r="0.12"/>)";
    case Arm::bow:
      return R"(<path class="cord" d="M-0.88 -0.22L0.88 -0.22"/><path class="bow" d="M-0.88 -0.22Q0 -1.2 0.88 -0.22"/>)"
             R"(<path class="haft thin" d="M0 0.1V-1.05"/><path class="blade" d="M0 -1.3L0.11 -1.02L-0.11 -1.02Z"/>)";
    case Arm::crossbow:
      return R"(<path class="haft" d="M0.1 0.25V-0.95"/><path class="bow" d="M-0.62 -0.5Q0.1 -1.02 0.82 -0.5"/>)"
             R"(<path class="cord" d="M-0.62 -0.5L0.1 -0.25L0.82 -0.5"/>)";
  }
  return "";
}

}  // namespace fyrd::paper
