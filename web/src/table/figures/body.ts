// A figure as it comes from the lathe: body, arms, head and what covers it, for a man 1 high looking along -z.
import { Matrix4, Quaternion, Vector3 } from "three";
import type { Arm, Headgear, Point } from "../../protocol/types";
import type { SideStyle } from "../../sides";
import { mixed, Paint, put } from "../paint";
import { ball, box, cone, dome, hoop, plate, rod, turned } from "../solids";
import { devices } from "./devices";
import { drawBeast } from "./beasts";
import type { Dress } from "./looks";
import { drawArm } from "./weapons";

const crosswise: ReadonlySet<Arm> = new Set(["halberd", "staff", "staff-sling", "fork", "great-sword", "great-axe"]);
const bearded: ReadonlySet<Headgear> = new Set(["bare", "hood", "straw", "coif"]);

const steel = "#b9bec2";
const mail = "#8d9296";
const leather = "#7a5535";
const linen = "#d9c9a3";

const between = (a: Vector3, b: Vector3): Matrix4 => {
  const d = b.clone().sub(a);
  return new Matrix4().compose(
    a.clone().add(b).multiplyScalar(0.5),
    new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), d.clone().normalize()),
    new Vector3(1, d.length(), 1),
  );
};

export function drawBody(dress: Dress, style: SideStyle, seat: number): Paint {
  const out = new Paint();
  const cloth = style.cloth;
  const shadeCloth = mixed(cloth, "#1c120c", 0.35);
  const sleeve = dress.armour === "heavy" ? mail : dress.armour === "light" ? linen : mixed(cloth, "#e8d9b5", 0.45);
  const skirt = dress.robe ? mixed("#6b5138", cloth, 0.25) : cloth;
  const profile: Point[] = dress.robe
    ? [
        [0, 0],
        [0.23, 0],
        [0.235, 0.03],
        [0.2, 0.14],
        [0.165, 0.4],
        [0.175, 0.58],
        [0.165, 0.66],
        [0.09, 0.71],
        [0, 0.72],
      ]
    : [
        [0, 0],
        [0.215, 0],
        [0.22, 0.04],
        [0.205, 0.09],
        [0.17, 0.3],
        [0.14, 0.41],
        [0.145, 0.44],
        [0.175, 0.58],
        [0.17, 0.65],
        [0.11, 0.7],
        [0.06, 0.72],
        [0, 0.72],
      ];
  out.add(
    turned(profile, 18),
    (p) => {
      if (p.y < 0.07) return dress.armour === "heavy" ? mail : mixed(leather, "#2a1c12", 0.3);
      if (!dress.robe && p.y > 0.395 && p.y < 0.445) return "#3d2918";
      if (dress.armour === "heavy" && p.y > 0.66) return mail;
      const light = Math.min(1, p.y / 0.7);
      return mixed(shadeCloth, p.y < 0.4 ? skirt : dress.robe ? skirt : cloth, 0.35 + light * 0.65);
    },
    put(0, seat, 0),
  );
  out.add(
    hoop(dress.robe ? 0.212 : 0.2, 0.017, Math.PI * 2, 20),
    dress.robe ? cloth : "#efe2bf",
    put(0, seat + 0.105, 0, Math.PI / 2),
  ); // a hem
  if (!dress.robe) out.add(hoop(0.145, 0.022, Math.PI * 2, 18), "#3d2918", put(0, seat + 0.425, 0, Math.PI / 2));
  else out.add(hoop(0.172, 0.016, Math.PI * 2, 18), cloth, put(0, seat + 0.43, 0, Math.PI / 2));

  const y = seat;
  const right = new Vector3(0.25, y + 0.46, -0.16);
  const left = new Vector3(-0.25, y + 0.46, -0.16);
  const twoHanded = dress.right !== null && (dress.right === "pike" || crosswise.has(dress.right));
  if (dress.right === "crossbow") (right.set(0.1, y + 0.52, -0.22), left.set(-0.07, y + 0.53, -0.34));
  else if (dress.right === "bow") (left.set(-0.24, y + 0.55, -0.28), right.set(0.2, y + 0.5, -0.12));
  else if (twoHanded) (right.set(0.22, y + 0.42, -0.2), left.set(0.02, y + 0.56, -0.25));
  else if (dress.shield) left.set(-0.2, y + 0.46, -0.2);
  for (const [hand, side] of [
    [right, 1],
    [left, -1],
  ] as const) {
    const shoulder = new Vector3(side * 0.16, y + 0.63, 0);
    const elbow = new Vector3(side * 0.26, y + 0.5, -0.02);
    out.add(ball(0.07, 9), sleeve, put(shoulder.x, shoulder.y, shoulder.z));
    out.add(rod(0.05, 0.06, 1, 8), sleeve, between(elbow, shoulder));
    out.add(ball(0.052, 8), sleeve, put(elbow.x, elbow.y, elbow.z));
    out.add(rod(0.04, 0.05, 1, 8), sleeve, between(hand, elbow));
    out.add(ball(0.05, 8), dress.armour === "heavy" ? mail : dress.skin, put(hand.x, hand.y, hand.z));
  }
  if (dress.beast) drawBeast(out, dress.beast, y, cloth);
  else drawHead(out, dress, style, y);
  if (dress.leader) drawCirclet(out, y + 0.82);
  hold(out, dress, style, right, left);
  return out;
}

function drawHead(out: Paint, dress: Dress, style: SideStyle, seat: number): void {
  const y = seat + 0.82;
  const r = 0.125;
  const at = (dy: number, dz: number, rx = 0) => put(0, y + dy, dz, rx);
  out.add(rod(0.06, 0.065, 0.08, 8), dress.skin, at(-0.11, 0));
  out.add(ball(r, 14), dress.skin, at(0, 0));
  if (dress.head !== "great-helm") {
    for (const x of [-0.042, 0.042]) out.add(ball(0.017, 6), "#2a1a12", put(x, y + 0.015, -r * 0.94));
    out.add(cone(0.024, 0.06, 5), mixed(dress.skin, "#a85c40", 0.25), at(-0.012, -r * 1.02, -0.4));
    for (const x of [-0.07, 0.07])
      out.add(ball(0.022, 6), mixed(dress.skin, "#c4553f", 0.35), put(x, y - 0.03, -r * 0.78));
    if (bearded.has(dress.head) && dress.hair > "#6")
      out.add(dome(0.095, 9), dress.hair, put(0, y - 0.075, -0.035, Math.PI + 0.25)); // beard
  }
  const cloth = style.cloth;
  switch (dress.head) {
    case "great-helm":
      out.add(rod(0.125, 0.135, 0.24, 12), steel, at(-0.01, 0));
      out.add(rod(0.1, 0.127, 0.04, 12), mixed(steel, "#ffffff", 0.3), at(0.13, 0));
      out.add(box(0.2, 0.022, 0.03), "#15110d", at(0.03, -r * 0.98));
      out.add(box(0.024, 0.2, 0.02), "#c8a24c", at(-0.01, -r * 1.08));
      for (const dy of [-0.06, -0.09]) out.add(box(0.1, 0.012, 0.02), "#15110d", at(dy, -r * 1.04));
      break;
    case "nasal":
      out.add(ball(0.135, 12), mail, put(0, y - 0.03, 0.022, 0, 0, 0, [1.04, 1, 0.95]));
      out.add(dome(0.14, 14), steel, at(0.03, 0));
      out.add(cone(0.1, 0.09, 12), steel, at(0.185, 0));
      out.add(hoop(0.14, 0.014, Math.PI * 2, 18), "#c8a24c", put(0, y + 0.035, 0, Math.PI / 2));
      out.add(box(0.03, 0.11, 0.02), steel, at(-0.01, -0.142));
      break;
    case "kettle":
      out.add(ball(0.133, 12), mail, put(0, y - 0.04, 0.025, 0, 0, 0, [1.04, 0.95, 0.95]));
      out.add(dome(0.135, 14), steel, at(0.05, 0));
      out.add(rod(0.135, 0.205, 0.05, 18), mixed(steel, "#ffffff", 0.12), at(0.05, 0));
      break;
    case "hood":
      out.add(ball(0.15, 12), mixed(cloth, "#1c2412", 0.28), put(0, y + 0.01, 0.03, 0, 0, 0, [1, 1.05, 1]));
      out.add(cone(0.075, 0.2, 8), mixed(cloth, "#1c2412", 0.28), put(0, y + 0.08, 0.16, 1.9));
      out.add(
        turned(
          [
            [0.2, -0.2],
            [0.19, -0.15],
            [0.1, -0.07],
          ],
          14,
        ),
        mixed(cloth, "#1c2412", 0.2),
        at(0.02, 0),
      );
      break;
    case "straw":
      out.add(rod(0.11, 0.13, 0.08, 12), "#d8b96a", at(0.12, 0));
      out.add(rod(0.13, 0.235, 0.03, 16), "#e3c77c", at(0.085, 0));
      out.add(hoop(0.128, 0.014, Math.PI * 2, 16), cloth, put(0, y + 0.105, 0, Math.PI / 2));
      break;
    case "tonsure":
      out.add(hoop(0.1, 0.042, Math.PI * 2, 16), dress.hair, put(0, y + 0.055, 0.012, Math.PI / 2));
      out.add(hoop(0.14, 0.055, Math.PI * 2, 14), mixed("#6b5138", cloth, 0.2), put(0, y - 0.14, 0.02, Math.PI / 2));
      break;
    case "feather":
      out.add(ball(0.132, 12), dress.hair, put(0, y + 0.02, 0.025, 0, 0, 0, [1, 0.98, 0.95]));
      out.add(rod(0.13, 0.155, 0.06, 14), mixed(cloth, "#1c120c", 0.2), at(0.1, 0));
      out.add(cone(0.025, 0.3, 6), "#f2ead6", put(0.12, y + 0.2, 0.06, 0.7, 0, -0.35));
      break;
    case "coif":
      out.add(ball(0.138, 12), mail, put(0, y + 0.01, 0.025, 0, 0, 0, [1, 1.02, 0.97]));
      break;
    case "bare":
      out.add(ball(0.133, 12), dress.hair, put(0, y + 0.028, 0.025, 0, 0, 0, [1, 0.95, 0.93]));
      break;
  }
}

// Gold with points: he leads.
function drawCirclet(out: Paint, y: number): void {
  out.add(hoop(0.15, 0.02, Math.PI * 2, 18), "#e3b93f", put(0, y + 0.1, 0, Math.PI / 2));
  for (let i = 0; i < 5; ++i)
    out.add(cone(0.03, 0.09, 4), "#f0cb57", put(Math.sin(i * 1.257) * 0.148, y + 0.15, -Math.cos(i * 1.257) * 0.148));
}

function hold(out: Paint, dress: Dress, style: SideStyle, right: Vector3, left: Vector3): void {
  if (dress.right) {
    const at =
      dress.right === "crossbow"
        ? put(right.x - 0.06, right.y + 0.02, right.z)
        : dress.right === "bow"
          ? put(left.x, left.y, left.z, 0, 0.15, 0.85) // canted, so that it is seen from above
          : dress.right === "pike" || dress.right === "lance"
            ? put(right.x, right.y, right.z, -0.5, 0, -0.06)
            : crosswise.has(dress.right)
              ? put(right.x - 0.06, right.y + 0.05, right.z - 0.02, -0.16, 0, 0.38)
              : dress.right === "spear"
                ? put(right.x, right.y, right.z, -0.22, 0, -0.2)
                : put(right.x, right.y, right.z, -0.5, 0, -0.32);
    drawArm(dress.right, out, at);
  }
  if (dress.right === "bow" || dress.right === "crossbow") {
    out.add(rod(0.05, 0.04, 0.3, 8), "#6a4a2c", put(0.08, right.y + 0.14, 0.17, 0.2, 0, -0.35));
    for (const x of [-0.02, 0.02, 0.05])
      out.add(cone(0.022, 0.08, 4), "#f2ead6", put(0.13 + x, right.y + 0.32, 0.2, 0.2, 0, -0.35));
  } else if (dress.left && !dress.shield && dress.left !== "bow") {
    drawArm(dress.left, out, put(left.x, left.y, left.z, -0.5, 0, 0.32));
  } else if (dress.left && dress.left !== dress.right && dress.left !== "bow" && dress.left !== "crossbow") {
    drawArm(dress.left === "dagger" ? "dagger" : "sword", out, put(-0.15, right.y - 0.08, 0.06, 2.5, 0, 0.2)); // at the belt
  }
  if (dress.shield) drawShield(out, dress.shield, style, left);
}

function drawShield(out: Paint, kind: NonNullable<Dress["shield"]>, style: SideStyle, left: Vector3): void {
  const at = put(left.x - 0.03, left.y, left.z - 0.06, 0, 0.35, 0);
  if (kind === "round") {
    out.add(rod(0.26, 0.26, 0.04, 24), style.cloth, at.clone().multiply(put(0, 0, 0, Math.PI / 2)));
    out.add(hoop(0.26, 0.02, Math.PI * 2, 28), "#d9c28a", at);
    for (const shape of devices[style.device])
      out.add(plate(shape), "#f6edd6", at.clone().multiply(put(0, 0, -0.026, 0, 0, 0, 0.42)));
    out.add(dome(0.055, 10), "#cfd3d6", at.clone().multiply(put(0, 0, -0.02, -Math.PI / 2)));
    return;
  }
  if (kind === "buckler") {
    out.add(rod(0.15, 0.15, 0.035, 18), style.cloth, at.clone().multiply(put(0, 0, 0, Math.PI / 2)));
    out.add(hoop(0.15, 0.016, Math.PI * 2, 20), "#c8a24c", at);
    out.add(dome(0.06, 10), "#cfd3d6", at.clone().multiply(put(0, 0, -0.01, -Math.PI / 2)));
    return;
  }
  const heater: Point[] = [
    [-0.22, 0.24],
    [0.22, 0.24],
    [0.215, 0.06],
    [0.15, -0.14],
    [0, -0.3],
    [-0.15, -0.14],
    [-0.215, 0.06],
  ];
  const cloth = mixed(style.cloth, "#ffffff", 0.06);
  out.add(plate(heater), cloth, at.clone().multiply(put(0, 0, -0.022)));
  out.add(plate(heater), "#5b4028", at.clone().multiply(put(0, 0, 0.012, 0, Math.PI, 0)));
  heater.forEach((p, i) => {
    const q = heater[(i + 1) % heater.length]!;
    const [a, b] = [new Vector3(p[0], p[1], -0.006), new Vector3(q[0], q[1], -0.006)];
    out.add(rod(0.019, 0.019, 1, 6), "#d9c28a", at.clone().multiply(between(a, b)));
  });
  for (const shape of devices[style.device])
    out.add(plate(shape), "#f6edd6", at.clone().multiply(put(0, 0.02, -0.032, 0, 0, 0, 0.36)));
}

// A cloth with the side's device on a pole behind the shoulder.
export function drawBanner(out: Paint, style: SideStyle, seat: number): void {
  out.add(rod(0.018, 0.02, 1.5, 7), "#8a6a42", put(-0.12, seat + 0.95, 0.14));
  out.add(ball(0.04, 8), "#e3b93f", put(-0.12, seat + 1.72, 0.14));
  const flag: Point[] = [
    [0, 0.28],
    [0.62, 0.28],
    [0.5, 0.02],
    [0.62, -0.24],
    [0, -0.24],
  ];
  for (const back of [false, true]) {
    const at = put(-0.1, seat + 1.38, 0.14 + (back ? 0.012 : 0)).multiply(
      back ? put(0, 0, 0, 0, Math.PI, 0, [-1, 1, 1]) : put(0, 0, 0),
    );
    out.add(plate(flag), style.cloth, at);
    for (const shape of devices[style.device])
      out.add(plate(shape), "#f6edd6", at.clone().multiply(put(0.25, 0.02, -0.008, 0, 0, 0, 0.4)));
  }
}
