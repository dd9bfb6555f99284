import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { keysOf } from '../../pictures/size-key.ts';

const BATCH = 50;
/** Longer than any upload in progress can take. */
const ARRIVING = sql`interval '10 minutes'`;
/** How long a form may stay open between uploading the file and submitting it. */
const UNUSED = sql`interval '24 hours'`;

/**
 * Deletes files that were dropped, never completed or never used. The file goes before its row, so that an interrupted run
 * is completed by the next one. Returns how many.
 */
export async function sweepUploads({ db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>): Promise<number> {
  let swept = 0;
  for (;;) {
    const due = await runAsSystem(db, async (tx) => {
      // Marked first, then deleted: a concurrent claim notices (claim-upload.ts).
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
    for (const { key } of due) for (const stored of keysOf(key)) await storage.remove(stored);
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await runAsSystem(db, (tx) => tx.deleteFrom('uploads').where('id', 'in', ids).execute());
    swept += due.length;
    if (due.length < BATCH) return swept;
  }
}
