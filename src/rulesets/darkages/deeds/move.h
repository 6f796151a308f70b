// Orders for the movement asked of both sides: in secret (DRK-A32), or proposed in the open (DRK-B02).
#pragma once

#include "rulesets/darkages/deeds/order.h"

namespace fyrd::darkages {

class MoveOrder final : public QuestionOf<DarkAgesBattle, State> {
 public:
  enum : std::uint8_t { done, stand, crouch, shift, move, go, wheel, dismount, leave };
  static constexpr Verb all[] = {{"done"},
                                 {"stand", uses_figure | uses_facing | uses_number},
                                 {"crouch", uses_figure},
                                 // A wall goes as one before one of its men goes by himself.
                                 {"shift", uses_figure | uses_path, "Move the wall", Shows::walk},
                                 {"move", uses_figure | uses_path | uses_facing | uses_number, nullptr, Shows::walk},
                                 {"go", uses_figure | uses_target, "Go for"},
                                 {"wheel", uses_figure | uses_facing, "Turn the wall"},
                                 {"dismount", uses_figure | uses_path | uses_facing},
                                 {"leave", uses_figure | uses_path}};
  MoveOrder(Here here, Side who, const Orders& orders)
      : QuestionOf(here, "order", "DRK-A32", all, who), orders_(orders) {}

  std::string prompt() const override;
  std::string number_text(const Choice& c) const override { return c.number ? "In close order" : "In loose order"; }
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  bool begins() const override;  // the first order of the first side that has any

  WhyNot cannot(const Choice&) const;  // an order to one of his own side, about an enemy
  const Orders& orders() const { return orders_; }
  bool waits(FigureId) const;  // for an order
  bool anybody_waits() const {
    return any(in_play(s_, who), [&](FigureId id) { return waits(id); });
  }

 private:
  WhyNot body_cannot(FigureId) const;
  void list_body(FigureId, Options&) const;
  void list_stands(FigureId, Options&) const;
  void list_ways(FigureId, Options&) const;
  const Orders& orders_;
};

void move_together(Now);  // the step of orders and movement

}  // namespace fyrd::darkages
