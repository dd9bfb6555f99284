import type { Locale } from 'shared-contracts/schemas/vocabulary';
/** Every country that the runtime can name, in the order of its names: the runtime's own list, so that none is ours to keep. */
export declare function countriesIn(locale: Locale): {
  value: string;
  label: string;
}[];
