import { ReleaseError } from './release-store.ts';

/** A share of the visitors as somebody typed it. @throws ReleaseError */
export function percentage(text: string): number {
  const number = Number(text.replace(/%$/, ''));
  if (text !== '' && Number.isInteger(number) && number >= 0 && number <= 100) return number;
  throw new ReleaseError(`A share of the visitors is a whole number from 0 to 100, not “${text}”.`);
}
