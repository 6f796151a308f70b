// Warbands and the server.
import { call } from "../protocol/api";
import type { BandInfo, Checked, Form, Offers, StoredBand, Warband } from "./types";

const forms = new Map<string, Promise<Form>>();

export const bandApi = {
  form(rules: string): Promise<Form> {
    let known = forms.get(rules);
    if (!known) {
      known = call<Form>(`api/form/${rules}`);
      known.catch(() => forms.delete(rules));
      forms.set(rules, known);
    }
    return known;
  },
  check: (rules: string, warband: Warband) => call<Checked>("api/check", "POST", { rules, warband }),
  offers: (rules: string, warband: Warband, part: string, at: number) =>
    call<{ offers: Offers }>("api/offers", "POST", { rules, warband, ...(part ? { part, at } : {}) }).then(
      (reply) => reply.offers,
    ),
  list: () => call<{ bands: BandInfo[] }>("api/bands").then((reply) => reply.bands),
  // Those that may fight by these rules; elsewhere than on this computer there are none to choose from.
  async ready(rules: string): Promise<StoredBand[]> {
    const all = await bandApi.list().catch(() => []);
    return Promise.all(
      all.filter((band) => band.rules === rules && band.ready).map((band) => bandApi.read(band.id)),
    ).catch(() => []);
  },
  read: (id: string) => call<StoredBand>(`api/bands/${id}`),
  add: (rules: string, warband: Warband | string) => call<StoredBand>("api/bands", "POST", { rules, warband }),
  bring: (toml: string) => call<StoredBand>("api/bands", "POST", { toml }),
  // `leaving`: it is sent although the page is going.
  save: (id: string, warband: Warband, leaving = false) =>
    call<StoredBand>(`api/bands/${id}`, "PUT", { warband }, leaving),
  forget: (id: string) => call<unknown>(`api/bands/${id}`, "DELETE"),
  file: (id: string): string => `api/bands/${id}/file`,
  cards: (id: string): string => `api/bands/${id}/cards`,
};
