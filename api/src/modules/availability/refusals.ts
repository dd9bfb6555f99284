import { slotRules } from 'shared-contracts/schemas/slots-explained';
import type { SlotRule } from 'shared-contracts/schemas/slots-explained';

/** Half-open, in minutes since the epoch. */
export interface Refusal {
  readonly start: number;
  readonly end: number;
  readonly rule: SlotRule;
  /** The rule of the hours behind a time rule. */
  readonly also?: SlotRule;
}

type BusyTime = Pick<Refusal, 'start' | 'end'>;
const keyOf = ({ start, end }: BusyTime): string => `${start} ${end}`;

const rankOf = (rule: SlotRule): number => slotRules.indexOf(rule) + 1;
/** Rules about how soon or far a time is, not about the hours. */
const TIME_RULES: ReadonlySet<SlotRule> = new Set(['notYet', 'horizon', 'notice']);
/** Up to the first, rules close the hours; up to the second, they do not depend on appointments. */
const [CLOSED, WITHOUT_APPOINTMENTS] = [rankOf('callType'), rankOf('short')];

/** Why no slot starts at each minute of a window; of several rules the last one in `slotRules`. */
export class Refusals {
  readonly #from: number;
  readonly #ranks: Uint8Array;
  readonly #hours: Uint8Array;
  readonly #waiting: ReadonlySet<number>;
  readonly #foreign: ReadonlySet<string>;

  /** `waiting`: starts of busy intervals that are unanswered requests; `foreign`: those that only another calendar holds. */
  constructor(from: number, to: number, waiting: Iterable<number> = [], foreign: Iterable<BusyTime> = []) {
    this.#from = from;
    this.#ranks = new Uint8Array(to - from);
    this.#hours = new Uint8Array(to - from);
    this.#waiting = new Set(waiting);
    this.#foreign = new Set([...foreign].map(keyOf));
  }

  /** The rule of a slot during a busy interval. */
  ruleOf(busy: BusyTime): SlotRule {
    if (this.#foreign.has(keyOf(busy))) return 'calendar';
    return this.#waiting.has(busy.start) ? 'held' : 'taken';
  }

  add(start: number, end: number, rule: SlotRule): void {
    const rank = rankOf(rule);
    const [first, last] = [Math.max(start - this.#from, 0), Math.min(end - this.#from, this.#ranks.length)];
    for (const ranks of rank <= WITHOUT_APPOINTMENTS ? [this.#ranks, this.#hours] : [this.#ranks])
      for (let index = first; index < last; index += 1) ranks[index] = Math.max(ranks[index] ?? 0, rank);
  }

  clear(start: number): void {
    this.#ranks[start - this.#from] = 0;
  }

  /** In order; neighbours with the same rules are merged. */
  list(): Refusal[] {
    const refusals: { start: number; end: number; rule: SlotRule; also?: SlotRule }[] = [];
    this.#ranks.forEach((rank, index) => {
      const [rule, start, last] = [slotRules[rank - 1], this.#from + index, refusals.at(-1)];
      if (rule === undefined) return;
      const also = TIME_RULES.has(rule) ? this.#closedAt(index) : undefined;
      if (last?.rule === rule && last.also === also && last.end === start) last.end += 1;
      else refusals.push({ start, end: start + 1, rule, ...(also && { also }) });
    });
    return refusals;
  }

  #closedAt(index: number): SlotRule | undefined {
    const rank = this.#hours[index] ?? 0;
    return rank <= CLOSED ? slotRules[rank - 1] : undefined;
  }
}
