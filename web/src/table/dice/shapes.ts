// Dice of every usual kind: their corners and faces, which face bears which number, and how a die lies when it shows
// one.
import { BufferAttribute, BufferGeometry, CanvasTexture, Matrix4, Quaternion, Vector3 } from "three";
import { type Pen, sheet, textureOf } from "../textures";

export const kinds = [4, 6, 8, 10, 12, 20] as const;
export type DieKind = (typeof kinds)[number];
export const kindFor = (sides: number): DieKind => kinds.find((k) => k >= sides) ?? 20;

interface Solid {
  corners: Vector3[];
  faces: number[][]; // corners in order, counterclockwise from outside
}

const phi = (1 + Math.sqrt(5)) / 2;

function rawCorners(kind: DieKind): Vector3[] {
  const v = (x: number, y: number, z: number) => new Vector3(x, y, z);
  const signs = [-1, 1];
  switch (kind) {
    case 4:
      return [v(1, 1, 1), v(1, -1, -1), v(-1, 1, -1), v(-1, -1, 1)];
    case 6:
      return signs.flatMap((x) => signs.flatMap((y) => signs.map((z) => v(x, y, z))));
    case 8:
      return [v(1, 0, 0), v(-1, 0, 0), v(0, 1, 0), v(0, -1, 0), v(0, 0, 1), v(0, 0, -1)];
    case 10: {
      const lift = (1 - Math.cos(Math.PI / 5)) / (1 + Math.cos(Math.PI / 5)); // makes the kites flat
      const belt = Array.from({ length: 10 }, (_, i) =>
        v(Math.cos((i * Math.PI) / 5), i % 2 ? lift : -lift, Math.sin((i * Math.PI) / 5)),
      );
      return [v(0, 1, 0), v(0, -1, 0), ...belt];
    }
    case 12:
      return [
        ...signs.flatMap((x) => signs.flatMap((y) => signs.map((z) => v(x, y, z)))),
        ...signs.flatMap((a) =>
          signs.flatMap((b) => [v(0, a / phi, b * phi), v(a / phi, b * phi, 0), v(a * phi, 0, b / phi)]),
        ),
      ];
    case 20:
      return signs.flatMap((a) => signs.flatMap((b) => [v(0, a, b * phi), v(a, b * phi, 0), v(a * phi, 0, b)]));
  }
}

const counts: Record<DieKind, number> = { 4: 3, 6: 4, 8: 3, 10: 4, 12: 5, 20: 3 };

// Every face of a convex solid: the planes through three corners that have all others on one side.
function solidOf(kind: DieKind): Solid {
  const corners = rawCorners(kind).map((c) => c);
  const size = Math.max(...corners.map((c) => c.length()));
  corners.forEach((c) => c.multiplyScalar(1 / size));
  const faces: number[][] = [];
  const seen = new Set<string>();
  const n = corners.length;
  for (let i = 0; i < n; ++i)
    for (let j = i + 1; j < n; ++j)
      for (let k = j + 1; k < n; ++k) {
        const normal = corners[j]!.clone().sub(corners[i]!).cross(corners[k]!.clone().sub(corners[i]!)).normalize();
        if (normal.lengthSq() < 0.5) continue;
        const offset = normal.dot(corners[i]!);
        if (offset < 0) normal.negate();
        const away = Math.abs(offset);
        const slack = 1e-4;
        if (corners.some((c) => normal.dot(c) > away + slack)) continue;
        const on = corners.flatMap((c, m) => (normal.dot(c) > away - slack ? [m] : []));
        if (on.length !== counts[kind]) continue;
        const key = on.join();
        if (seen.has(key)) continue;
        seen.add(key);
        faces.push(around(corners, on, normal));
      }
  return { corners, faces };
}

function around(corners: readonly Vector3[], on: readonly number[], normal: Vector3): number[] {
  const mid = on.reduce((s, i) => s.add(corners[i]!), new Vector3()).multiplyScalar(1 / on.length);
  const x = corners[on[0]!]!.clone().sub(mid).normalize();
  const y = normal.clone().cross(x);
  const angle = (i: number) => Math.atan2(corners[i]!.clone().sub(mid).dot(y), corners[i]!.clone().sub(mid).dot(x));
  return [...on].sort((a, b) => angle(a) - angle(b));
}

const normalOf = (s: Solid, face: readonly number[]): Vector3 => {
  const [a, b, c] = [s.corners[face[0]!]!, s.corners[face[1]!]!, s.corners[face[2]!]!];
  return b.clone().sub(a).cross(c.clone().sub(a)).normalize();
};

interface Die {
  solid: Solid;
  normals: Vector3[];
  values: number[]; // of each face; a d4 counts corners instead
  ups: Vector3[]; // the way up of the number on each face
}

const made = new Map<DieKind, Die>();

// Opposite faces add up to one more than there are faces, where faces lie opposite.
export function dieOf(kind: DieKind): Die {
  let die = made.get(kind);
  if (die) return die;
  const solid = solidOf(kind);
  const normals = solid.faces.map((f) => normalOf(solid, f));
  const values = new Array<number>(solid.faces.length).fill(0);
  let next = 1;
  normals.forEach((n, i) => {
    if (values[i]) return;
    const opposite = kind === 4 ? -1 : normals.findIndex((m, j) => !values[j] && j !== i && m.dot(n) < -0.98);
    values[i] = next;
    if (opposite >= 0) values[opposite] = kind + 1 - next;
    ++next;
  });
  const ups = solid.faces.map((f) => {
    const mid = f.reduce((s, i) => s.add(solid.corners[i]!), new Vector3()).multiplyScalar(1 / f.length);
    const tip =
      kind === 10
        ? solid.corners[f.find((i) => i < 2)!]!
        : kind === 6
          ? solid.corners[f[0]!]!.clone().add(solid.corners[f[1]!]!).multiplyScalar(0.5)
          : solid.corners[f[0]!]!;
    return tip.clone().sub(mid).normalize();
  });
  made.set(kind, (die = { solid, normals, values, ups }));
  return die;
}

// How a die has to be turned to show a number: its face up, or for a d4 its corner up.
export function showing(kind: DieKind, face: number, spin = 0): Quaternion {
  const { solid, normals, values, ups } = dieOf(kind);
  const spun = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), spin);
  if (kind === 4) {
    const corner = solid.corners[face - 1]!.clone().normalize();
    return spun.multiply(new Quaternion().setFromUnitVectors(corner, new Vector3(0, 1, 0)));
  }
  const i = values.indexOf(face);
  const z = ups[i]!.clone().negate(); // the number's foot is toward the south
  const y = normals[i]!;
  const x = y.clone().cross(z).normalize();
  return spun.multiply(new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(x, y, z).transpose()));
}

export const shown = (kind: DieKind, q: Quaternion): number => {
  const { solid, normals, values } = dieOf(kind);
  const heights = (kind === 4 ? solid.corners : normals).map((v) => v.clone().applyQuaternion(q).y);
  const i = heights.indexOf(Math.max(...heights));
  return kind === 4 ? i + 1 : values[i]!;
};

// How far the middle of a die is above what it lies on, for a die with corners 1 from its middle.
export const resting = (kind: DieKind, q: Quaternion): number =>
  -Math.min(...dieOf(kind).solid.corners.map((c) => c.clone().applyQuaternion(q).y));

const columns = 5;

// Each face has its own square of the texture.
export function dieGeometry(kind: DieKind): BufferGeometry {
  const { solid, normals, ups } = dieOf(kind);
  const rows = Math.ceil(solid.faces.length / columns);
  const [p, n, uv]: [number[], number[], number[]] = [[], [], []];
  solid.faces.forEach((face, f) => {
    const corners = face.map((i) => solid.corners[i]!);
    const mid = corners.reduce((s, c) => s.add(c), new Vector3()).multiplyScalar(1 / corners.length);
    const reach = Math.max(...corners.map((c) => c.distanceTo(mid))) * 1.02;
    const up = ups[f]!;
    const right = up.clone().cross(normals[f]!);
    const [col, row] = [f % columns, Math.floor(f / columns)];
    const push = (c: Vector3) => {
      const d = c.clone().sub(mid);
      p.push(c.x, c.y, c.z);
      n.push(normals[f]!.x, normals[f]!.y, normals[f]!.z);
      uv.push((col + 0.5 + d.dot(right) / reach / 2) / columns, 1 - (row + 0.5 - d.dot(up) / reach / 2) / rows);
    };
    for (let k = 1; k + 1 < corners.length; ++k) [corners[0]!, corners[k]!, corners[k + 1]!].forEach(push);
  });
  const out = new BufferGeometry();
  out.setAttribute("position", new BufferAttribute(new Float32Array(p), 3));
  out.setAttribute("normal", new BufferAttribute(new Float32Array(n), 3));
  out.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
  return out;
}

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function dieTexture(kind: DieKind, body: string, marks = "#fff4d8"): CanvasTexture {
  const { solid, values } = dieOf(kind);
  const rows = Math.ceil(solid.faces.length / columns);
  const cell = 96;
  const pen = sheet(columns * cell, rows * cell);
  pen.fillStyle = body;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  solid.faces.forEach((face, f) => {
    pen.save();
    pen.translate(((f % columns) + 0.5) * cell, (Math.floor(f / columns) + 0.5) * cell);
    pen.fillStyle = pen.strokeStyle = marks;
    if (kind === 6) for (const [x, y] of pips[values[f]!]!) dot(pen, x * 17, y * 17, 7.5);
    else if (kind === 4)
      face.forEach((corner, k) => {
        pen.save();
        pen.rotate((-k * Math.PI * 2) / 3);
        figure(pen, String(corner + 1), 0, -15, 30);
        pen.restore();
      });
    else
      figure(
        pen,
        String(values[f]),
        0,
        kind === 10 ? 6 : 2,
        ({ 8: 42, 10: 38, 12: 50, 20: 36 } as Record<number, number>)[kind]!,
        [6, 9].includes(values[f]!) && kind > 8,
      );
    pen.restore();
  });
  return textureOf(pen);
}

function dot(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
}

function figure(pen: Pen, text: string, x: number, y: number, size: number, underlined = false): void {
  pen.font = `700 ${size}px "Alegreya Variable", Alegreya, Georgia, serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, x, y);
  if (underlined) pen.fillRect(x - size * 0.2, y + size * 0.38, size * 0.4, 3);
}
