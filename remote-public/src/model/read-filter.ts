import { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import { safeParse } from 'valibot';
import { filterNames, parameterOf, type SearchFilter } from './filter-query.ts';
import { readWindow, type WindowParameter } from './read-window.ts';

const plainNames = [...filterNames.filter((name) => name !== 'window'), 'sort', 'cursor'] as const;

export interface ReadFilter {
  readonly filter: SearchFilter;
  /** Fields whose values were not understood, or that the page decides itself. A shared link never fails on one of them. */
  readonly ignored: readonly ((typeof plainNames)[number] | WindowParameter)[];
}

/** The filter that an address carries. `fixed` is what the page narrows to whatever the address says. */
export function readFilter(search: URLSearchParams, fixed: SearchFilter = {}): ReadFilter {
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
  const { window, ignored } = readWindow(search, plain.date);
  return {
    filter: window === undefined ? plain : { ...plain, window },
    ignored: [...read.flatMap(({ name, isWanted }) => (isWanted ? [] : [name])), ...ignored],
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
