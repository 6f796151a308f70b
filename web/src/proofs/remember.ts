// What this browser was shown and given: the commitment of a game, and the seat an invitation led to.
const get = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined; // storage may be forbidden
  }
};
const set = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // then it is known as long as the page is open
  }
};

// The first one counts: another cannot take its place.
export const promised = (game: string | number): string | undefined => get(`fyrd.promise.${game}`);
export const notePromise = (game: string | number, commitment: string): void => {
  if (!promised(game)) set(`fyrd.promise.${game}`, commitment);
};

export const seatOf = (invitation: string): string | undefined => get(`fyrd.seat.${invitation}`);
export const noteSeat = (invitation: string, seat: string): void => set(`fyrd.seat.${invitation}`, seat);

const things =
  "alder ash badger barley birch bramble crow elder fern fox hazel heron holly ivy oak otter plough reed rook thorn wren yew".split(
    " ",
  );

// A word that nobody can foresee, for who does not care to find one.
export function anyWord(): string {
  const [one, two, three] = crypto.getRandomValues(new Uint32Array(3));
  return `${things[one! % things.length]}-${things[two! % things.length]}-${three! % 1_000_000}`;
}
