import { timeZone } from 'shared-contracts/schemas/wall-clock';
import { isoTime, pipe, safeParse, string, type GenericSchema } from 'valibot';
import { readValue } from '../forms/typed-time.ts';
import { windowParameters, type DayWindow } from './filter-query.ts';

export type WindowParameter = (typeof windowParameters)[number];

const clock = pipe(string(), isoTime());
const schemas: Readonly<Record<WindowParameter, GenericSchema<string>>> = { from: clock, to: clock, zone: timeZone };

/** The hours in a query string. Without a day and a zone, or with the end before the start, there are none. */
export function readWindow(
  search: URLSearchParams,
  date: string | undefined,
): { readonly window?: DayWindow; readonly zone?: string | undefined; readonly ignored: readonly WindowParameter[] } {
  const given = windowParameters.filter((name) => search.get(name)?.trim());
  const valueOf = (name: WindowParameter) => {
    const result = safeParse(schemas[name], readValue(name, search.get(name)?.trim() ?? ''));
    return result.success ? result.output : undefined;
  };
  const [from, to, zone] = [valueOf('from'), valueOf('to'), valueOf('zone')];
  if (!given.includes('from') && !given.includes('to')) return { zone, ignored: [] };
  if (date === undefined || zone === undefined)
    return { ignored: given.filter((name) => name !== 'zone' || zone === undefined) };
  const isBackwards = from !== undefined && to !== undefined && to <= from;
  const ignored = given.filter((name) => valueOf(name) === undefined || (name === 'to' && isBackwards));
  const window = { from, to: isBackwards ? undefined : to, zone };
  return { ...((window.from ?? window.to) !== undefined && { window }), zone, ignored };
}
