import { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import { safeParse } from 'valibot';
import { filterNames, parameterOf, type SearchFilter } from './filter-query.ts';
import { isPastDay } from './is-past-day.ts';
import { readWindow, type WindowParameter } from './read-window.ts';

const plainNames = [...filterNames.filter((name) => name !== 'window'), 'sort', 'cursor'] as const;

/** Nobody types these, and the API refuses them: control characters, and what stands for bytes that are no text. */
const unreadable = /[\p{Cc}\uFFFD]/gu;

export interface ReadFilter {
  readonly filter: SearchFilter;
  /** Fields whose values were not understood, or that the page decides itself. A shared link never fails on one of them. */
  readonly ignored: readonly ((typeof plainNames)[number] | WindowParameter)[];
  /** The day that is asked for, if it has passed where the search is made: nobody is free then, so it is left out with its hours. */
  readonly pastDate?: string | undefined;
  /** Texts that are left out because they have more letters than `most`. */
  readonly tooLong: readonly { readonly name: (typeof plainNames)[number]; readonly most: number }[];
  /** What the fields of the form show: the filter, and what was typed and is left out. */
  readonly typed: SearchFilter;
}

/** The filter that an address carries. `fixed` is what the page narrows to whatever the address says. */
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
  const long: SearchFilter = Object.fromEntries(tooLong.map(({ name, raw }) => [name, raw]));
  const { window, zone, ignored } = readWindow(search, plain.date);
  if (plain.date !== undefined && isPastDay(plain.date, zone, now)) {
    const { date, ...rest } = plain;
    const filter = { ...rest, cursor: undefined };
    return { filter, ignored: misread, pastDate: date, tooLong, typed: { ...filter, date, ...long } };
  }
  const filter = window === undefined ? plain : { ...plain, window };
  return { filter, ignored: [...misread, ...ignored], tooLong, typed: { ...filter, ...long } };
}

/** `off` and the like are kept as text, which no boolean is. */
function valueOf(name: (typeof plainNames)[number], raw: string): unknown {
  if (name === 'availableNow') return flags.get(raw) ?? raw;
  return name === 'yearsMin' || name === 'ratingMin' ? Number(raw) : raw;
}

const flags = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);
