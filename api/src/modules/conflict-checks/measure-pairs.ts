import { readFileSync } from 'node:fs';
import { LEAST_SCORE, sameName } from './same-name.ts';

/** A pair of names with the answer that a person would give. */
export interface NamePair {
  readonly half: 'tuned' | 'held out';
  readonly why: string;
  readonly one: readonly string[];
  readonly other: readonly string[];
  readonly same: boolean;
}

export const namePairs = (): readonly NamePair[] =>
  JSON.parse(readFileSync(new URL('./name-pairs.json', import.meta.url), 'utf8')) as NamePair[];

/** How much of what is the same is found, how much of what is found is the same, and the pairs that went wrong. */
export function measurePairs(pairs: readonly NamePair[]) {
  const found = pairs.filter(({ one, other }) => sameName(one, other) >= LEAST_SCORE);
  const same = pairs.filter((pair) => pair.same);
  const right = found.filter((pair) => pair.same).length;
  const wrong = pairs.filter((pair) => found.includes(pair) !== pair.same);
  return { pairs: pairs.length, recall: right / same.length, precision: right / found.length, wrong };
}
