import { Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { dieGeometry, dieOf, kindFor, kinds, resting, showing, shown } from "../../src/table/dice/shapes";
import { diceFor } from "../../src/table/dice/tray";

describe.each(kinds)("a d%i", (kind) => {
  it("has as many faces as it says, each number once", () => {
    const { solid, values } = dieOf(kind);
    expect(solid.faces).toHaveLength(kind);
    expect([...values].sort((a, b) => a - b)).toEqual(Array.from({ length: kind }, (_, i) => i + 1));
  });

  it("is closed: every edge belongs to two faces, in opposite directions", () => {
    const edges = new Set<string>();
    for (const face of dieOf(kind).solid.faces)
      face.forEach((a, i) => edges.add(`${a} ${face[(i + 1) % face.length]}`));
    for (const edge of edges) expect(edges).toContain(edge.split(" ").reverse().join(" "));
  });

  it("looks outward with every face", () => {
    const { solid, normals } = dieOf(kind);
    solid.faces.forEach((face, i) => expect(normals[i]!.dot(solid.corners[face[0]!]!)).toBeGreaterThan(0));
  });

  it.each(Array.from({ length: kind }, (_, i) => i + 1))("shows %i when it should, and lies flat", (face) => {
    for (const spin of [0, 1.1, -2]) {
      const q = showing(kind, face, spin);
      expect(shown(kind, q)).toBe(face);
      expect(q.length()).toBeCloseTo(1);
      const ground = -resting(kind, q);
      const touching = dieOf(kind).solid.corners.filter((c) => c.clone().applyQuaternion(q).y < ground + 1e-6);
      expect(touching.length).toBeGreaterThanOrEqual(3);
    }
  });

  it("has the top of every number away from the viewer in the south when it is not spun", () => {
    if (kind === 4) return; // read at its corners, from any side
    const { ups, values } = dieOf(kind);
    values.forEach((value, i) => {
      const up = ups[i]!.clone().applyQuaternion(showing(kind, value));
      expect(up.distanceTo(new Vector3(0, 0, -1))).toBeLessThan(1e-6);
    });
  });

  it("keeps every face within its own square of the texture", () => {
    const uv = dieGeometry(kind).getAttribute("uv");
    for (let i = 0; i < uv.count; ++i) {
      expect(uv.getX(i)).toBeGreaterThanOrEqual(0);
      expect(uv.getX(i)).toBeLessThanOrEqual(1);
      expect(uv.getY(i)).toBeGreaterThanOrEqual(0);
      expect(uv.getY(i)).toBeLessThanOrEqual(1);
    }
  });
});

describe("dice", () => {
  it("add up to one more than they have faces on opposite sides", () => {
    for (const kind of [6, 8, 12, 20] as const) {
      const { normals, values } = dieOf(kind);
      normals.forEach((n, i) => {
        const j = normals.findIndex((m) => m.dot(n) < -0.999);
        expect(values[i]! + values[j]!).toBe(kind + 1);
      });
    }
  });

  it("are the smallest kind that has the number", () => {
    expect(kindFor(6)).toBe(6);
    expect(kindFor(3)).toBe(4);
    expect(kindFor(7)).toBe(8);
    expect(diceFor(6, [1, 6])).toEqual([
      { kind: 6, face: 1 },
      { kind: 6, face: 6 },
    ]);
  });

  it("roll a hundred with two of ten", () => {
    expect(diceFor(100, [73])).toEqual([
      { kind: 10, face: 7 },
      { kind: 10, face: 3 },
    ]);
    expect(diceFor(100, [100])).toEqual([
      { kind: 10, face: 10 },
      { kind: 10, face: 10 },
    ]);
  });

  it("are told apart by how they lie", () => {
    expect(shown(6, new Quaternion())).not.toBe(
      shown(6, new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI)),
    );
  });
});
