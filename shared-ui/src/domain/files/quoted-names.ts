import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { withSafeName } from './take-file.ts';

/** Somebody who chose a whole folder is not read all of it. */
const mostNamed = 5;
const quoted = (name: string, locale: Locale) => (locale === 'fr' ? `«\u00A0${name}\u00A0»` : `“${name}”`);

/** The names of files in a sentence: "« c.pdf » et « d.pdf »"; of many the first ones, and how many more there are. */
export function quotedNames(files: readonly File[], locale: Locale): string {
  const named = files.length > mostNamed ? files.slice(0, mostNamed - 1) : files;
  const more = files.length - named.length;
  return new Intl.ListFormat(intlLocale(locale)).format([
    ...named.map((file) => quoted(withSafeName(file).name, locale)),
    ...(more === 0 ? [] : [`${more} ${locale === 'fr' ? 'autres' : 'more'}`]),
  ]);
}
