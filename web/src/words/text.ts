// How words are put together.
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const join = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
