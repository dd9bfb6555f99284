import assert from 'node:assert/strict';
import { quoteOf } from 'shared-contracts/formats/text/quote-of';
import type { ConsultationQuote } from 'shared-contracts/schemas/consultation';
import { callTypes as allCallTypes } from 'shared-contracts/schemas/vocabulary';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { runAsSystem } from '../../src/db/run-as.ts';
import type { Tx } from '../../src/db/run-as.ts';
import type { AvailabilityDaysTable } from '../../src/db/schema/availability.ts';
import { dateOf, dayNumber } from '../../src/modules/availability/schedule.ts';
import type { Person, TestApi } from './test-api.ts';

export const hour = 3_600_000;

export const everyDay = (startTime: string, endTime: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startTime, endTime, callTypes: ['video', 'call', 'in_person'] }));

interface Offered {
  readonly minutes?: number;
  readonly callTypes?: readonly CallType[];
  readonly active?: boolean;
  readonly feeKind?: string;
  readonly fee?: number | undefined;
  readonly currency?: string;
}

/** Changes what the professional has offered since registering. */
export async function changeOffer(api: TestApi, { id, token }: Person, change: Offered): Promise<void> {
  const { consultationId } = await askFor(api, id);
  const body = { ...change, videoLink: change.callTypes?.includes('video') ? 'https://video.test/room' : undefined };
  const saved = await api.call('PUT', `/base/consultations/update/${consultationId}`, { token, body });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
}

/** Replaces what the professional offers; returns the ids in order. */
export async function replaceOffers(
  api: TestApi,
  { id, token }: Person,
  offers: readonly Offered[],
): Promise<string[]> {
  const { consultationId } = await askFor(api, id);
  await api.call('DELETE', `/base/consultations/delete/${consultationId}`, { token });
  const common = { nameFr: 'a', nameEn: 'a', feeKind: 'free', videoLink: 'https://video.test/room' };
  const body = offers.map((offer, position) => ({ ...common, ...offer, position }));
  const saved = await api.call<{ data: { id: string }[] }>('POST', '/base/consultations/create-many', { token, body });
  if (saved.status !== 201) throw new Error(JSON.stringify(saved.body));
  return saved.body.data.map((one) => one.id);
}

/** What a request for the first consultation of a professional states. */
export async function askFor(
  api: TestApi,
  professionalId: string,
): Promise<{ consultationId: string; quote: ConsultationQuote }> {
  const { id, ...consultation } = await runAsSystem(api.services.db, (tx) =>
    tx
      .selectFrom('consultations')
      .select(['id', 'minutes', 'feeKind', 'fee', 'currency'])
      .where('professionalId', '=', professionalId)
      .orderBy('position')
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return { consultationId: id, quote: quoteOf(consultation) };
}

/** A verified professional in Dakar (UTC all year) with hourly slots every day from 8 to 18 by default. */
export async function workingProfessional(
  api: TestApi,
  { minutes = 60, callTypes = allCallTypes, ...settings }: Offered & Readonly<Record<string, unknown>> = {},
  rules: readonly Record<string, unknown>[] = everyDay('08:00', '18:00'),
): Promise<Person> {
  const person = await api.author();
  await changeOffer(api, person, { minutes, callTypes });
  const body = { timeZone: 'Africa/Dakar', ...settings };
  const saved = await api.call('PUT', `/base/professionals/update/${person.id}`, { token: person.token, body });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const week = await api.call('POST', '/base/availability_rules/create-many', { token: person.token, body: rules });
  if (week.status >= 300) throw new Error(JSON.stringify(week.body));
  return person;
}

/** The stored quarter-hour masks as possible slot starts. */
export async function storedStarts(api: TestApi, professionalId: string): Promise<string[]> {
  const [rows, ofStrips] = await runAsSystem(api.services.db, async (tx) => [
    await tx.selectFrom('availabilityDays').selectAll().where('professionalId', '=', professionalId).execute(),
    await daysOfStrips(tx, [professionalId]),
  ]);
  const today = api.services.now().toISOString().slice(0, 10);
  const ahead = (masks: readonly StoredMask[]) => masks.filter(({ day }) => day >= today).map(maskKey);
  assert.deepEqual(ahead(ofStrips).sort(), ahead(rows).sort(), 'the strips tell another story');
  const starts = rows.flatMap(({ day, mask }) =>
    [...mask].flatMap((digit, quarter) =>
      digit === '1' ? [new Date(Date.parse(day) + quarter * 900_000).toISOString()] : [],
    ),
  );
  return [...new Set(starts)].sort(); // a day has a mask per set of call types
}

type StoredMask = Omit<AvailabilityDaysTable, 'noticeMinutes'>;

/** The strips cut into days, without empty ones. */
export async function daysOfStrips(tx: Tx, professionalIds: readonly string[]): Promise<StoredMask[]> {
  const strips = await tx
    .selectFrom('availabilityStrips')
    .selectAll()
    .where('professionalId', 'in', professionalIds)
    .execute();
  return strips.flatMap(({ firstDay, mask: strip, ...rest }) =>
    (strip.match(/.{96}/gu) ?? []).flatMap((mask, ahead) =>
      mask.includes('1') ? [{ ...rest, day: dateOf(dayNumber(firstDay) + ahead), mask }] : [],
    ),
  );
}

export const maskKey = ({ professionalId, day, types, slotMinutes, mask }: StoredMask): string =>
  [professionalId, day, types, slotMinutes, mask].join(' ');
