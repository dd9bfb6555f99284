import { earliestQuery } from 'shared-contracts/schemas/earliest';
import * as v from 'valibot';
import { rangeFaults } from '../model/earliest-faults.ts';
import { earliestNames, earliestParts, type EarliestFilter, type EarliestName } from '../model/earliest-filter.ts';
import { isPastDay } from '../model/is-past-day.ts';

const { timeZone, limit: _limit, ...entries } = earliestQuery.entries;
const schemas = { ...entries, zone: timeZone };

export interface ReadEarliestFilter {
  readonly filter: EarliestFilter;
  /** What the address says and nobody understands. A shared link never fails on one of them. */
  readonly ignored: readonly EarliestName[];
  /** The first day that is asked for, if it has passed: the days are left out. */
  readonly pastDate?: string;
}

/** The search for the earliest times that an address carries. Hours without a zone name no moments. */
export function readEarliestFilter(search: URLSearchParams, now = new Date()): ReadEarliestFilter {
  const given = [...earliestNames, 'cursor' as const].flatMap((name) => {
    const raw = search.get(name)?.trim();
    return raw ? [{ name, raw, isUnderstood: v.is(schemas[name], raw) }] : [];
  });
  const read: Partial<Record<string, string>> = Object.fromEntries(
    given.flatMap(({ name, raw, isUnderstood }) => (isUnderstood ? [[name, raw]] : [])),
  );
  const { date = '', until = '', from = '', to = '', zone } = read;
  if (date !== '' && isPastDay(date, zone, now)) {
    const later = new URLSearchParams(search);
    for (const name of [...earliestParts.days, 'cursor']) later.delete(name);
    return { ...readEarliestFilter(later, now), pastDate: date };
  }
  const faults = rangeFaults({ date, until, from, to });
  const isWanted = (name: string) => !(name in faults) && (zone !== undefined || (name !== 'from' && name !== 'to'));
  return {
    filter: Object.fromEntries(Object.entries(read).filter(([name]) => isWanted(name))),
    ignored: given.flatMap(({ name, isUnderstood }) =>
      name === 'cursor' || (isUnderstood && isWanted(name)) ? [] : [name],
    ),
  };
}
