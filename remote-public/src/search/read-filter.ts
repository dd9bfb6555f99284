import { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import { safeParse } from 'valibot';
import { filterNames, parameterOf, type SearchFilter } from './filter-query.ts';
import { isPastDay } from '../time/is-past-day.ts';
import { readValue } from '../forms/typed-time.ts';
import { readWindow, type WindowParameter } from './read-window.ts';

const plainNames = [...filterNames.filter((name) => name !== 'window'), 'sort', 'cursor'] as const;

/** Characters that the API refuses: control characters and invalid bytes. */
const unreadable = /[\p{Cc}\uFFFD]/gu;

export interface ReadFilter {
  readonly filter: SearchFilter;
  /** Fields whose values are invalid or fixed by the page. They never break a shared link. */
  readonly ignored: readonly ((typeof plainNames)[number] | WindowParameter)[];
  /** The requested day, if it is past in the search’s time zone: it is left out with its hours. */
  readonly pastDate?: string | undefined;
  /** Texts that are left out because they are longer than `most`. */
  readonly tooLong: readonly { readonly name: (typeof plainNames)[number]; readonly most: number }[];
  /** What the form shows: the filter, and the input that was left out. */
  readonly typed: SearchFilter;
}

/** The filter in a query string. `fixed` is what the page fixes. */
export function readFilter(search: URLSearchParams, fixed: SearchFilter = {}, now = new Date()): ReadFilter {
  const read = plainNames.flatMap((name) => {
    const raw = search.get(parameterOf(name))?.replaceAll(unreadable, ' ').trim();
    if (!raw) return [];
    const result = safeParse(professionalFilter.entries[name], valueOf(name, raw));
    const isWanted = result.success && (fixed[name] === undefined || fixed[name] === result.output);
    const most = result.issues?.find(({ type }) => type === 'max_length')?.requirement;
    return [{ name, raw, value: result.output, isWanted, most: most === undefined ? undefined : Number(most) }];
  });
  const plain: SearchFilter = Object.fromEntries(
    read.flatMap(({ name, value, isWanted }) => (isWanted && fixed[name] === undefined ? [[name, value]] : [])),
  );
  const tooLong = read.flatMap(({ name, raw, most }) => (most === undefined ? [] : [{ name, most, raw }]));
  const misread = read.flatMap(({ name, isWanted, most }) => (isWanted || most !== undefined ? [] : [name]));
  // What was typed without scripts stays in its field.
  const kept: SearchFilter = Object.fromEntries(
    read.flatMap(({ name, raw, isWanted, most }) =>
      most !== undefined || (name === 'date' && !isWanted) ? [[name, raw]] : [],
    ),
  );
  const { window, zone, ignored } = readWindow(search, plain.date);
  if (plain.date !== undefined && isPastDay(plain.date, zone, now)) {
    const { date, ...rest } = plain;
    const filter = { ...rest, cursor: undefined };
    return { filter, ignored: misread, pastDate: date, tooLong, typed: { ...filter, date, ...kept } };
  }
  const filter = window === undefined ? plain : { ...plain, window };
  return { filter, ignored: [...misread, ...ignored], tooLong, typed: { ...filter, ...kept } };
}

/** `off` and the like stay text. */
function valueOf(name: (typeof plainNames)[number], raw: string): unknown {
  if (name === 'availableNow') return flags.get(raw) ?? raw;
  return name === 'yearsMin' || name === 'ratingMin' ? Number(raw) : readValue(name, raw);
}

const flags = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);
