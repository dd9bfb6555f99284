import { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import { safeParse } from 'valibot';
import { filterNames, parameterOf, type SearchFilter } from './filter-query.ts';
import { isPastDay } from './is-past-day.ts';
import { readWindow, type WindowParameter } from './read-window.ts';

const plainNames = [...filterNames.filter((name) => name !== 'window'), 'sort', 'cursor'] as const;

export interface ReadFilter {
  readonly filter: SearchFilter;
  /** Fields whose values were not understood, or that the page decides itself. A shared link never fails on one of them. */
  readonly ignored: readonly ((typeof plainNames)[number] | WindowParameter)[];
  /** The day that is asked for, if it has passed where the search is made: nobody is free then, so it is left out with its hours. */
  readonly pastDate?: string | undefined;
}

/** The filter that an address carries. `fixed` is what the page narrows to whatever the address says. */
export function readFilter(search: URLSearchParams, fixed: SearchFilter = {}, now = new Date()): ReadFilter {
  const read = plainNames.flatMap((name) => {
    const raw = search.get(parameterOf(name))?.trim();
    if (!raw) return [];
    const result = safeParse(professionalFilter.entries[name], valueOf(name, raw));
    const isWanted = result.success && (fixed[name] === undefined || fixed[name] === result.output);
    return [{ name, value: result.output, isWanted }];
  });
  const plain: SearchFilter = Object.fromEntries(
    read.flatMap(({ name, value, isWanted }) => (isWanted && fixed[name] === undefined ? [[name, value]] : [])),
  );
  const misread = read.flatMap(({ name, isWanted }) => (isWanted ? [] : [name]));
  const { window, zone, ignored } = readWindow(search, plain.date);
  if (plain.date !== undefined && isPastDay(plain.date, zone, now)) {
    const { date, ...rest } = plain;
    return { filter: { ...rest, cursor: undefined }, ignored: misread, pastDate: date };
  }
  return {
    filter: window === undefined ? plain : { ...plain, window },
    ignored: [...misread, ...ignored],
  };
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
