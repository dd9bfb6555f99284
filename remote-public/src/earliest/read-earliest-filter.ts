import { earliestQuery } from 'shared-contracts/schemas/earliest';
import * as v from 'valibot';
import { rangeFaults } from './earliest-faults.ts';
import { earliestNames, earliestParts, type EarliestFilter, type EarliestName } from './earliest-filter.ts';
import { isPastDay } from '../time/is-past-day.ts';
import { readValue } from '../forms/typed-time.ts';

const { timeZone, limit: _limit, ...entries } = earliestQuery.entries;
const schemas = { ...entries, zone: timeZone };

export interface ReadEarliestFilter {
  readonly filter: EarliestFilter;
  /** Invalid values of the address. They never break a shared link. */
  readonly ignored: readonly EarliestName[];
  /** The requested first day, if it is past: the days are dropped. */
  readonly pastDate?: string;
}

/** The search for the earliest slots in a query string. Hours without a time zone are dropped. */
export function readEarliestFilter(search: URLSearchParams, now = new Date()): ReadEarliestFilter {
  const given = [...earliestNames, 'cursor' as const].flatMap((name) => {
    const raw = readValue(name, search.get(name)?.trim() ?? '');
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
