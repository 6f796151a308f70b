// How finely the table is drawn: as finely as the machine can while something moves, and at its best when all is still.
// Shaders are made ready beforehand, so that the page does not wait for them.
import { ACESFilmicToneMapping, type Camera, PCFShadowMap, type Scene, WebGLRenderer } from "three";
import { chooseQuality, type Level, Pace, pixelsFor } from "./quality";

export class Brush {
  readonly renderer: WebGLRenderer;
  readonly pace: Pace;
  private drawn: Level | null = null; // how finely the last picture was
  private ready = new Set<Level>(); // levels whose shaders are there
  private known = new WeakSet<object>(); // shaders that were asked for what they need
  private smooth: boolean;

  // `dress` changes in the scene what hangs on the level.
  constructor(
    canvas: HTMLCanvasElement,
    wish: "auto" | "high" | "low",
    private dress: (level: Level) => void,
  ) {
    const quality = chooseQuality(wish);
    this.smooth = quality > 0;
    this.renderer = new WebGLRenderer({ canvas, antialias: this.smooth, powerPreference: "high-performance" });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.debug.checkShaderErrors = import.meta.env.DEV; // to ask would be to wait
    this.pace = new Pace(quality);
  }

  get level(): Level {
    return this.drawn ?? this.pace.level;
  }

  // Resolves when the scene can be drawn at a level without waiting.
  async prepare(level: Level, scene: Scene, camera: Camera): Promise<void> {
    if (this.ready.has(level)) return;
    const dressed = (make: () => void) => {
      this.dress(level);
      make();
      if (this.drawn !== null) this.dress(this.drawn);
    };
    if (this.renderer.extensions.has("KHR_parallel_shader_compile")) {
      let made: Promise<unknown> | undefined;
      dressed(() => (made = this.renderer.compileAsync(scene, camera)));
      await made;
    } else {
      for (const part of scene.children) {
        dressed(() => this.renderer.compile(part, camera, scene));
        await this.know();
      }
    }
    await this.know();
    this.ready.add(level);
  }

  // Asked for in the middle of a picture, these would have to wait for what is drawn before them. Between two of them the
  // page gets its turn.
  private async know(): Promise<void> {
    for (const program of this.renderer.info.programs ?? []) {
      if (this.known.has(program)) continue;
      this.known.add(program);
      program.getUniforms();
      await new Promise((later) => setTimeout(later));
    }
  }

  // Other things stand on the table, and may need other shaders.
  forget(): void {
    this.ready.clear();
  }

  refine(level: Level): void {
    if (level === this.drawn) return;
    this.drawn = level;
    this.renderer.setPixelRatio(pixelsFor(level, this.smooth));
    this.dress(level);
  }
}
