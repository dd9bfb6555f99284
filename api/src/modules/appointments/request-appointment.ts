import { sql } from 'kysely';
import type * as v from 'valibot';
import { expiryOf } from 'shared-contracts/processes/expiry-of';
import type { appointmentRequest } from 'shared-contracts/schemas/appointment';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { readBack } from '../../generic/write-calls.ts';
import type { Diary } from '../availability/read-diaries.ts';
import { endHold } from '../slot-holds/end-hold.ts';
import { attachDocuments } from './attach-documents.ts';
import { bookableDiary } from '../availability/bookable-diary.ts';
import { expireOverdue } from './expire-requests.ts';
import { allowRequest } from './limit-requests.ts';
import { refusal } from '../availability/offered-slot.ts';
import { appointmentsPolicy } from './policy.ts';
import { noProposal, recordChange } from './record-change.ts';
import type { StoredAppointment } from './record-change.ts';
import { lock } from '../../db/advisory-locks.ts';

const MINUTE = 60_000;
type Request = v.InferOutput<typeof appointmentRequest>;

/**
 * A client requests a free slot. The professional's lock comes first: racing requests queue, and the losers get the nearest free slots; the
 * exclusion constraint is a backstop. Repeating a request for the same time returns the first one.
 */
export async function requestAppointment(
  context: CallContext,
  { documents, holder, ...input }: Request,
  write: Write,
): Promise<Row> {
  const { now } = context;
  const startsAt = new Date(input.startsAt);
  const found = await context.asSystem(async (tx): Promise<{ again: string } | { diary: Diary }> => {
    const clientId = String(context.caller.userId);
    await lock(tx, `requests:${clientId}`, `diary:${input.professionalId}`);
    const held = await heldByWaiting(tx, clientId, input.professionalId, startsAt, now);
    if (held.overdue) await expireOverdue(tx, input.professionalId, now);
    if (held.again) return { again: held.again };
    const { professionalId } = input;
    await allowRequest(tx, { clientId, professionalId }, context);
    const heldFrom = holder === undefined ? holder : await endHold(tx, { holder, professionalId, startsAt }, now);
    return { diary: await bookableDiary(tx, { ...input, startsAt, holder, heldFrom, now }) };
  });
  if ('again' in found) return readBack(context, { policy: appointmentsPolicy }, found.again);

  const { diary } = found;
  const values = {
    ...input,
    startsAt,
    endsAt: new Date(startsAt.getTime() + diary.slotMinutes * MINUTE),
    bufferMinutes: diary.schedule.bufferMinutes,
    expiresAt: expiryOf(now, startsAt),
  };
  const row = await write(values).catch((error: unknown) => {
    throw isOverlap(error) ? refusal('SLOT_TAKEN', diary, { startsAt, callType: input.callType, now }) : error;
  });
  const appointment: StoredAppointment = {
    ...noProposal,
    ...values,
    id: String(row.id),
    clientId: String(context.caller.userId),
    status: 'waiting',
    changeReason: null,
    changeNote: null,
    sequence: 0,
  };
  await context.asSystem(async (tx) => {
    await attachDocuments(tx, appointment, documents, now);
    await recordChange(tx, {
      appointment,
      before: undefined,
      transition: 'request',
      actor: 'client',
      actorId: context.caller.userId,
      now,
    });
  });
  return row;
}

/** In one query, since the losers of a race run it too: an earlier request for the same slot, and whether anything is overdue. */
async function heldByWaiting(
  tx: Tx,
  clientId: string,
  professionalId: string,
  startsAt: Date,
  now: Date,
): Promise<{ again: string | null; overdue: boolean }> {
  const { rows } = await sql<{ again: string | null; overdue: boolean }>`/* prepared */
    select
      (select id from appointments where professional_id = ${professionalId} and client_id = ${clientId}::uuid and starts_at = ${startsAt}
        and (status = 'accepted' or (status = 'waiting' and expires_at > ${now})) limit 1) as again,
      exists (select from appointments where professional_id = ${professionalId} and awaits_answer and expires_at <= ${now}) as overdue`.execute(
    tx,
  );
  return rows[0] ?? { again: null, overdue: false };
}

/** SQLSTATE of an exclusion constraint violation. */
export const isOverlap = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23P01';
