import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleStrings } from 'shared-contracts/remote/remote-module';
import { locales, type Locale } from 'shared-contracts/schemas/vocabulary';

const readStrings = (directory: string, locale: Locale): LocaleStrings => {
  const strings: LocaleStrings = JSON.parse(readFileSync(join(directory, locale, 'shell.json'), 'utf8'));
  return strings;
};

/** The shell's own words in each language. */
export const readShellStrings = (directory: string): Record<Locale, LocaleStrings> =>
  Object.fromEntries(locales.map((locale) => [locale, readStrings(directory, locale)])) as Record<
    Locale,
    LocaleStrings
  >;
