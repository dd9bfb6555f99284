import { ReleaseError } from './release-store.ts';

/** Parses a share of the visitors; a canary release needs at least one percent. @throws ReleaseError */
export function percentage(text: string, least: 0 | 1 = 0): number {
  const number = Number(text.replace(/%$/, ''));
  if (text !== '' && Number.isInteger(number) && number >= least && number <= 100) return number;
  throw new ReleaseError(`A share of the visitors is a whole number from ${least} to 100, not “${text}”.`);
}
