import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services.ts';
import { noProposal, recordChange, storedColumns } from './record-change.ts';
import type { Change, StoredAppointment } from './record-change.ts';
import { lock } from '../../db/advisory-locks.ts';

const BATCH = 100;
type Clocked = Pick<Services, 'db' | 'now'>;

/**
 * Ends the overdue requests and proposals of one professional and records each. The update itself decides who does it, so that it happens
 * once however many processes sweep. `tx` runs as `system` and has the diary's lock.
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

/** A request ends whole, an appointment that was to be moved stays where it is. */
function endOf(before: StoredAppointment): Pick<Change, 'appointment' | 'transition'> {
  const ended = { ...before, sequence: before.sequence + 1, ...noProposal };
  return before.status === 'waiting'
    ? { appointment: { ...ended, status: 'expired' }, transition: 'expire' }
    : { appointment: { ...ended, expiresAt: null }, transition: 'expire_proposal' };
}

/** Ends every overdue request and proposal, one short transaction per professional; answers how many. */
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
