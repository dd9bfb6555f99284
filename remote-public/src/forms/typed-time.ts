import { readDate, readTime } from 'shared-ui/primitives/date-field/typed-text.ts';

// Without scripts nothing tells the reader's own convention: figures are read in the site's, the day first.
const readDay = (text: string) => readDate(text, 'fr');
const readers = { date: readDay, until: readDay, from: readTime, to: readTime } as const;

/** Names of date and time fields, and of their parameters in a query string. */
export type TypedTime = keyof typeof readers;

const isTypedTime = (name: string): name is TypedTime => name in readers;

/** A value of a query string: a date or time as `YYYY-MM-DD` or `HH:MM`, even if a form without scripts wrote it otherwise. */
export const readValue = (name: string, raw: string): string =>
  (isTypedTime(name) ? readers[name](raw) : undefined) ?? raw;

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === 'string' ? entry : '');

/** The values of date and time fields, or their texts; empty for those that the form lacks. */
export const textsOf = <Name extends TypedTime>(entries: FormData, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, readValue(name, textOf(entries.get(name)))])) as Readonly<
    Record<Name, string>
  >;

export type Unreadable = 'DATE_INVALID' | 'TIME_INVALID';

/** Their words are the shell's, as of any form. */
export const isUnreadable = (fault: string): fault is Unreadable =>
  fault === 'DATE_INVALID' || fault === 'TIME_INVALID';

/** The fields whose text is neither empty nor a value. */
export function unreadableOf<Name extends TypedTime>(texts: Readonly<Record<Name, string>>) {
  const names = (Object.keys(texts) as Name[]).filter(
    (name) => texts[name] && readers[name](texts[name]) !== texts[name],
  );
  return Object.fromEntries(
    names.map((name) => [name, readers[name] === readTime ? 'TIME_INVALID' : 'DATE_INVALID']),
  ) as Partial<Readonly<Record<Name, Unreadable>>>;
}
