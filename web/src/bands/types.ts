// What a warband is built from, as `form`, `check` and `offers` of docs/protocol.md tell it.
import type { Problem } from "../protocol/types";

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Fields = Record<string, Value>;
export type Warband = Fields;

export interface Offer {
  value: string;
  name: string;
  help?: string;
  points: number;
  again?: boolean; // may be taken several times
}

export interface Field {
  key: string;
  name: string;
  help: string;
  kind: "text" | "flag" | "number" | "one" | "many" | "names";
  offers?: Offer[];
  most?: number;
  usual?: boolean; // left out, it is as the profile says
  needs?: string; // flags of the band
  unless?: string;
}

export interface Part {
  key: string;
  one: string;
  many: string;
  help: string;
  most: number;
  fields: Field[];
}

export interface NameList {
  id: string;
  name: string;
  people: string[];
  bands: string[];
}

export interface Form {
  rules: string;
  coin: string;
  budget: number;
  unbound?: string;
  fields: Field[];
  parts: Part[];
  names: NameList[];
  new: Warband;
}

export interface Checked {
  problems: Problem[];
  items: { what: string; points: number }[];
  parts?: { where: string; points: number }[];
  total: number;
}

// What taking or leaving something would change.
export interface Tried {
  value: Value;
  taken: boolean;
  points: number;
  problems?: string[];
}
export type Offers = Record<string, Tried[]>;

export interface BandInfo {
  id: string;
  rules: string;
  name: string;
  made: string;
  changed: string;
  ready: boolean;
  total: number;
  problems: Problem[];
}

export interface StoredBand extends BandInfo {
  warband: Warband;
}
