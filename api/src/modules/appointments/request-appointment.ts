import { sql } from 'kysely';
import type * as v from 'valibot';
import { expiryOf } from 'shared-contracts/processes/expiry-of';
import type { appointmentRequest } from 'shared-contracts/schemas/appointment-request';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { Problem } from '../../http/problem.ts';
import type { Row } from '../../generic/table-module.ts';
import { insertRow, readBack, storedOf } from '../../generic/rows.ts';
import type { OpenDiary } from '../availability/open-diary.ts';
import { endHold } from '../slot-holds/end-hold.ts';
import { checkConflicts } from '../conflict-checks/check-conflicts.ts';
import { bookedAs, bookedJson, requireQuote } from './booked-as.ts';
import type { BookedAs, BookedConsultation } from './booked-as.ts';
import { bookableDiary } from '../availability/bookable-diary.ts';
import { expireOverdue } from './expire-requests.ts';
import { allowRequest } from './limit-requests.ts';
import { refusal, requireOffered } from '../availability/offered-slot.ts';
import { appointmentsPolicy } from './policy.ts';
import { recordChange } from './record-change.ts';
import { storedColumns, type StoredAppointment } from './types.ts';
import { claimUpload } from '../uploads/claim-upload.ts';
import { lock } from '../../db/advisory-locks.ts';
import { prepared } from '../../db/frequent-statements.ts';

const MINUTE = 60_000;
type Request = v.InferOutput<typeof appointmentRequest>;

/**
 * A client requests a free slot. The professional's lock comes first: racing requests queue, and the losers get the nearest free slots; the
 * exclusion constraint is a backstop. Repeating a request for the same time returns the first one.
 */
export async function requestAppointment(
  context: CallContext,
  { documents, parties, holder, quote, now: _, ...input }: Request,
): Promise<Row> {
  const { now } = context;
  const startsAt = new Date(input.startsAt);
  const found = await context.asSystem(
    async (tx): Promise<{ again: string } | { diary: OpenDiary; booked: BookedAs }> => {
      const clientId = String(context.caller.userId);
      await lock(tx, `requests:${clientId}`, `diary:${input.professionalId}`);
      const held = await heldByWaiting(tx, clientId, input, now);
      if (held.overdue) await expireOverdue(tx, input.professionalId, now);
      if (held.again) return { again: held.again };
      const { professionalId } = input;
      await allowRequest(tx, { clientId, professionalId }, context);
      const heldFrom =
        holder === undefined ? holder : await endHold(tx, { holder, clientId, professionalId, startsAt }, now);
      const diary = await bookableDiary(tx, { ...input, startsAt, holder, clientId, now });
      // First, as another length may be why the slot is not offered.
      if (!held.consultation) throw new Problem(409, 'CONSULTATION_NOT_OFFERED');
      requireQuote(held.consultation, quote);
      requireOffered(diary, { ...input, startsAt, heldFrom, now });
      return { booked: bookedAs(held.consultation, input.callType), diary };
    },
  );
  if ('again' in found) return readBack(context, appointmentsPolicy, found.again);

  const { diary, booked } = found;
  const values = {
    ...input,
    ...booked,
    startsAt,
    endsAt: new Date(startsAt.getTime() + diary.schedule.slotMinutes * MINUTE),
    bufferMinutes: diary.schedule.bufferMinutes,
    expiresAt: expiryOf(now, startsAt),
  };
  const row = await insertRow(context, appointmentsPolicy, values).catch((error: unknown) => {
    throw isOverlap(error) ? refusal('SLOT_TAKEN', diary, { startsAt, callType: input.callType, now }) : error;
  });
  await recordRequest(context, row, { documents, parties });
  return row;
}

/** What belongs to a new request, which was written as `row`. */
export async function recordRequest(
  context: CallContext,
  row: Row,
  { documents, parties }: Pick<Request, 'documents' | 'parties'>,
): Promise<void> {
  const { now } = context;
  const appointment = storedOf(appointmentsPolicy, row, storedColumns);
  await context.asSystem(async (tx) => {
    await attachDocuments(tx, appointment, documents, now);
    await nameParties(tx, appointment, parties);
    await checkConflicts(tx, appointment, { now, isNew: true });
    await recordChange(tx, {
      appointment,
      before: undefined,
      transition: 'request',
      actor: 'client',
      actorId: context.caller.userId,
      now,
    });
  });
}

type Stored = Pick<StoredAppointment, 'id' | 'clientId' | 'professionalId'>;

/** All documents, or the request fails with them. @throws Problem 422 for a file that is not the client's. */
async function attachDocuments(
  tx: Tx,
  { id: appointmentId, clientId, professionalId }: Stored,
  documents: Request['documents'] = [],
  now: Date,
): Promise<void> {
  for (const [index, { uploadId, name }] of documents.entries()) {
    const file = { id: uploadId, userId: clientId, purpose: 'appointment', now } as const;
    await claimUpload(tx, file, `/documents/${index}/uploadId`);
    const row = { appointmentId, clientId, professionalId, uploadId, name, createdAt: now };
    await tx.insertInto('appointmentDocuments').values(row).execute();
  }
}

async function nameParties(
  tx: Tx,
  { id: appointmentId, professionalId, clientId }: Stored,
  parties: Request['parties'] = [],
): Promise<void> {
  if (parties.length === 0) return;
  const matter = { appointmentId, professionalId, clientId, addedBy: 'client' as const };
  await tx
    .insertInto('appointmentParties')
    .values(parties.map((party) => ({ ...party, ...matter })))
    .execute();
}

interface Held {
  readonly again: string | null;
  readonly overdue: boolean;
  readonly consultation: BookedConsultation | null;
}

/**
 * In one query, since the losers of a race run it too: an earlier request for the same slot, whether anything is overdue, and the
 * consultation, if it is offered.
 */
async function heldByWaiting(
  tx: Tx,
  clientId: string,
  { professionalId, consultationId, startsAt }: Pick<Request, 'professionalId' | 'consultationId' | 'startsAt'>,
  now: Date,
): Promise<Held> {
  const { rows } = await prepared(sql<Held>`
    select
      (select id from appointments where professional_id = ${professionalId} and client_id = ${clientId}::uuid and starts_at = ${startsAt}::timestamptz
        and not asked_now and opened_by = 'client' and (status = 'accepted' or (status = 'waiting' and expires_at > ${now})) limit 1) as again,
      exists (select from appointments where professional_id = ${professionalId} and awaits_answer and expires_at <= ${now}) as overdue,
      (select ${bookedJson} from consultations where id = ${consultationId} and professional_id = ${professionalId} and active) as consultation`).execute(
    tx,
  );
  return rows[0] ?? { again: null, overdue: false, consultation: null };
}

/** SQLSTATE of an exclusion constraint violation. */
export const isOverlap = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23P01';
