import { earliestSlots, type EarliestSlots } from 'shared-contracts/schemas/earliest';
import { pageOf } from 'shared-contracts/schemas/wire';
import { platformOf, type LoaderArgs } from './platform-of.ts';
import { readEarliestFilter, type ReadEarliestFilter } from './read-earliest-filter.ts';
import { settle, type Settled } from './settle.ts';
import { slotHolder } from './slot-holder.ts';

const earliestPage = pageOf(earliestSlots);

export interface EarliestData extends ReadEarliestFilter {
  readonly result: Settled<{
    readonly entries: readonly EarliestSlots[];
    readonly next: string | null;
    /** More people match than were looked at. */
    readonly isCapped: boolean;
  }>;
}

/** `/schedule-meeting`: the earliest free times of all professionals, as the address narrows them. */
export async function earliestLoader(args: LoaderArgs): Promise<EarliestData> {
  const { http } = platformOf(args);
  const { signal, url } = args.request;
  const read = readEarliestFilter(new URL(url).searchParams);
  const { zone, ...filter } = read.filter;
  const body = { ...filter, timeZone: zone, holder: slotHolder() };
  const result = await settle(http.request('POST', '/earliest', earliestPage, { body, signal }));
  if (!result.ok) return { ...read, result };
  const { data, page, capped } = result.value;
  return {
    ...read,
    result: { ok: true, value: { entries: data, next: page?.next ?? null, isCapped: capped ?? false } },
  };
}
