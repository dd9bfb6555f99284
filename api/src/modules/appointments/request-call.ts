import { sql } from 'kysely';
import type * as v from 'valibot';
import { callAnswerMinutes } from 'shared-contracts/processes/available-now';
import type { callRequest } from 'shared-contracts/schemas/appointment-request';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { insertRow } from '../../generic/rows.ts';
import type { Row } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { availableNow } from '../availability/available-now.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import { bookedAs, bookedJson, requireQuote } from './booked-as.ts';
import type { BookedConsultation } from './booked-as.ts';
import { expireOverdue } from './expire-requests.ts';
import { allowRequest } from './limit-requests.ts';
import { appointmentsPolicy } from './policy.ts';
import { recordRequest } from './request-appointment.ts';

const MINUTE = 60_000;

/**
 * A client asks somebody who is available now for a call. It holds the time from the last moment in which it can be accepted, so that an
 * answer at any moment before leaves room for all of it. Under the diary's lock, as every request.
 * @throws Problem 409 CALL_PENDING, NOT_AVAILABLE_NOW or CONSULTATION_CHANGED, and those of `allowRequest`.
 */
export async function requestCall(
  context: CallContext,
  { now: _, quote, parties, ...input }: v.InferOutput<typeof callRequest>,
): Promise<Row> {
  const { now } = context;
  const { professionalId } = input;
  const clientId = String(context.caller.userId);
  const { consultation, bufferMinutes } = await context.asSystem(async (tx) => {
    await lock(tx, `requests:${clientId}`, `diary:${professionalId}`);
    await expireOverdue(tx, professionalId, now);
    if (await isPending(tx, clientId, professionalId)) throw new Problem(409, 'CALL_PENDING');
    const offer = await callOfferOf(tx, professionalId, input.consultationId, now);
    if (!offer?.isAvailable) throw new Problem(409, 'NOT_AVAILABLE_NOW');
    await allowRequest(tx, { clientId, professionalId }, context);
    // The one that was asked for is not offered any more, or not by phone.
    if (offer.consultation.id !== input.consultationId)
      throw new Problem(409, 'CONSULTATION_CHANGED', { details: { consultation: offer.consultation } });
    requireQuote(offer.consultation, quote);
    // Availability is reckoned with the length of the first consultation; another may be longer.
    if (!(await isFree(tx, professionalId, now, callAnswerMinutes + offer.consultation.minutes)))
      throw new Problem(409, 'NOT_AVAILABLE_NOW');
    return offer;
  });
  const startsAt = new Date(now.getTime() + callAnswerMinutes * MINUTE);
  const values = {
    ...input,
    ...bookedAs(consultation, 'call'),
    callType: 'call' as const,
    askedNow: true,
    startsAt,
    endsAt: new Date(startsAt.getTime() + consultation.minutes * MINUTE),
    bufferMinutes,
    expiresAt: startsAt,
  };
  const row = await insertRow(context, appointmentsPolicy, values);
  await recordRequest(context, row, { documents: [], parties });
  return row;
}

async function isPending(tx: Tx, clientId: string, professionalId: string): Promise<boolean> {
  const pending = await tx
    .selectFrom('appointments')
    .select('id')
    .where('clientId', '=', clientId)
    .where('professionalId', '=', professionalId)
    .where('status', '=', 'waiting')
    .where('askedNow', '=', true)
    .executeTakeFirst();
  return pending !== undefined;
}

interface CallOffer {
  readonly isAvailable: boolean;
  /** The one that is asked for, if it is active and by phone; else the first one that is. */
  readonly consultation: BookedConsultation;
  readonly bufferMinutes: number;
}

async function callOfferOf(
  tx: Tx,
  professionalId: string,
  consultationId: string,
  now: Date,
): Promise<CallOffer | undefined> {
  const { rows } = await sql<CallOffer>`
    select ${availableNow(now)} as is_available, offer.consultation, professionals.buffer_minutes
    from professionals cross join lateral (
      select ${bookedJson} as consultation from consultations c
      where c.professional_id = professionals.id and c.active and 'call' = any (c.call_types) 
      order by c.id <> ${consultationId}::uuid, c.position, c.created_at, c.id limit 1
    ) as offer
    where professionals.id = ${professionalId}`.execute(tx);
  return rows[0];
}

/** Whether nothing takes the time from now on. */
async function isFree(tx: Tx, professionalId: string, now: Date, minutes: number): Promise<boolean> {
  const from = Math.floor(now.getTime() / MINUTE);
  const to = from + minutes;
  const { busy = [] } = (await readDiaries(tx, [professionalId], { from, to, now })).get(professionalId) ?? {};
  for (let at = 0; at < busy.length; at += 2) if ((busy[at] ?? to) < to && (busy[at + 1] ?? from) > from) return false;
  return true;
}
