import { sql } from 'kysely';
import { mostCalendars } from 'shared-contracts/schemas/calendar-source';
import type { CalendarSource, calendarSourceInput } from 'shared-contracts/schemas/calendar-source';
import type { InferOutput } from 'valibot';
import type { CalendarAddress } from '../../adapters/calendars/calendar-reader.ts';
import { lock } from '../../db/advisory-locks.ts';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { limit } from '../../policy/limit.ts';
import type { Services } from '../../services/services.ts';
import { calendarProblem, atField } from './calendar-problem.ts';
import { hashAddress, sealSource } from './open-source.ts';
import { readCalendar } from './read-calendar.ts';
import type { ReadCalendar } from './read-calendar.ts';
import { nextAfter } from './refresh-source.ts';
import { shownName } from './shown-name.ts';
import { storeBusy } from './store-busy.ts';

type Input = InferOutput<typeof calendarSourceInput>;

interface Wanted {
  readonly pointer: string;
  readonly name: string | null;
  readonly address: CalendarAddress;
}

/** What of a row its owner sees. */
export const shownOfSource = [
  'id',
  'name',
  'kind',
  'host',
  'userName',
  'readAt',
  'failure',
  'failingSince',
  'createdAt',
] as const;

/**
 * Reads calendars for the first time and keeps them, all or none: what cannot be read is refused at its field.
 * @throws Problem 422, LIMIT_EXCEEDED.
 */
export async function addSources(
  services: Services,
  professionalId: string,
  input: Input,
): Promise<Pick<CalendarSource, 'id' | 'name'>[]> {
  const wanted = wantedOf(input);
  const timeZone = await runAsSystem(services.db, async (tx) => {
    await requireRoom(tx, professionalId, wanted);
    const practice = tx.selectFrom('professionals').select('timeZone').where('id', '=', professionalId);
    return (await practice.executeTakeFirstOrThrow()).timeZone;
  });
  const read: { wanted: Wanted; calendar: ReadCalendar }[] = [];
  // One after the other: of one account they come from the same server.
  for (const one of wanted) {
    const calendar = await atField(one.pointer, () => readCalendar(services, one.address, timeZone));
    if (calendar) read.push({ wanted: one, calendar });
  }
  return runAsSystem(services.db, async (tx) => {
    await holdAccount(tx, professionalId);
    await lock(tx, `diary:${professionalId}`);
    await requireRoom(tx, professionalId, wanted);
    const now = services.now();
    const rows: Pick<CalendarSource, 'id' | 'name'>[] = [];
    for (const { wanted: one, calendar } of read) {
      const row = await tx
        .insertInto('calendarSources')
        .values({
          professionalId,
          name: one.name ?? shownName(calendar.name, new URL(one.address.url).hostname),
          kind: input.kind,
          host: new URL(one.address.url).host,
          userName: one.address.login?.userName ?? null,
          sealed: sealSource(services, professionalId, one.address),
          addressHash: hashAddress(one.address),
          version: calendar.version,
          expandedFor: calendar.expandedFor,
          readAt: now,
          nextAt: nextAfter(now, 0),
        })
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow();
      await storeBusy(tx, { sourceId: row.id, professionalId }, calendar.busy, now);
      rows.push(row);
    }
    return rows;
  });
}

function wantedOf(input: Input): Wanted[] {
  if (input.kind === 'ics') return [{ pointer: '/address', name: input.name, address: { url: input.address } }];
  const { userName, password, calendars } = input;
  return calendars.map(({ url, name }, index) => ({
    pointer: `/calendars/${index}/url`,
    name,
    address: { url, login: { userName, password } },
  }));
}

/** @throws Problem LIMIT_EXCEEDED, 422 for an address that is there already. */
async function requireRoom(tx: Tx, professionalId: string, wanted: readonly Wanted[]): Promise<void> {
  const { rows } = await sql<{ hash: Buffer }>`
    select address_hash as hash from calendar_sources where professional_id = ${professionalId}`.execute(tx);
  const again = wanted.find(({ address }) => rows.some(({ hash }) => hash.equals(hashAddress(address))));
  if (again) throw calendarProblem(again.pointer, 'duplicate');
  limit('', 'values', rows.length + wanted.length, mostCalendars);
}
