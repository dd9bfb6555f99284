import type { CallType, FeeCurrency } from 'shared-contracts/schemas/vocabulary';

/** Francs CFA per unit: the euro's parity, our reference rate for the dollar (decision 087; SQL: `comparable_fee`). */
const francs: Readonly<Record<FeeCurrency, number>> = { XAF: 1, XOF: 1, EUR: 655.957, CAD: 410 };

/** Below that of fees on request, which is the greatest integer of a column. */
const MOST = 2 ** 31 - 2;

/** A fee such as `80EUR` in francs CFA, to compare fees of different currencies. */
export function comparableFee(fee: string): number {
  return Math.min(Math.round(Number(fee.slice(0, -3)) * francs[fee.slice(-3) as FeeCurrency]), MOST);
}

/** The column with the lowest fee by one way to meet, in francs CFA. */
export const feeRankBy = {
  video: 'videoFeeRank',
  call: 'callFeeRank',
  in_person: 'inPersonFeeRank',
} as const satisfies Record<CallType, string>;
