// Gathers many small solids into one geometry with painted vertices, so that a figure or all fences are one draw call.
import { BufferAttribute, BufferGeometry, Color, Euler, Matrix3, Matrix4, Quaternion, Vector3 } from "three";

export type Tint = string | ((at: Vector3, normal: Vector3) => Color | string);

export const put = (
  x: number,
  y: number,
  z: number,
  rx = 0,
  ry = 0,
  rz = 0,
  s: number | [number, number, number] = 1,
): Matrix4 =>
  new Matrix4().compose(
    new Vector3(x, y, z),
    new Quaternion().setFromEuler(new Euler(rx, ry, rz, "YXZ")),
    typeof s === "number" ? new Vector3(s, s, s) : new Vector3(...s),
  );

const colours = new Map<string, Color>();
export const colour = (hex: string): Color => {
  let c = colours.get(hex);
  if (!c) colours.set(hex, (c = new Color(hex)));
  return c;
};

export const mixed = (a: string, b: string, t: number): string => `#${new Color(a).lerp(colour(b), t).getHexString()}`;

export class Paint {
  private positions: number[] = [];
  private normals: number[] = [];
  private colours: number[] = [];
  private uvs: number[] = [];
  private corners: number[] = [];

  frame: Matrix4 | null = null; // everything added is moved by it as well

  get empty(): boolean {
    return this.positions.length === 0;
  }

  add(geometry: BufferGeometry, tint: Tint, own?: Matrix4): this {
    const matrix = this.frame && own ? this.frame.clone().multiply(own) : (this.frame ?? own);
    const position = geometry.getAttribute("position");
    const normal = geometry.getAttribute("normal");
    const uv = geometry.getAttribute("uv");
    const turned = matrix ? new Matrix3().getNormalMatrix(matrix) : null;
    const first = this.positions.length / 3;
    const p = new Vector3();
    const n = new Vector3();
    for (let i = 0; i < position.count; ++i) {
      p.fromBufferAttribute(position, i);
      n.fromBufferAttribute(normal, i);
      if (matrix) p.applyMatrix4(matrix);
      if (turned) n.applyMatrix3(turned).normalize();
      const given = typeof tint === "string" ? tint : tint(p, n);
      const c = typeof given === "string" ? colour(given) : given;
      this.positions.push(p.x, p.y, p.z);
      this.normals.push(n.x, n.y, n.z);
      this.colours.push(c.r, c.g, c.b);
      this.uvs.push(uv ? uv.getX(i) : 0, uv ? uv.getY(i) : 0);
    }
    const mirrored = matrix ? matrix.determinant() < 0 : false; // then a triangle has to be wound the other way
    const corners = geometry.index ? geometry.index.count : position.count;
    const corner = (k: number) => first + (geometry.index ? geometry.index.getX(k) : k);
    for (let k = 0; k < corners; k += 3)
      this.corners.push(corner(k), corner(mirrored ? k + 2 : k + 1), corner(mirrored ? k + 1 : k + 2));
    geometry.dispose();
    return this;
  }

  build(): BufferGeometry {
    const out = new BufferGeometry();
    out.setAttribute("position", new BufferAttribute(new Float32Array(this.positions), 3));
    out.setAttribute("normal", new BufferAttribute(new Float32Array(this.normals), 3));
    out.setAttribute("color", new BufferAttribute(new Float32Array(this.colours), 3));
    out.setAttribute("uv", new BufferAttribute(new Float32Array(this.uvs), 2));
    out.setIndex(this.corners);
    out.computeBoundingSphere();
    return out;
  }
}
