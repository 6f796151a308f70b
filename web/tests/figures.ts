// Somebody plain, for tests that want a figure and care little which.
import type { Look } from "../src/protocol/types";

export const look: Look = {
  kind: "man",
  arms: ["sword"],
  armour: "none",
  headgear: "bare",
  mounted: false,
  banner: false,
  leader: false,
};
