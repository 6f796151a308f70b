// What the stage knows of the table it plays on.
import type { Vector3 } from "three";
import type { Piece, Point } from "../../protocol/types";
import type { Eye } from "../camera";
import type { FigurePiece } from "../figures/piece";
import type { People } from "../people";
import { distanceTo } from "../space";
import type { Roll } from "./plan";

export interface Around {
  width: number;
  depth: number;
  figure: (id: string) => FigurePiece | undefined;
  lie: (p: Point) => number;
}

export interface Cast extends Around {
  clothOf: (roll: Roll) => string;
  dieSize: () => number; // for how the camera stands
  toward: (at: Vector3) => Vector3; // a step to the viewer
  room: (at: Vector3, radius: number) => boolean; // nobody and nothing high stands there
}

export const castOf = (around: Around, eye: Eye, people: People, pieces: () => readonly Piece[]): Cast => ({
  ...around,
  get width() {
    return around.width;
  },
  get depth() {
    return around.depth;
  },
  clothOf: (roll) => people.styleOf(roll.side ?? people.get(roll.by ?? "")?.figure.side).cloth,
  dieSize: () => Math.max(0.3, Math.min(2.4, (eye.mode === "eye" ? 18 : eye.circling.distance) * 0.0155)),
  room: (at, radius) =>
    !people.present().some((p) => p.shownAt.distanceTo(at) < p.reach + radius) &&
    !pieces().some((p) => p.top > 0.3 && distanceTo([at.x, -at.z], p) < radius),
  toward: (at) => eye.camera.position.clone().sub(at).setY(0).normalize(),
});
