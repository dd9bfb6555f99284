import { slotRules } from 'shared-contracts/schemas/availability';
import type { SlotRule } from 'shared-contracts/schemas/availability';

/** Half-open, in minutes since the epoch. */
export interface Refusal {
  readonly start: number;
  readonly end: number;
  readonly rule: SlotRule;
}

/** Why no slot starts at the minutes of a window: of several rules the last one in the order of `slotRules`, and none where one does start. */
export class Refusals {
  readonly #from: number;
  readonly #ranks: Uint8Array;
  readonly #waiting: ReadonlySet<number>;

  /** `waiting`: when the busy intervals begin that are requests without an answer. */
  constructor(from: number, to: number, waiting: Iterable<number> = []) {
    this.#from = from;
    this.#ranks = new Uint8Array(to - from);
    this.#waiting = new Set(waiting);
  }

  isWaiting(busyStart: number): boolean {
    return this.#waiting.has(busyStart);
  }

  add(start: number, end: number, rule: SlotRule): void {
    const rank = slotRules.indexOf(rule) + 1;
    const last = Math.min(end - this.#from, this.#ranks.length);
    for (let index = Math.max(start - this.#from, 0); index < last; index += 1)
      if ((this.#ranks[index] ?? 0) < rank) this.#ranks[index] = rank;
  }

  clear(start: number): void {
    this.#ranks[start - this.#from] = 0;
  }

  /** In order, joined where neighbours have the same rule. */
  list(): Refusal[] {
    const refusals: { start: number; end: number; rule: SlotRule }[] = [];
    this.#ranks.forEach((rank, index) => {
      const [rule, start, last] = [slotRules[rank - 1], this.#from + index, refusals.at(-1)];
      if (rule === undefined) return;
      if (last?.rule === rule && last.end === start) last.end += 1;
      else refusals.push({ start, end: start + 1, rule });
    });
    return refusals;
  }
}
