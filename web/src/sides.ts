// The five sides: a colour and a pattern each, so that nobody has to tell them apart by colour alone.
export interface SideStyle {
  name: string;
  cloth: string; // on the table
  ink: string; // for text on light paper
  inkDark: string; // for text on dark paper
  ring: "solid" | "dashed" | "dotted" | "double" | "broken";
  device: Device; // on shields and beside names
}
export type Device = "boar" | "tower" | "sun" | "oak" | "moon";

export const sideStyles: readonly SideStyle[] = [
  { name: "madder", cloth: "#a8323a", ink: "#8c2530", inkDark: "#f08c86", ring: "solid", device: "boar" },
  { name: "woad", cloth: "#2f5f8f", ink: "#24507c", inkDark: "#8fbbe8", ring: "dashed", device: "tower" },
  { name: "weld", cloth: "#d9a928", ink: "#7a5a00", inkDark: "#ecc65a", ring: "dotted", device: "sun" },
  { name: "verdigris", cloth: "#3d8f7a", ink: "#1f6655", inkDark: "#7fd1bb", ring: "double", device: "oak" },
  { name: "gall", cloth: "#39332e", ink: "#3a332c", inkDark: "#cfc5b6", ring: "broken", device: "moon" },
];

// The device is that of the band, where it is known.
export function sideStyle(index: number, device?: Device): SideStyle {
  const style = sideStyles[index % sideStyles.length]!;
  return device ? { ...style, device } : style;
}
