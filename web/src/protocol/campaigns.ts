// Campaigns, as docs/server.md describes them.
import { call } from "./api";
import type { GameInfo, Told } from "./types";

// What happened to somebody after a battle: "Hob dies of his wounds."
export interface Moment {
  battle: number;
  text: string;
  more?: string; // after another sentence about him: "dies of his wounds."
}

export interface Career {
  id: string;
  name: string;
  since: number; // the battle after which he joined
  battles: number;
  felled: number;
  out: number; // how often he went down
  wounds?: number; // that stay
  advances?: number;
  lot: "serving" | "dead" | "gone";
  story: Moment[];
  told?: Told[]; // what he is and has now
}

export interface Engagement {
  scenario: string;
  against: string[];
  rating: number; // of the band when it began
  result: "won" | "drawn" | "lost" | null;
  verdict: string;
  settled: boolean;
}

export interface Band {
  name: string;
  rating: number;
  won: number;
  drawn: number;
  lost: number;
  deaths: number;
  pending: "battle" | "aftermath" | null;
  battles: Engagement[];
  careers: Career[];
  band: Record<string, unknown>; // in the form of the data files
  leader: string;
}

export interface ChainLink {
  aftermath: boolean;
  bands: number[];
  of?: number; // of an aftermath: the link of its battle
  game: GameInfo;
}

export interface Campaign {
  token: string;
  begun: string;
  name: string;
  rules: string;
  bands: Band[];
  chain: ChainLink[];
}

export interface CampaignEntry {
  token: string;
  name: string;
  rules: string;
  begun: string;
  changed: string;
  battles: number;
  bands: string[];
}

export interface NewCampaign {
  rules: string;
  name: string;
  bands: (string | Record<string, unknown>)[]; // ids, or whole bands
  leaders: string[];
}

export interface NextBattle {
  scenario: string;
  bands: number[];
  others: string[];
  options?: Record<string, number | boolean | string>;
  dice: "seeded" | "manual";
  undo: "free" | "dice";
}

export const campaigns = {
  list: () => call<{ campaigns: CampaignEntry[] }>("api/campaigns").then((reply) => reply.campaigns),
  begin: (campaign: NewCampaign) => call<{ token: string }>("api/campaigns", "POST", campaign),
  open: (file: unknown) => call<{ token: string }>("api/campaigns", "POST", { campaign: file }),
  show: (token: string) => call<Campaign>(`api/campaigns/${token}`),
  file: (token: string) => call<unknown>(`api/campaigns/${token}/file`),
  forget: (token: string) => call<unknown>(`api/campaigns/${token}`, "DELETE"),
  fight: (token: string, battle: NextBattle) => call<GameInfo>(`api/campaigns/${token}/battles`, "POST", battle),
  settle: (token: string, band: number, dice: "seeded" | "manual") =>
    call<GameInfo>(`api/campaigns/${token}/aftermaths`, "POST", { band, dice }),
};
