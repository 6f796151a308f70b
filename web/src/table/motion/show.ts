// Plays a frame: dice, ways, shots, then whoever falls or gets up.
import { BufferGeometry, Mesh, MeshLambertMaterial, Object3D, Quaternion, Vector3 } from "three";
import type { Figure, Frame, Point, Prop } from "../../protocol/types";
import type { Throw, Tray } from "../dice/tray";
import type { FigurePiece } from "../figures/piece";
import { Paint, put } from "../paint";
import { fixed, type Props } from "../props/props";
import { cone, rod } from "../solids";
import { distance, inWorld, middle, turnBetween } from "../space";
import type { Motion } from "../table";
import type { Cast } from "./cast";
import { along, eased, lengthOf, turnToward, walkTime } from "./path";
import { planOf, type Roll, type Step } from "./plan";
import type { Player } from "./player";

const falling = 380;
const turning = 140;
const resting = 260; // dice lie still before anything else happens

export class FrameShow {
  readonly root = new Object3D();
  private arrow: Mesh<BufferGeometry, MeshLambertMaterial>;

  constructor(
    private cast: Cast,
    private tray: Tray,
    private props: Props,
    private player: Player,
  ) {
    const shape = new Paint();
    shape.add(rod(0.025, 0.025, 0.9, 5), "#d9c08a", put(0, 0, 0, -Math.PI / 2));
    shape.add(cone(0.06, 0.16, 4), "#e4e7e8", put(0, 0, -0.5, -Math.PI / 2));
    shape.add(cone(0.08, 0.2, 3), "#f6edd6", put(0, 0, 0.42, -Math.PI / 2));
    this.arrow = new Mesh(shape.build(), new MeshLambertMaterial({ vertexColors: true }));
    this.arrow.visible = false;
    this.root.add(this.arrow);
  }

  // `figures` in inches, as they stand afterward. What is no longer wanted touches nothing any more.
  async play(
    frame: Frame,
    figures: readonly Figure[],
    props: readonly Prop[],
    k: number,
    motion: Motion,
    wanted: () => boolean,
  ): Promise<void> {
    const speed = motion.speed > 0 && !motion.reduced ? motion.speed : 0;
    for (const step of planOf(frame.events)) {
      await this.step(step, k, speed, wanted);
      if (!wanted()) return;
    }
    await Promise.all([
      ...figures.map((f) => this.settle(f, speed, wanted)),
      ...props.map((p) => this.shift(p, speed)),
    ]);
  }

  private async step(step: Step, k: number, speed: number, wanted: () => boolean): Promise<void> {
    switch (step.kind) {
      case "roll": {
        await this.tray.roll(this.throws(step.rolls), this.cast.dieSize(), speed || Infinity, this.player);
        return speed && wanted() ? this.player.over(resting / speed, () => {}) : undefined;
      }
      case "walk":
        await Promise.all(
          step.ways.map(({ who, way }) =>
            this.walk(
              who,
              way.map(([x, y]) => [x * k, y * k]),
              speed,
            ),
          ),
        );
        return;
      case "shot":
        return speed ? this.shoot(step.by, step.at, speed) : undefined;
    }
  }

  // Beside whoever rolls, where there is room, rather toward the viewer; two rolls never on one another.
  private throws(rolls: readonly Roll[]): Throw[] {
    const { width, depth } = this.cast;
    const size = this.cast.dieSize();
    const taken: { at: Vector3; half: number }[] = [];
    return rolls.map((roll) => {
      const who = roll.by ? this.cast.figure(roll.by) : undefined;
      const start = who?.root.visible ? who.shownAt.clone().setY(0) : new Vector3(width / 2, 0, -depth / 2);
      const half = size * Math.min(roll.faces.length, 6) * 1.1 + size * 0.3;
      const fits = (at: Vector3) =>
        !taken.some((t) => Math.abs(t.at.z - at.z) < size * 2.3 && Math.abs(t.at.x - at.x) < t.half + half);
      const inside = (at: Vector3) =>
        at.set(
          Math.max(half, Math.min(width - half, at.x)),
          0,
          Math.max(-depth + size * 1.4, Math.min(-size * 1.4, at.z)),
        );
      const toward = this.cast.toward(start);
      const tries = [1, 1.6, 2.4, 3.4].flatMap((far) =>
        [0, 0.8, -0.8, 1.6, -1.6, 3.1].map((turn) =>
          inside(
            toward
              .clone()
              .applyAxisAngle(new Vector3(0, 1, 0), turn)
              .multiplyScalar(far * ((who?.reach ?? 0) + half + size))
              .add(start),
          ),
        ),
      );
      const at = tries.find((t) => fits(t) && this.cast.room(t, half * 0.8)) ?? tries.find(fits) ?? tries[0]!;
      taken.push({ at: at.clone(), half });
      at.y = this.cast.lie([at.x, -at.z]) + 0.02;
      return { sides: roll.sides, faces: roll.faces, cloth: this.cast.clothOf(roll), toward: at };
    });
  }

  private async walk(who: readonly string[], way: readonly Point[], speed: number): Promise<void> {
    const near = who
      .map((id) => this.cast.figure(id))
      .filter((p): p is FigurePiece => p !== undefined && p.root.visible);
    const mover = near.find((p) => distance([p.shownAt.x, -p.shownAt.z], way[0]!) < 0.6);
    if (!mover) return;
    const begin = (-mover.root.rotation.y * 180) / Math.PI;
    const height = mover.shownAt.y;
    await this.player.over(speed ? walkTime(lengthOf(way)) / speed : 0, (t) => {
      const { at, facing } = along(way, eased(t));
      const hop = Math.abs(Math.sin(t * Math.max(2, Math.round(lengthOf(way))) * Math.PI)) * 0.07 * (t < 1 ? 1 : 0);
      const ground = this.cast.lie(at);
      mover.place(
        at,
        Math.max(ground, height * (1 - t) * (ground < height - 0.3 ? 0 : 1)) + hop,
        turnToward(begin, facing, Math.min(1, t * 5)),
      );
    });
  }

  private async shoot(by: string, at: string, speed: number): Promise<void> {
    const [from, to] = [this.cast.figure(by), this.cast.figure(at)];
    if (!from?.root.visible || !to?.root.visible) return;
    const a = from.shownAt.clone().add(new Vector3(0, from.eyes * 0.8, 0));
    const b = to.shownAt.clone().add(new Vector3(0, to.eyes * 0.6, 0));
    const far = a.distanceTo(b);
    const turn = new Quaternion();
    const before = new Vector3();
    this.arrow.scale.setScalar(Math.max(0.8, this.cast.dieSize() * 1.2));
    await this.player.over(Math.min(420, 140 + far * 9) / speed, (t) => {
      this.arrow.visible = t < 1;
      before.copy(this.arrow.position);
      this.arrow.position.lerpVectors(a, b, t).add(new Vector3(0, Math.sin(t * Math.PI) * far * 0.08, 0));
      const way = t > 0 && t < 1 ? this.arrow.position.clone().sub(before) : b.clone().sub(a);
      this.arrow.quaternion.copy(turn.setFromUnitVectors(new Vector3(0, 0, -1), way.normalize()));
    });
  }

  // To how a figure stands at the end: it turns, falls, gets up, comes and goes.
  private async settle(f: Figure, speed: number, wanted: () => boolean): Promise<void> {
    const piece = this.cast.figure(f.id);
    if (!piece) return;
    const was = piece.figure;
    const begin = (-piece.root.rotation.y * 180) / Math.PI;
    const from = piece.shownAt.clone();
    const to = inWorld(f.at, f.elevation);
    const comes = was.pose === "away" && f.pose !== "away";
    const falls = was.pose !== f.pose && !comes && f.pose !== "away" && was.pose !== "away";
    const turns = Math.abs(turnBetween(begin, f.facing)) > 1;
    const moves = from.distanceTo(to) > 0.02;
    if (!speed || f.pose === "away" || (!comes && !falls && !turns && !moves)) return piece.show(f);
    if (comes) {
      piece.show(f);
      return this.player.over(260 / speed, (t) => piece.place(f.at, f.elevation + (1 - eased(t)) * 0.8, f.facing));
    }
    const rises = f.pose === "standing";
    const walk = moves && !falls ? walkTime(from.distanceTo(to)) : 0;
    await this.player.over(Math.max(falls ? falling : 0, turns ? turning : 0, walk) / speed, (t) => {
      const e = eased(t);
      const at = from.clone().lerp(to, e);
      piece.root.position.copy(at);
      piece.root.rotation.y = (-turnToward(begin, f.facing, e) * Math.PI) / 180;
      if (falls) piece.fall(rises ? was.pose : f.pose, rises ? 1 - e : e * e);
    });
    if (wanted()) piece.show(f);
  }

  private async shift(prop: Prop, speed: number): Promise<void> {
    const shown = this.props.at(prop.id);
    if (!speed || !shown || fixed.has(prop.kind)) return;
    const from = shown.position.clone();
    const to = inWorld(middle(prop.points), prop.bottom);
    const far = from.distanceTo(to);
    if (far > 0.02)
      await this.player.over(walkTime(far) / speed, (t) => shown.position.lerpVectors(from, to, eased(t)));
  }

  dispose(): void {
    this.arrow.geometry.dispose();
    this.arrow.material.dispose();
  }
}
