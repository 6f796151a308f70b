// A warband being built: what it is, what the rules say of it, and whether it is kept.
import { asRefusal } from "../protocol/api";
import { bandApi } from "./api";
import {
  change,
  figuresOf,
  insert,
  isThere,
  move,
  newcomer,
  problemsOf,
  problemsOfAll,
  remove,
  twin,
  withField,
  withFlag,
} from "./edit";
import { History } from "./history";
import type { Checked, Field, Form, Offers, Part, StoredBand, Fields, Value, Warband } from "./types";

export type Kept = "kept" | "changed" | "keeping" | "failed";

const checkAfter = 120;
const keepAfter = 500;

export class Builder {
  readonly id: string;
  readonly rules: string;
  readonly form: Form;
  band = $state.raw<Warband>({});
  checked = $state.raw<Checked | null>(null);
  offers = $state.raw<Offers>({});
  open = $state.raw<{ part: string; at: number } | null>(null);
  kept = $state<Kept>("kept");
  trouble = $state("");
  canUndo = $state(false);
  canRedo = $state(false);

  private readonly history: History<Warband>;
  private checking: ReturnType<typeof setTimeout> | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  private round = 0;

  constructor(stored: StoredBand, form: Form) {
    this.id = stored.id;
    this.rules = stored.rules;
    this.form = form;
    this.band = stored.warband;
    this.history = new History<Warband>(stored.warband);
    void this.judge();
  }

  get unbound(): boolean {
    return this.form.unbound !== undefined && this.band[this.form.unbound] === true;
  }
  get total(): number {
    return this.checked?.total ?? 0;
  }
  get ready(): boolean {
    return this.checked?.problems.length === 0;
  }
  get problems() {
    return problemsOfAll(this.checked?.problems ?? [], this.form);
  }
  problemsAt(part: string, at: number) {
    return problemsOf(this.checked?.problems ?? [], part, at);
  }
  points(part: string, at: number): number | undefined {
    return this.checked?.parts?.find((one) => one.where === `warband.${part}[${at}]`)?.points;
  }
  fields(all: Field[]): Field[] {
    return all.filter((field) => isThere(field, this.band));
  }

  set(field: Field, value: Value | undefined): void {
    const flag = field.kind === "flag" && !field.usual;
    this.do(
      flag ? withFlag(this.form, this.band, field, value === true) : withField(this.band, field, value),
      field.kind === "text" ? `band ${field.key}` : "",
    );
  }
  setAt(part: string, at: number, field: Field, value: Value | undefined): void {
    const figure = figuresOf(this.band, part)[at];
    if (figure)
      this.put(part, at, withField(figure, field, value), field.kind === "text" ? `${part} ${at} ${field.key}` : "");
  }
  put(part: string, at: number, figure: Fields, label = ""): void {
    this.do(change(this.band, part, at, figure), label);
  }
  add(part: Part): void {
    const at = figuresOf(this.band, part.key).length;
    this.open = { part: part.key, at };
    this.do(insert(this.band, part.key, at, newcomer(this.form, part, this.band, Math.random())));
  }
  copy(part: Part, at: number): void {
    this.do(insert(this.band, part.key, at + 1, twin(this.form, part, this.band, at, Math.random())));
  }
  remove(part: string, at: number): void {
    this.open = null;
    this.do(remove(this.band, part, at));
  }
  move(part: string, from: number, to: number): void {
    if (this.open?.part === part && this.open.at === from) this.open = { part, at: to };
    this.do(move(this.band, part, from, to));
  }
  toggle(part: string, at: number): void {
    this.open = this.open?.part === part && this.open.at === at ? null : { part, at };
    this.offers = {};
    void this.offer();
  }

  undo(): void {
    this.history.undo();
    this.follow();
  }
  redo(): void {
    this.history.redo();
    this.follow();
  }

  private do(next: Warband, label = ""): void {
    this.history.do(next, label);
    this.follow();
  }

  private follow(): void {
    this.band = this.history.present;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    if (this.open && !figuresOf(this.band, this.open.part)[this.open.at]) this.open = null;
    this.kept = "changed";
    clearTimeout(this.checking);
    this.checking = setTimeout(() => void this.judge(), checkAfter);
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => void this.keep(), keepAfter);
  }

  async keep(leaving = false): Promise<void> {
    clearTimeout(this.keeping);
    const band = this.band;
    this.kept = "keeping";
    try {
      await bandApi.save(this.id, band, leaving);
      if (band === this.band) this.kept = "kept";
      this.trouble = "";
    } catch (error) {
      this.kept = "failed";
      this.trouble = asRefusal(error).message;
    }
  }

  // On leaving: what is not kept yet is.
  leave(): void {
    clearTimeout(this.checking);
    if (this.kept === "changed") void this.keep(true);
  }

  private async judge(): Promise<void> {
    const round = ++this.round;
    try {
      const checked = await bandApi.check(this.rules, this.band);
      if (round !== this.round) return;
      this.checked = checked;
    } catch (error) {
      this.trouble = asRefusal(error).message;
    }
    await this.offer();
  }

  private async offer(): Promise<void> {
    const { open, band } = this;
    if (!open) return;
    const offers = await bandApi.offers(this.rules, band, open.part, open.at).catch(() => ({}));
    if (band === this.band && open === this.open) this.offers = offers;
  }
}
