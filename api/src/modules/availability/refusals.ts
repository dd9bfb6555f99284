import { slotRules } from 'shared-contracts/schemas/availability';
import type { SlotRule } from 'shared-contracts/schemas/availability';

/** Half-open, in minutes since the epoch. */
export interface Refusal {
  readonly start: number;
  readonly end: number;
  readonly rule: SlotRule;
  /** What the hours say beside, of a time that is too near or too far. */
  readonly also?: SlotRule;
}

const rankOf = (rule: SlotRule): number => slotRules.indexOf(rule) + 1;
/** Rules of when it is, which say nothing of the hours. */
const DAYS: ReadonlySet<SlotRule> = new Set(['notYet', 'horizon', 'notice']);
/** Rules of the hours: up to the first nothing is open, up to the second nobody's appointments have been looked at. */
const [OUTSIDE, INSIDE] = [rankOf('callType'), rankOf('short')];

/** Why no slot starts at the minutes of a window: of several rules the last one in the order of `slotRules`, and none where one does start. */
export class Refusals {
  readonly #from: number;
  readonly #ranks: Uint8Array;
  readonly #hours: Uint8Array;
  readonly #waiting: ReadonlySet<number>;

  /** `waiting`: when the busy intervals begin that are requests without an answer. */
  constructor(from: number, to: number, waiting: Iterable<number> = []) {
    this.#from = from;
    this.#ranks = new Uint8Array(to - from);
    this.#hours = new Uint8Array(to - from);
    this.#waiting = new Set(waiting);
  }

  isWaiting(busyStart: number): boolean {
    return this.#waiting.has(busyStart);
  }

  add(start: number, end: number, rule: SlotRule): void {
    const rank = rankOf(rule);
    const [first, last] = [Math.max(start - this.#from, 0), Math.min(end - this.#from, this.#ranks.length)];
    for (const ranks of rank <= INSIDE ? [this.#ranks, this.#hours] : [this.#ranks])
      for (let index = first; index < last; index += 1) ranks[index] = Math.max(ranks[index] ?? 0, rank);
  }

  clear(start: number): void {
    this.#ranks[start - this.#from] = 0;
  }

  /** In order, joined where neighbours are refused alike. */
  list(): Refusal[] {
    const refusals: { start: number; end: number; rule: SlotRule; also?: SlotRule }[] = [];
    this.#ranks.forEach((rank, index) => {
      const [rule, start, last] = [slotRules[rank - 1], this.#from + index, refusals.at(-1)];
      if (rule === undefined) return;
      const also = DAYS.has(rule) ? this.#closedAt(index) : undefined;
      if (last?.rule === rule && last.also === also && last.end === start) last.end += 1;
      else refusals.push({ start, end: start + 1, rule, ...(also && { also }) });
    });
    return refusals;
  }

  #closedAt(index: number): SlotRule | undefined {
    const rank = this.#hours[index] ?? 0;
    return rank <= OUTSIDE ? slotRules[rank - 1] : undefined;
  }
}
