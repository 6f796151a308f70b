// A table as a picture: one page of an illuminated manuscript, as SVG.
#pragma once

#include <span>
#include <string>

#include "core/events/event.h"
#include "core/play/battle.h"

namespace fyrd::cli {

struct Picture {
  const Battle& battle;
  const Tabletop& table;
  std::span<const Event> events;  // up to this moment
  std::string title, subtitle;
  int size = 1400;  // pixels of the longer edge
};

std::string draw_picture(const Picture&);

}  // namespace fyrd::cli
