import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { quoteOf } from 'shared-contracts/formats/text/quote-of';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { ConsultationQuote } from 'shared-contracts/schemas/consultation';
import { runAsSystem } from '../../../api/src/db/run-as.ts';
import { createRow } from '../../../api/src/generic/write-calls.ts';
import { appointmentsTable } from '../../../api/src/modules/appointments/table.ts';
import { answerSlots } from '../../../api/src/modules/slots/answer-slots.ts';
import type { MeasuredApi } from './measured-api.ts';

export interface Wish {
  readonly professionalId: string;
  readonly consultationId: string;
  readonly quote: ConsultationQuote;
  readonly startsAt: string;
  readonly endsAt: string;
}
export const wishReason = 'Measuring how bookings race for the same slots';

/** A client's booking request through the API. @throws Problem 409 when the slot is taken. */
export const book = (api: MeasuredApi, userId: string, { professionalId, consultationId, quote, startsAt }: Wish) =>
  createRow(
    { ...api.visitor, caller: { role: 'client', userId } },
    appointmentsTable,
    { professionalId, consultationId, quote, startsAt, callType: 'video', reason: wishReason },
    randomUUID(),
  );

/** Clients who may book: their e-mail addresses are confirmed. Each books once, as the number of requests per client is limited. */
export async function addClients(api: MeasuredApi, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const emailConfirmedAt = api.services.now();
  const client = {
    role: 'client' as const,
    passwordHash: '',
    lastName: 'Racer',
    firstNames: 'Client',
    emailConfirmedAt,
  };
  await runAsSystem(api.services.db, (tx) =>
    tx
      .insertInto('users')
      .values(ids.map((id) => ({ ...client, id, email: `${id}@racing.test` })))
      .execute(),
  );
  return ids;
}

/** The next `count` free slots of twenty professionals; another `page` has other professionals. */
export async function freeWishes(api: MeasuredApi, page: number, professionals: number): Promise<Wish[]> {
  const { rows } = await runAsSystem(api.services.db, (tx) =>
    sql<{ id: string }>`
      select id from professionals where slug like 'many-%' and verified_at is not null order by id limit 20 offset ${page * 20}`.execute(
      tx,
    ),
  );
  const ids = rows.map(({ id }) => id);
  const answer = await answerSlots(api.visitor, { professionalIds: ids, callType: 'video', limit: 20 });
  const { data: diaries } = JSON.parse(answer.toString()) as { data: ProfessionalSlots[] };
  const open = diaries.filter(({ slots }) => slots.length === 20).slice(0, professionals);
  if (open.length < professionals) throw new Error(`Only ${open.length} of ${ids.length} professionals have 20 slots`);
  const quotes = new Map(
    (
      await runAsSystem(api.services.db, (tx) =>
        tx
          .selectFrom('consultations')
          .select(['id', 'minutes', 'feeKind', 'fee', 'currency'])
          .where('professionalId', 'in', ids)
          .execute(),
      )
    ).map(({ id, ...consultation }) => [id, quoteOf(consultation)]),
  );
  return open.flatMap(({ professionalId, consultationId, slots }) => {
    const quote = quotes.get(consultationId ?? '');
    if (consultationId === null || !quote) throw new Error(`${professionalId} offers nothing`);
    return slots.map(({ startsAt, endsAt }) => ({ professionalId, consultationId, quote, startsAt, endsAt }));
  });
}
