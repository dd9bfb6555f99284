import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services.ts';
import { lockDiary } from '../availability/lock-diary.ts';
import { recordChange, storedColumns } from './record-change.ts';

const BATCH = 100;
type Clocked = Pick<Services, 'db' | 'now'>;

/**
 * Ends the overdue requests of one professional and records each. The update itself decides who does it, so that it happens once however
 * many processes sweep. `tx` runs as `system`.
 */
export async function expireOverdue(tx: Tx, professionalId: string, now: Date): Promise<number> {
  await lockDiary(tx, professionalId);
  const overdue = await tx
    .updateTable('appointments')
    .set((eb) => ({
      status: 'expired',
      sequence: eb('sequence', '+', 1),
      proposedStartsAt: null,
      proposedEndsAt: null,
      proposedBy: null,
    }))
    .where('professionalId', '=', professionalId)
    .where('status', '=', 'waiting')
    .where('expiresAt', '<=', now)
    .returning(storedColumns)
    .execute();
  for (const appointment of overdue) {
    const before = { ...appointment, status: 'waiting' as const };
    await recordChange(tx, { appointment, before, transition: 'expire', actor: 'system', actorId: null, now });
  }
  return overdue.length;
}

/** Ends every overdue request, one short transaction per professional; answers how many. */
export async function expireRequests(services: Clocked): Promise<number> {
  const now = services.now();
  let expired = 0;
  for (;;) {
    const { rows } = await runAsSystem(services.db, (tx) =>
      sql<{ professionalId: string }>`
        select distinct professional_id from (
          select professional_id from appointments where status = 'waiting' and expires_at <= ${now} order by expires_at limit ${BATCH}
        ) as overdue`.execute(tx),
    );
    if (rows.length === 0) return expired;
    for (const { professionalId } of rows)
      expired += await runAsSystem(services.db, (tx) => expireOverdue(tx, professionalId, now));
  }
}
