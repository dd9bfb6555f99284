import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { slotsQuery } from 'shared-contracts/schemas/slots-query';
import type { Tx } from '../../db/run-as.ts';
import { inCall } from '../../generic/call-context.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { notFound } from '../../http/problem.ts';
import { readDiaries } from '../availability/read-diaries.ts';
import { findSlots, horizonOf } from './find-slots.ts';
import type { Moved } from './find-slots.ts';
import { writeSlots } from './write-slots.ts';

const MINUTE = 60_000;

/**
 * POST /slots: the next free slots of a page of professionals, in two queries. Unverified professionals are left out, except for the
 * caller's own preview. The answer is JSON. @throws Problem 422; 404 when the appointment that is moved is not the caller's.
 */
export async function answerSlots(request: CallRequest, query: InferOutput<typeof slotsQuery>): Promise<Buffer> {
  const { caller } = request;
  const { moving, holder, professionalIds } = query;
  const now = request.services.now();
  const present = Math.floor(now.getTime() / MINUTE);
  const find = findSlots(query, present);
  const read = await inCall(request, caller.role, (context) =>
    context.asSystem(async (tx) => {
      const moved = moving === undefined ? undefined : await ownAppointment(tx, moving, caller.userId);
      const window = {
        from: present,
        to: horizonOf(present),
        now,
        holder,
        ...(moving !== undefined && { except: moving }),
      };
      return { moved, diaries: await readDiaries(tx, professionalIds, window) };
    }),
  );
  // Outside the transaction: this takes time, and other calls get their turns.
  const shown = [...new Set(professionalIds)].flatMap((id) => {
    const diary = read.diaries.get(id);
    return diary && (diary.isVerified || id === caller.userId) ? [diary] : [];
  });
  return writeSlots(await find(shown, read.moved));
}

/** What the appointment was booked as. Other people's must not be inferred from the slots around them. @throws Problem 404. */
async function ownAppointment(tx: Tx, appointmentId: string, userId: string | null): Promise<Moved> {
  const { rows } = await sql<Moved>`
    select professional_id, consultation_id as id, array[call_type] as call_types,
      (extract(epoch from ends_at - starts_at) / 60)::int as minutes
    from appointments where id = ${appointmentId} and ${userId}::uuid in (client_id, professional_id)`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}
