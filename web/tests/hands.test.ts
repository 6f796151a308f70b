import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Hands } from "../src/battle/hands";

const canvas = {
  listeners: {} as Record<string, (event: unknown) => void>,
  addEventListener: (name: string, run: (event: unknown) => void) => void (canvas.listeners[name] = run),
  setPointerCapture: () => {},
  focus: () => {},
};
const orders = {
  trial: null,
  way: {},
  corners: [] as number[][],
  pick: vi.fn(() => true),
  place: vi.fn(() => true),
  corner: (at: number[]) => void (orders.corners = [...orders.corners, at]),
};
const select = vi.fn();
let under: { figure?: string; at: number[] };

const finger = (name: string, timeStamp: number) =>
  canvas.listeners[name]!({
    pointerId: 1,
    pointerType: "touch",
    button: 0,
    buttons: 1,
    clientX: 5,
    clientY: 5,
    timeStamp,
    stopImmediatePropagation: () => {},
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  orders.corners = [];
  new Hands(
    canvas as never,
    {
      table: () => ({ pick: () => under, place: () => null, inch: () => 14 }),
      orders,
      ruler: { on: false },
      live: { playing: false },
      hover: () => {},
      select,
      back: () => {},
    } as never,
  );
});
afterEach(() => void vi.useRealTimers());

describe("a finger on a figure", () => {
  beforeEach(() => void (under = { figure: "alan", at: [1, 1] }));

  it("gives him orders when it is lifted at once", () => {
    (finger("pointerdown", 0), finger("pointerup", 80));
    expect(orders.pick).toHaveBeenCalledWith("alan");
    expect(select).not.toHaveBeenCalled();
  });
  it("asks about him when it is held", () => {
    (finger("pointerdown", 0), vi.advanceTimersByTime(700), finger("pointerup", 700));
    expect(select).toHaveBeenCalledWith("alan");
    expect(orders.pick).not.toHaveBeenCalled();
  });
  it("was held though the page heard of it only when it was lifted", () => {
    (finger("pointerdown", 0), finger("pointerup", 700));
    expect(select).toHaveBeenCalledWith("alan");
    expect(orders.pick).not.toHaveBeenCalled();
  });
  it("was not held though the page heard late that it was lifted", () => {
    (finger("pointerdown", 0), vi.advanceTimersByTime(700), finger("pointerup", 80));
    expect(orders.pick).toHaveBeenCalledWith("alan");
  });
});

describe("a finger on the ground", () => {
  beforeEach(() => void (under = { at: [3, 3] }));

  it("lays a corner when it is held", () => {
    (finger("pointerdown", 0), vi.advanceTimersByTime(700), finger("pointerup", 700));
    expect(orders.corners).toEqual([[3, 3]]);
    expect(orders.place).not.toHaveBeenCalled();
  });
  it("lays none, and is a place to go to, when the page heard late that it was lifted", () => {
    (finger("pointerdown", 0), vi.advanceTimersByTime(700), finger("pointerup", 80));
    expect(orders.corners).toEqual([]);
    expect(orders.place).toHaveBeenCalledWith([3, 3], 1, { thing: undefined, ground: undefined });
  });
});
