import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { noProposal, recordChange } from './record-change.ts';
import { storedColumns } from './types.ts';
import type { Change, StoredAppointment } from './types.ts';
import { lock } from '../../db/advisory-locks.ts';

const BATCH = 100;
type Clocked = Pick<Services, 'db' | 'now'>;

/**
 * Expires the overdue requests and proposals of one professional and records each. The update claims the rows, so that several processes
 * expire each once. `tx` runs as `system` and holds the diary's lock.
 */
export async function expireOverdue(tx: Tx, professionalId: string, now: Date): Promise<number> {
  const { rows } = await sql<StoredAppointment>`
    with overdue as (
      select * from appointments where professional_id = ${professionalId} and awaits_answer and expires_at <= ${now} for update
    ), ended as (
      update appointments a
      set status = case o.status when 'waiting' then 'expired' else o.status end,
        expires_at = case o.status when 'waiting' then o.expires_at end,
        sequence = o.sequence + 1, proposed_starts_at = null, proposed_ends_at = null, proposed_by = null
      from overdue o where a.id = o.id
    )
    select ${sql.join(storedColumns.map((column) => sql.ref(column)))} from overdue`.execute(tx);
  for (const before of rows) await recordChange(tx, { ...endOf(before), before, actor: 'system', actorId: null, now });
  return rows.length;
}

/** A request expires; an appointment with an expired proposal keeps its time. */
function endOf(before: StoredAppointment): Pick<Change, 'appointment' | 'transition'> {
  const ended = { ...before, sequence: before.sequence + 1, ...noProposal };
  return before.status === 'waiting'
    ? { appointment: { ...ended, status: 'expired' }, transition: 'expire' }
    : { appointment: { ...ended, expiresAt: null }, transition: 'expire_proposal' };
}

/** Expires all overdue requests and proposals, in one short transaction per professional; returns how many. */
export async function expireRequests(services: Clocked): Promise<number> {
  const now = services.now();
  let expired = 0;
  for (;;) {
    const { rows } = await runAsSystem(services.db, (tx) =>
      sql<{ professionalId: string }>`
        select distinct professional_id from (
          select professional_id from appointments where awaits_answer and expires_at <= ${now} order by expires_at limit ${BATCH}
        ) as overdue`.execute(tx),
    );
    if (rows.length === 0) return expired;
    for (const { professionalId } of rows)
      expired += await runAsSystem(services.db, async (tx) => {
        await lock(tx, `diary:${professionalId}`);
        return expireOverdue(tx, professionalId, now);
      });
  }
}
