import { sql } from 'kysely';
import type { earliestRequest, EarliestSlots } from 'shared-contracts/schemas/earliest';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { InferOutput } from 'valibot';
import { inTurns } from '../../concurrency/in-turns.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { reachable, selectPage } from '../../generic/rows.ts';
import { compileCriteria } from '../../policy/criteria-condition.ts';
import { checkQuery } from '../../policy/query.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import { filterCriteria, filterLimits } from '../professionals-search/filter-criteria.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { openFor } from '../availability/open-diary.ts';
import { slotsOf } from '../availability/slots-of.ts';
import { dayWindows } from './day-windows.ts';
import type { DayWindow } from './day-windows.ts';
import { EARLIEST_CAP, findEarliest } from './find-earliest.ts';
import type { Found } from './find-earliest.ts';
import { typeBit } from '../availability/schedule.ts';

const MINUTE = 60_000;
const SHOWN = 3;
const binding = 'earliest';

interface EarliestAnswer {
  readonly data: readonly EarliestSlots[];
  readonly page: { readonly next: string | null; readonly limit: number };
  readonly capped: boolean;
}

/**
 * POST /earliest: one statement over the masks selects the page; the times are then computed to the minute, and the rows are read with the
 * caller's rights. A professional whose notice leaves no slot in a free quarter is missing from the page. @throws Problem 422.
 */
export async function answerEarliest(
  context: CallContext,
  query: InferOutput<typeof earliestRequest>,
  cap: number = EARLIEST_CAP,
): Promise<EarliestAnswer> {
  const { callType, category, language, limit, cursor, holder, ...asked } = query;
  const after = cursor === undefined ? undefined : decode(context, cursor);
  const all = dayWindows(asked, Math.floor(context.now.getTime() / MINUTE));
  const windows = after ? all.filter(({ date }) => date >= after.date) : all;
  const where = filterCriteria({ category, language, callType });
  const { condition } = compileCriteria(professionalsPolicy, context.scope, where, filterLimits);
  const people = sql<boolean>`${reachable(context, professionalsPolicy, 'list')} and ${condition}`;
  const isWhole = asked.to !== undefined;
  const search = { people, callType, windows, isWhole, after, limit: limit + 1 };
  const { found, capped } = await findEarliest(context, search, cap);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const next = last ? encode(context, last) : null;
  if (shown.length === 0) return { data: [], page: { next, limit }, capped };
  const slots = await slotsOn(context, shown, { windows, isWhole, holder, types: callType && typeBit(callType) });
  const rows = await readPeople(context, shown);
  const data = shown.flatMap(({ professionalId }, index) => {
    const [professional, found] = [rows.get(professionalId), slots[index]];
    return professional && found ? [{ professional, ...found }] : [];
  });
  return { data: data.sort(byFirstSlot), page: { next, limit }, capped };
}

type FirstSlots = Omit<EarliestSlots, 'professional'>;

/** The first slots of each entry in its window, of the consultation that can be held first. */
async function slotsOn(
  context: CallContext,
  entries: readonly Found[],
  {
    windows,
    isWhole,
    holder,
    types,
  }: { windows: readonly DayWindow[]; isWhole: boolean; holder: string | undefined; types: number | undefined },
): Promise<(FirstSlots | undefined)[]> {
  const { now } = context;
  const present = Math.floor(now.getTime() / MINUTE);
  const ids = [...new Set(entries.map(({ professionalId }) => professionalId))];
  const used = windows.filter(({ date }) => entries.some((entry) => entry.date === date));
  const reach = { from: used[0]?.start ?? present, to: used.at(-1)?.end ?? present, now, holder };
  const diaries = await context.asSystem((tx) => readDiaries(tx, ids, reach));
  return inTurns(entries, ({ professionalId, date }) => {
    const [diary, window] = [diaries.get(professionalId), used.find((one) => one.date === date)];
    if (!diary || !window) return undefined;
    const found = diary.offers.flatMap((offer): FirstSlots[] => {
      const to = isWhole ? window.end - offer.minutes + 1 : window.end;
      if (window.start >= to) return [];
      const slots = slotsOf(openFor(diary, offer), { from: window.start, to, now: present, limit: SHOWN, types });
      return slots.length > 0 ? [{ consultationId: offer.id, slotMinutes: offer.minutes, fee: offer.fee, slots }] : [];
    });
    return found.sort(byFirstSlot)[0]; // of two that can be held at once, the first in the professional's order
  });
}

async function readPeople(context: CallContext, entries: readonly Found[]): Promise<Map<string, PublicProfessional>> {
  const ids = [...new Set(entries.map(({ professionalId }) => professionalId))];
  const query = checkQuery(professionalsPolicy, context.scope, { where: { id: { $in: ids } }, limit: ids.length });
  const { data } = await selectPage(context, professionalsPolicy, query);
  return new Map((data as PublicProfessional[]).map((row) => [row.id, row]));
}

const startOf = ({ slots: [first] }: FirstSlots): string => first?.startsAt ?? '';
/** Masks are precise to the quarter; ties keep the key order. */
const byFirstSlot = (one: FirstSlots, other: FirstSlots): number => startOf(one).localeCompare(startOf(other), 'en');

const encode = ({ services }: CallContext, { date, quarter, professionalId }: Found): string =>
  services.cursors.encode(binding, [date, String(quarter), professionalId]);

function decode({ services }: CallContext, cursor: string): Found {
  const [date, quarter, professionalId] = services.cursors.decode(binding, cursor);
  return { date: date ?? '', quarter: Number(quarter), professionalId: professionalId ?? '' };
}
