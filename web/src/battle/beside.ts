// In which corner of the table the card stands: over nobody whom it is about, above rather than below, and away from the fight.
export interface Corner {
  right: boolean;
  low: boolean;
}
interface Spot {
  x: number;
  y: number;
}
type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const [wide, high] = [336, 210]; // pixels of a card with its three lines
const room = 34; // around somebody, for himself and his name
const [tools, foot] = [54, 58]; // what stands at the right edge and below
const edge = 10;

const placed = ({ right, low }: Corner, box: Box): Box => {
  const left = right ? box.right - tools - wide : box.left + edge;
  const top = low ? box.bottom - foot - high : box.top + edge;
  return { left, top, right: left + wide, bottom: top + high };
};

const over = (card: Box, { x, y }: Spot): boolean =>
  x > card.left - room && x < card.right + room && y > card.top - room && y < card.bottom + room;

export function cornerFor(spots: readonly Spot[], box: Box): Corner {
  const middle = spots.reduce((sum, spot) => sum + spot.x, 0) / (spots.length || 1);
  const away = spots.length > 0 && middle < (box.left + box.right) / 2;
  const corners = [false, true].flatMap((low) => [away, !away].map((right) => ({ right, low })));
  const covered = (corner: Corner): number => spots.filter((spot) => over(placed(corner, box), spot)).length;
  return corners.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
