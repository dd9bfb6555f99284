import { sql } from 'kysely';
import type * as v from 'valibot';
import { expiryOf } from 'shared-contracts/processes/expiry-of';
import type { offeredAppointment } from 'shared-contracts/schemas/appointment-request';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { Row } from '../../generic/table-module.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { bookableDiary } from '../availability/bookable-diary.ts';
import { isFree, refusal } from '../availability/offered-slot.ts';
import { checkConflicts } from '../conflict-checks/check-conflicts.ts';
import { bookedAs, bookedJson } from './booked-as.ts';
import type { BookedConsultation } from './booked-as.ts';
import { expireOverdue } from './expire-requests.ts';
import { allowOffer, allowProposal } from './limit-requests.ts';
import { appointmentsPolicy } from './policy.ts';
import { recordChange } from './record-change.ts';
import { isOverlap } from './request-appointment.ts';

const MINUTE = 60_000;
type Offered = v.InferOutput<typeof offeredAppointment>;

/**
 * A professional opens an appointment for a client that is known; it holds its time until the client has answered.
 * @throws Problem 422 for anybody else or a past time, 409 NOT_VERIFIED, CONSULTATION_NOT_OFFERED, SLOT_TAKEN and
 * TOO_MANY_WAITING_HERE, 429.
 */
export async function offerAppointment(context: CallContext, input: Offered): Promise<Row> {
  const professionalId = String(context.caller.userId);
  return context.asSystem(async (tx) => {
    await lock(tx, `requests:${professionalId}`, `diary:${professionalId}`);
    if (!(await isKnown(tx, professionalId, input.clientId))) throw invalidAt('/clientId', 'NOT_FOUND');
    const parties = { professionalId, clientId: input.clientId };
    await allowProposal(tx, professionalId, parties);
    await allowOffer(tx, parties, context.now);
    await expireOverdue(tx, professionalId, context.now);
    return insertOffer(tx, context, professionalId, input);
  });
}

async function insertOffer(tx: Tx, context: CallContext, professionalId: string, input: Offered): Promise<Row> {
  const { now } = context;
  const { minutes: asked, consultationId, callType, clientId, reason } = input;
  const consultation = await consultationOf(tx, professionalId, consultationId);
  if (!consultation.callTypes.includes(callType)) throw invalidAt('/callType', 'INVALID');
  const startsAt = new Date(input.startsAt);
  const wanted = { startsAt, callType, now };
  const diary = await bookableDiary(tx, { professionalId, consultationId, holder: undefined, startsAt, now });
  if (startsAt <= now) throw refusal('SLOT_IN_PAST', diary, wanted);
  const minutes = asked ?? consultation.minutes;
  const start = startsAt.getTime() / MINUTE;
  if (!isFree(diary, start, start + minutes)) throw refusal('SLOT_TAKEN', diary, wanted);
  const appointment = await tx
    .insertInto('appointments')
    .values({
      ...bookedAs(consultation, callType),
      ...{ professionalId, clientId, consultationId, callType, reason, startsAt },
      openedBy: 'professional',
      endsAt: new Date(startsAt.getTime() + minutes * MINUTE),
      bufferMinutes: diary.schedule.bufferMinutes,
      expiresAt: expiryOf(now, startsAt),
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isOverlap(error) ? refusal('SLOT_TAKEN', diary, wanted) : error;
    });
  await checkConflicts(tx, appointment, { now, isNew: true });
  await recordChange(tx, {
    ...{ appointment, before: undefined, transition: 'request', actor: 'professional', actorId: professionalId, now },
  });
  return shownColumns(context, appointmentsPolicy, appointment);
}

/** Whether it is a client of the professional whose account still exists. */
async function isKnown(tx: Tx, professionalId: string, clientId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from clients c join users u on u.id = c.client_id
      where c.professional_id = ${professionalId}::uuid and c.client_id = ${clientId}::uuid and u.deleted_at is null
    ) as known`.execute(tx);
  return rows[0]?.known ?? false;
}

async function consultationOf(tx: Tx, professionalId: string, id: string): Promise<BookedConsultation> {
  const { rows } = await sql<{ found: BookedConsultation }>`
    select ${bookedJson} as found from consultations
    where id = ${id}::uuid and professional_id = ${professionalId}::uuid and active`.execute(tx);
  if (!rows[0]) throw new Problem(409, 'CONSULTATION_NOT_OFFERED');
  return rows[0].found;
}
