import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services.ts';

const BATCH = 50;
/** Longer than anything that is still under way can take. */
const ARRIVING = sql`interval '10 minutes'`;
/** How long a form may stay open between sending the file and handing it in. */
const UNUSED = sql`interval '24 hours'`;

/**
 * Removes files that are not to be read any more: dropped, never finished, or never made anything of. The file goes before its row, so that
 * whoever is cut off in between leaves it to the next run. Answers how many.
 */
export async function sweepUploads({ db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>): Promise<number> {
  let swept = 0;
  for (;;) {
    const due = await runAsSystem(db, async (tx) => {
      // First dropped, then removed: what is about to be used finds out (claim-upload.ts).
      const { rows } = await sql<{ id: string; key: string }>`
        update uploads set dropped_at = coalesce(dropped_at, ${now()})
        where id in (
          select id from uploads
          where dropped_at is not null
            or (stored_at is null and created_at < ${now()}::timestamptz - ${ARRIVING})
            or (used_at is null and created_at < ${now()}::timestamptz - ${UNUSED})
          order by created_at limit ${BATCH} for update skip locked
        )
        returning id, key`.execute(tx);
      return rows;
    });
    for (const { key } of due) await storage.remove(key);
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await runAsSystem(db, (tx) => tx.deleteFrom('uploads').where('id', 'in', ids).execute());
    swept += due.length;
    if (due.length < BATCH) return swept;
  }
}
