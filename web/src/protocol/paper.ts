// Where the server has what can be printed: of a battle, of one that might be, or of a campaign.
import type { Setup } from "./api";

export type Printed = "cards" | "reference" | "scenario" | "charts";

// Where paper is measured in inches.
const paper = (): string => (/-(US|CA|MX|PH|CL|CO|VE)\b/.test(navigator.language) ? "letter" : "a4");

export const paperOf = {
  campaign: (token: string): string => `api/campaigns/${token}/print?paper=${paper()}`,
  battle: (token: string, what: Printed): string => `api/games/${token}/print?what=${what}&paper=${paper()}`,
  setup: ({ rules, scenario, sides, options }: Setup, what: Printed): string =>
    `api/print?what=${what}&paper=${paper()}&setup=${encodeURIComponent(JSON.stringify({ rules, scenario, sides, options }))}`,
};
