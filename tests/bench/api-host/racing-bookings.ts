import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { Problem } from '../../../api/src/http/problem.ts';
import { runAsSystem } from '../../../api/src/db/run-as.ts';
import { createRow } from '../../../api/src/generic/write-calls.ts';
import { appointmentsTable } from '../../../api/src/modules/appointments/table.ts';
import { answerSlots } from '../../../api/src/modules/slots/answer-slots.ts';
import type { Section } from '../section.ts';
import type { MeasuredApi } from './measured-api.ts';

const CLIENTS = 50;
const RIVALS = 5;
const BOOKINGS = 1000;

/** 1,000 requests over 50 connections, five clients after each slot of ten professionals. */
export async function racingBookings(api: MeasuredApi): Promise<Section> {
  const clients = await addClients(api);
  const wishes = await contestedSlots(api);
  const outcomes = new Map<string, number>();
  const started = performance.now();
  await Promise.all(
    clients.map(async (userId, turn) => {
      const call = { ...api.visitor, caller: { role: 'client' as const, userId } };
      for (let index = turn; index < BOOKINGS; index += CLIENTS) {
        const wish = wishes[Math.floor(index / RIVALS)];
        const body = { ...wish, reason: 'Measuring how bookings race for the same slots' };
        const outcome = await createRow(call, appointmentsTable, body, randomUUID()).then(
          () => 'won',
          (error: unknown) => (error instanceof Problem ? `${error.status} ${error.code}` : String(error)),
        );
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const { rows } = await runAsSystem(api.services.db, (tx) =>
    sql<{ doubles: number }>`
      select count(*)::int as doubles from appointments a join appointments b
        on a.professional_id = b.professional_id and a.id < b.id and a.during && b.during and a.status in ('waiting', 'accepted') and b.status in ('waiting', 'accepted')`.execute(
      tx,
    ),
  );
  return {
    title: 'Racing bookings',
    note: `PostgreSQL, ${BOOKINGS} requests over ${CLIENTS} connections, ${RIVALS} clients after each of ${BOOKINGS / RIVALS} slots; with history, masks, events and notifications. Budget: 2 s, no double booking, no error but the 409.`,
    columns: ['seconds', 'requests per second', 'double bookings', 'outcomes'],
    rows: [
      [
        seconds,
        Math.round(BOOKINGS / seconds),
        rows[0]?.doubles ?? 0,
        [...outcomes].map(([name, times]) => `${name}: ${times}`).join(', '),
      ],
    ],
  };
}

async function addClients(api: MeasuredApi): Promise<string[]> {
  const ids = Array.from({ length: CLIENTS }, () => randomUUID());
  await runAsSystem(api.services.db, (tx) =>
    tx
      .insertInto('users')
      .values(
        ids.map((id) => ({
          id,
          role: 'client' as const,
          email: `${id}@racing.test`,
          passwordHash: '',
          lastName: 'Racer',
          firstNames: 'Client',
        })),
      )
      .execute(),
  );
  return ids;
}

async function contestedSlots(api: MeasuredApi) {
  const { rows } = await runAsSystem(api.services.db, (tx) =>
    sql<{
      id: string;
    }>`select id from professionals where slug like 'many-%' and verified_at is not null order by id limit 20`.execute(
      tx,
    ),
  );
  const limit = BOOKINGS / RIVALS / 10;
  const diaries = await answerSlots(api.visitor, {
    professionalIds: rows.map(({ id }) => id),
    callType: 'video',
    limit,
  });
  return diaries
    .filter(({ slots }) => slots.length === limit)
    .slice(0, 10)
    .flatMap(({ professionalId, slots }) =>
      slots.map(({ startsAt }) => ({ professionalId, startsAt, callType: 'video' })),
    );
}
