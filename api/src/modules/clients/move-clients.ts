import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';

/**
 * Appointments that have begun are their client's last one, and the one after them the next; returns for how many clients. Rows that a
 * booking or another name of a client has locked are left to the next run.
 */
export async function moveClients({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const at = now();
  const { numAffectedRows } = await runAsSystem(db, (tx) =>
    sql`
      update clients c set (last_at, next_at, last_contact_at) = (
        select max(a.starts_at) filter (where a.status in ('accepted', 'done') and a.starts_at <= ${at}),
          min(a.starts_at) filter (where a.status = 'accepted' and a.starts_at > ${at}),
          greatest(c.last_contact_at, max(a.starts_at) filter (where a.status in ('accepted', 'done') and a.starts_at <= ${at}))
        from appointments a where a.professional_id = c.professional_id and a.client_id = c.client_id)
      where id in (select id from clients where next_at <= ${at} for update skip locked)`.execute(tx),
  );
  return Number(numAffectedRows);
}
