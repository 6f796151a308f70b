// Words of the end, of watching again, and of others at the table.
import { join } from "./text";

export const end = {
  won: (name: string): string => `Victory for ${name}`,
  youWon: "You have won",
  youLost: "You have lost",
  draw: "Nobody wins",
  decided: "What decided it",
  lost: (name: string, left: number, began: number): string => `${name}: ${left} of ${began} left`,
  felled: (n: number): string => `brought down ${n}`,
  best: (name: string, n: number): string => `${name} brought down ${n}`,
  first: (name: string, by: string | undefined, turn: number): string =>
    by ? `First blood in turn ${turn}: ${name} fell to ${by}.` : `First to go, in turn ${turn}: ${name}.`,
  worst: (side: string, n: number, turn: number): string => `Turn ${turn} tipped the scales: ${side} lost ${n}.`,
  leader: (name: string, by: string | undefined, turn: number): string =>
    by ? `${name}, who led them, fell to ${by} in turn ${turn}.` : `${name}, who led them, was gone in turn ${turn}.`,
  roll: "The fallen",
  fellTo: (by: string): string => `to ${by}`,
  fled: "left the field",
  again: "Play again",
  replay: "Watch it again",
  save: "Keep as a file",
  close: "Look at the field",
  show: "How it ended",
};

export const replay = {
  title: "Watching again",
  where: "Where in the battle",
  step: (n: number, of: number): string => `${n} of ${of}`,
  at: (turn: number, n: number, of: number): string =>
    `${turn > 0 ? `Turn ${turn}` : "Before the battle"}, ${n} of ${of}`,
  toTurn: (turn: number): string => `To turn ${turn}`,
  first: "To the beginning",
  previous: "One back",
  play: "Play",
  pause: "Stop",
  next: "One on",
  last: "To the end",
  speed: "Speed",
  speedOf: (n: number): string => `${n}×`,
  save: "Keep as a file",
  fork: "Play on from here",
  forkAs: "Who plays on?",
  forkBegin: "Play on",
};

export const invite = {
  title: "Seats and links",
  open: (name: string): string => `Whoever opens this link leads ${name}`,
  watch: "Whoever opens this link watches",
  here: "at the table",
  away: "not here yet",
  copy: "Copy",
  copied: "Copied",
  local: "This program listens to this computer only. Start it as “fyrd play --listen” to let other devices in.",
  code: (name: string): string => `Picture of the link for ${name}`,
};

// Who leads, while the battle goes on.
export const seats = {
  change: "Change who leads, or invite a friend",
  says: "Who leads from here on? The battle goes on as it stands, under new links; the old ones end.",
  begin: "Go on so",
  giveUp: "Give up",
  giveUpSays:
    "The battle ends here and nobody has won it. It is kept, to be watched and to play on from wherever you like.",
  giveUpSure: "Break it off",
  playOn: "Play on",
};

export const proofs = {
  invited: (names: string[]): string => `You are invited to this battle. Still free: ${join(names)}.`,
  taken: (name: string): string => `${name}: the seat is taken`,
  printed: "Played by the rules as printed.",
  changed: (n: number): string => `Not played as printed: ${n === 1 ? "one thing differs" : `${n} things differ`}`,
  writtenBy: (version: string): string => `Written by Fyrd ${version}, another version than this.`,
  bound: "Nobody chooses these dice. The server has bound itself to a secret, and everybody throws in a word.",
  commitment: "Its commitment:",
  yourWord: "Your word",
  why: "Any word will do, if others cannot guess it. When the battle is over the secret is opened, and you can check every die.",
  sit: "Take the seat",
  said: (all: string[]): string => (all.length ? `Words so far: ${all.join(", ")}` : ""),
  waits: "The dice wait until everybody has taken a seat.",
  findings: {
    proved: "The dice are proved",
    unproved: "The dice are not proved",
    otherwise: "The dice follow from another secret",
    unable: "The dice were not looked at here",
  },
  meaning: {
    proved:
      "The server has opened its secret. It is the one it had bound itself to, and every die of this battle follows from it and from the words of all. Your browser has computed each of them again.",
    unproved:
      "Some dice of this battle do not follow from the secret and the words: they fell in an earlier battle, were typed in, or somebody has meddled with them.",
    otherwise: "The server had shown you another commitment before the first die fell. Do not trust these dice.",
    unable:
      "Browsers compute proofs only for pages of this computer or over https. Keep the battle as a file and say: fyrd replay --verify",
  },
  notSeen: "This browser was not there when the dice were bound: compare the commitment with somebody who was.",
};
