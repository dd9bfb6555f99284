import type * as v from 'valibot';
import type { appointmentRequest } from 'shared-contracts/schemas/appointment';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { readBack } from '../../generic/write-calls.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { lockDiary } from '../availability/lock-diary.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import type { Diary } from '../availability/read-diaries.ts';
import { expireOverdue } from './expire-requests.ts';
import { expiryOf } from './expiry-of.ts';
import { refusal, requireOffered } from './offered-slot.ts';
import { appointmentsPolicy } from './policy.ts';
import { recordChange, storedColumns } from './record-change.ts';

const MINUTE = 60_000;
type Request = v.InferOutput<typeof appointmentRequest>;

/**
 * A client asks for a free slot. The professional's lock comes first, so that racing requests queue up and the losers are told the nearest
 * free slots; the exclusion constraint is there for whatever gets past it. Asking again for the same time gives the same request back.
 */
export async function requestAppointment(context: CallContext, input: Request, write: Write): Promise<Row> {
  const { now } = context;
  const startsAt = new Date(input.startsAt);
  const found = await context.asSystem(async (tx): Promise<{ again: string } | { diary: Diary }> => {
    await lockDiary(tx, input.professionalId);
    await expireOverdue(tx, input.professionalId, now);
    const again = await sameRequest(tx, context.caller.userId, input.professionalId, startsAt);
    return again ? { again } : { diary: await bookableDiary(tx, input, startsAt, now) };
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
  await context.asSystem(async (tx) => {
    const appointment = await tx
      .selectFrom('appointments')
      .select(storedColumns)
      .where('id', '=', String(row.id))
      .executeTakeFirstOrThrow();
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

async function sameRequest(
  tx: Tx,
  clientId: string | null,
  professionalId: string,
  startsAt: Date,
): Promise<string | undefined> {
  const same = await tx
    .selectFrom('appointments')
    .select('id')
    .where('professionalId', '=', professionalId)
    .where('clientId', '=', clientId ?? '')
    .where('startsAt', '=', startsAt)
    .where('status', 'in', ['waiting', 'accepted'])
    .executeTakeFirst();
  return same?.id;
}

async function bookableDiary(tx: Tx, input: Request, startsAt: Date, now: Date): Promise<Diary> {
  const present = Math.floor(now.getTime() / MINUTE);
  const wanted = Math.max(Math.floor(startsAt.getTime() / MINUTE), present);
  const window = { from: Math.max(present, wanted - 7 * 1440), to: wanted + 28 * 1440, now };
  const diary = (await readDiaries(tx, [input.professionalId], window)).get(input.professionalId);
  if (!diary) throw invalidAt('/professionalId', 'NOT_FOUND');
  if (!diary.isVerified) throw new Problem(409, 'NOT_VERIFIED');
  requireOffered(diary, { startsAt, callType: input.callType, now });
  return diary;
}

/** SQLSTATE of a broken exclusion constraint. */
export const isOverlap = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23P01';
