// The eye on the table. It circles a place on the board, or sits behind a figure's shoulder, and never goes under
// ground.
import { PerspectiveCamera, Quaternion, Vector3, Matrix4 } from "three";
import { rimWidth } from "./board";

export interface Circling {
  target: Vector3;
  distance: number;
  azimuth: number; // 0 looks north, in radians
  tilt: number; // 0 looks straight down
}

export interface Seat {
  at: Vector3; // feet
  eyes: number; // height of the eyes above them
  facing: number; // radians, as Circling.azimuth
}

const lens = 26;
const eyeLens = 58;
const fromAbove = 0.46;
const nearest = 34; // inches from which a few men and what is around them are well seen, in a window as wide as high

export class Eye {
  readonly camera = new PerspectiveCamera(lens, 1, 0.3, 900);
  mode: "above" | "free" | "eye" = "above";
  handled = false; // moved by hand since all of the table was seen last
  circling: Circling = { target: new Vector3(), distance: 60, azimuth: 0, tilt: fromAbove };
  seat: Seat | null = null;
  private head = { yaw: 0, pitch: -0.06 };
  private width = 36;
  private depth = 36;
  private fitted = 60;
  private home = 0; // the azimuth of who sits there
  private settled = false;

  table(width: number, depth: number): void {
    [this.width, this.depth] = [width, depth];
    this.mode = "above";
    this.above();
    this.snap();
  }

  size(width: number, height: number): void {
    this.camera.aspect = width / Math.max(1, height);
    if (this.mode === "above") this.above();
    this.snap();
  }

  // The whole table, as large as it goes.
  above(): void {
    this.mode = "above";
    this.handled = false;
    this.seat = null;
    this.circling = {
      target: new Vector3(this.width / 2, 0, -this.depth / 2),
      distance: 60,
      azimuth: this.home,
      tilt: fromAbove,
    };
    this.fit(this.corners(), 0.985);
    this.fitted = this.circling.distance;
    this.settled = false;
  }

  // At which edge of the table somebody sits.
  sit(far: boolean): void {
    const home = far ? Math.PI : 0;
    if (home === this.home) return;
    this.circling.azimuth += home - this.home;
    this.home = home;
    if (this.mode === "above") this.above();
    this.snap();
  }

  // These places as large as they go above what is covered of the window, and not from so near that nothing else is seen.
  frame(places: readonly Vector3[], covered = 0): void {
    if (this.mode === "eye" || !places.length) return;
    this.free();
    this.circling.target.copy(places[0]!).setY(0);
    this.fit(places, 0.78 * (1 - covered));
    this.circling.distance = Math.min(
      this.fitted,
      Math.max(nearest / Math.min(1, this.camera.aspect), this.circling.distance),
    );
    if (covered) this.slide(0, covered / 2);
    else this.fill();
    this.keep();
  }

  private corners(): Vector3[] {
    const rim = rimWidth(this.width, this.depth) * 1.06;
    return [-rim, this.width + rim].flatMap((x) => [rim, -this.depth - rim].map((z) => new Vector3(x, 0.2, z)));
  }

  // No more of what lies beside the table than must be: all of it in the middle where it fits, else up to its edge.
  private fill(): void {
    const probe = new PerspectiveCamera(lens, this.camera.aspect, 0.3, 900);
    const off = (all: number[]): number => {
      const [low, high] = [Math.min(...all), Math.max(...all)];
      return high - low < 2 ? (low + high) / 2 : low > -1 ? low + 1 : high < 1 ? high - 1 : 0;
    };
    for (let k = 0; k < 4; ++k) {
      this.aim(probe, this.circling);
      const seen = this.corners().map((p) => p.project(probe));
      this.slide(off(seen.map((s) => s.x)) / 2, -off(seen.map((s) => s.y)) / 2);
    }
  }

  // As a painter would look at it: low, from the corner of the first side.
  low(): void {
    this.above();
    this.mode = "free";
    this.circling = {
      target: new Vector3(this.width * 0.5, 0, -this.depth * 0.4),
      distance: this.fitted * 0.74,
      azimuth: -0.42,
      tilt: 1.13,
    };
  }

  // Moves what is looked at and how far it is, until the places fill so much of the window.
  private fit(places: readonly Vector3[], part: number): void {
    const probe = new PerspectiveCamera(lens, this.camera.aspect, 0.3, 900);
    let [low, high] = [5, 800];
    for (let i = 0; i < 40; ++i) {
      this.circling.distance = (low + high) / 2;
      let extent = 0;
      for (let k = 0; k < 4; ++k) {
        this.aim(probe, this.circling);
        const seen = places.map((p) => p.clone().project(probe));
        const [xs, ys] = [seen.map((s) => s.x), seen.map((s) => s.y)];
        const [wide, tall] = [xs, ys].map((all) => (Math.max(...all) - Math.min(...all)) / 2);
        this.slide((Math.max(...xs) + Math.min(...xs)) / 4, -(Math.max(...ys) + Math.min(...ys)) / 4);
        extent = Math.max(wide!, tall!);
      }
      if (extent > part) low = this.circling.distance;
      else high = this.circling.distance;
    }
  }

  behind(seat: Seat): void {
    if (this.mode !== "eye") this.head = { yaw: 0, pitch: -0.1 };
    this.mode = "eye";
    this.seat = seat;
    this.settled = false;
  }

  // As the hand leaves it.
  free(): void {
    if (this.mode === "eye" && this.seat) {
      this.circling = {
        target: this.seat.at.clone(),
        distance: Math.max(12, this.fitted * 0.3),
        azimuth: this.seat.facing,
        tilt: 0.95,
      };
      this.seat = null;
    }
    this.mode = "free";
    this.settled = false;
  }

  zoom(factor: number, toward?: Vector3): void {
    if (this.mode === "eye") return;
    this.free();
    this.handled = true;
    const before = this.circling.distance;
    this.circling.distance = Math.max(5, Math.min(this.fitted * 1.6, before / factor));
    const part = 1 - this.circling.distance / before;
    if (toward) this.circling.target.add(toward.clone().sub(this.circling.target).setY(0).multiplyScalar(part));
    this.keep();
  }

  // In parts of the window.
  pan(dx: number, dy: number): void {
    if (this.mode === "eye") return this.turn(dx * -60, dy * 40);
    this.free();
    this.handled = true;
    this.slide(dx, dy);
    this.keep();
  }

  private slide(dx: number, dy: number): void {
    const { distance, azimuth, tilt, target } = this.circling;
    const high = 2 * distance * Math.tan((lens * Math.PI) / 360);
    const [x, z] = [dx * high * this.camera.aspect, (dy * high) / Math.max(0.35, Math.cos(tilt))];
    target.x += x * Math.cos(azimuth) + z * Math.sin(azimuth);
    target.z += -x * Math.sin(azimuth) + z * Math.cos(azimuth);
  }

  turn(degrees: number, tilt = 0): void {
    const [a, t] = [(degrees * Math.PI) / 180, (tilt * Math.PI) / 180];
    if (this.mode === "eye") {
      this.head.yaw -= a;
      this.head.pitch = Math.max(-1.1, Math.min(0.7, this.head.pitch + t));
      this.settled = false;
      return;
    }
    this.free();
    this.handled = true;
    this.circling.azimuth += a;
    this.circling.tilt += t;
    this.keep();
  }

  centre(at: Vector3): void {
    if (this.mode === "eye") return;
    const wide = this.fitted * 0.55;
    this.free();
    this.circling.target.copy(at).setY(0);
    this.circling.distance = Math.min(this.circling.distance, wide);
    this.keep();
  }

  private keep(): void {
    const c = this.circling;
    c.tilt = Math.max(0.02, Math.min(1.42, c.tilt));
    c.target.x = Math.max(-4, Math.min(this.width + 4, c.target.x));
    c.target.z = Math.max(-this.depth - 4, Math.min(4, c.target.z));
    this.settled = false;
  }

  private aim(camera: PerspectiveCamera, c: Circling): void {
    const s = Math.sin(c.tilt);
    camera.position.set(
      c.target.x + c.distance * s * Math.sin(c.azimuth),
      c.target.y + c.distance * Math.cos(c.tilt),
      c.target.z + c.distance * s * Math.cos(c.azimuth),
    );
    camera.up.set(0, 1, 0);
    camera.lookAt(c.target);
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
  }

  private goal(): { position: Vector3; turn: Quaternion; lens: number } {
    if (this.mode === "eye" && this.seat) {
      const yaw = this.seat.facing + this.head.yaw;
      const ahead = new Vector3(-Math.sin(yaw), 0, -Math.cos(yaw));
      const aside = new Vector3(-ahead.z, 0, ahead.x);
      const position = this.seat.at
        .clone()
        .addScaledVector(ahead, -this.seat.eyes * 1.7)
        .addScaledVector(aside, this.seat.eyes * 0.42)
        .add(new Vector3(0, this.seat.eyes * 1.42, 0));
      const to = position
        .clone()
        .addScaledVector(ahead, 10)
        .add(new Vector3(0, Math.tan(this.head.pitch) * 10, 0));
      return {
        position,
        turn: new Quaternion().setFromRotationMatrix(new Matrix4().lookAt(position, to, new Vector3(0, 1, 0))),
        lens: eyeLens,
      };
    }
    const probe = new PerspectiveCamera(lens, this.camera.aspect);
    this.aim(probe, this.circling);
    return { position: probe.position, turn: probe.quaternion, lens };
  }

  // How high an inch is in parts of the window, in the middle of the picture.
  get inch(): number {
    return this.mode === "eye" ? 0.1 : 1 / (2 * this.circling.distance * Math.tan((lens * Math.PI) / 360));
  }

  snap(): void {
    this.step(Infinity);
  }

  // Gently toward where it should be; true while it moves.
  step(seconds: number): boolean {
    if (this.settled && seconds !== Infinity) return false;
    const { position, turn, lens: wanted } = this.goal();
    const c = this.camera;
    const t = seconds === Infinity ? 1 : 1 - Math.exp(-seconds * 7);
    c.position.lerp(position, t);
    c.quaternion.slerp(turn, t);
    c.fov += (wanted - c.fov) * t;
    c.position.y = Math.max(0.25, c.position.y);
    this.settled =
      c.position.distanceTo(position) < 0.01 && c.quaternion.angleTo(turn) < 0.0008 && Math.abs(c.fov - wanted) < 0.05;
    if (this.settled) {
      c.position.copy(position);
      c.quaternion.copy(turn);
      c.fov = wanted;
    }
    c.near = this.mode === "eye" ? 0.08 : 1;
    c.updateProjectionMatrix();
    c.updateMatrixWorld();
    return !this.settled;
  }
}
