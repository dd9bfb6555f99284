import { earliestSlots, type EarliestSlots } from 'shared-contracts/schemas/earliest';
import { pageOf } from 'shared-contracts/schemas/wire';
import type { EarliestFilter, EarliestPart } from './earliest-filter.ts';
import { inLanguage } from '../loading/in-language.ts';
import { partsToDrop } from './parts-to-drop.ts';
import { platformOf, type LoaderArgs } from '../loading/platform-of.ts';
import { readEarliestFilter, type ReadEarliestFilter } from './read-earliest-filter.ts';
import { settle, type Settled } from '../loading/settle.ts';
import { slotHolder } from '../booking/slot-holder.ts';

const earliestPage = pageOf(earliestSlots);

export interface EarliestData extends ReadEarliestFilter {
  readonly result: Settled<{
    readonly entries: readonly EarliestSlots[];
    readonly next: string | null;
    /** More people match than were looked at. */
    readonly isCapped: boolean;
  }>;
  /** Parts of an empty search without which there are results, earliest first; undefined when unknown. */
  readonly helpful?: readonly EarliestPart[] | undefined;
}

/** More than one, as the notice may leave some professionals without a slot. */
const PROBED = 3;

/** `/schedule-meeting`: the earliest free slots of all professionals, filtered by the address. */
export async function earliestLoader(args: LoaderArgs): Promise<EarliestData> {
  const platform = platformOf(args);
  const { signal, url } = args.request;
  const read = readEarliestFilter(new URL(url).searchParams);
  const ask = ({ zone, ...filter }: EarliestFilter, limit?: number) => {
    const body = { ...filter, timeZone: zone, limit, holder: slotHolder() };
    return platform.http.request('POST', '/earliest', earliestPage, { body, signal });
  };
  const result = await settle(ask(read.filter));
  if (!result.ok) return { ...read, result };
  const { data, page, capped } = result.value;
  const next = page?.next ?? null;
  const entries = data.map((one) => ({ ...one, professional: inLanguage(one.professional, platform.locale) }));
  const firstOf = async (filter: EarliestFilter) => (await ask(filter, PROBED)).data[0]?.slots[0]?.startsAt;
  return {
    ...read,
    result: { ok: true, value: { entries, next, isCapped: capped ?? false } },
    helpful: data.length === 0 && next === null ? await partsToDrop(platform, read.filter, firstOf, signal) : undefined,
  };
}
