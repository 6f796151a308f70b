// Late afternoon: a low warm sun from the south-west, a pale sky, and what is seen behind the table.
import {
  type CanvasTexture,
  type Color,
  DirectionalLight,
  HemisphereLight,
  Object3D,
  type Scene,
  type WebGLRenderer,
} from "three";
import { backdrop, sky } from "./board";

export class Light {
  readonly root = new Object3D();
  private sun = new DirectionalLight("#ffdcab");
  private air = new HemisphereLight("#e4e8ea", "#94825c");
  private skies: Record<"light" | "dark", CanvasTexture> = { light: sky(false), dark: sky(true) };
  private rooms: Record<"light" | "dark", Color> = { light: backdrop(false), dark: backdrop(true) };
  private mode: "light" | "dark" = "light";

  constructor(
    private renderer: WebGLRenderer,
    private scene: Scene,
  ) {
    this.root.add(this.sun, this.sun.target, this.air);
  }

  over(width: number, depth: number, fine: boolean): void {
    const far = Math.max(width, depth);
    this.sun.target.position.set(width / 2, 0, -depth / 2);
    this.sun.position.set(width / 2 - far * 0.62, far * 0.66, -depth / 2 + far * 0.44);
    const half = Math.hypot(width, depth) / 2 + 3;
    const { camera, mapSize } = this.sun.shadow;
    Object.assign(camera, { left: -half, right: half, top: half, bottom: -half, near: 1, far: far * 2.4 });
    camera.updateProjectionMatrix();
    mapSize.setScalar(fine ? 2048 : 1024);
    Object.assign(this.sun.shadow, { bias: -0.0006, normalBias: 0.03, radius: 3 });
  }

  night(dark: boolean): void {
    this.mode = dark ? "dark" : "light";
    this.sun.intensity = dark ? 2.4 : 2.9;
    this.air.intensity = dark ? 0.95 : 1.5;
  }

  // A sky is drawn only where it can be seen.
  behind(alongGround: boolean): void {
    this.scene.background = alongGround ? this.skies[this.mode] : this.rooms[this.mode];
  }

  shadows(on: boolean): void {
    this.sun.castShadow = this.renderer.shadowMap.enabled = on;
    this.renderer.shadowMap.needsUpdate = on;
  }

  dispose(): void {
    this.sun.shadow.map?.dispose();
    this.skies.light.dispose();
    this.skies.dark.dispose();
  }
}
