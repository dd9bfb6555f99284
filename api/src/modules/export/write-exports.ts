import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Role } from 'shared-contracts/schemas/vocabulary';
import { runAsSystem } from '../../db/run-as.ts';
import type { TableModule } from '../../generic/table-module.ts';
import type { JobContext } from '../../jobs/job.ts';
import { writeEvents } from '../events/write-events.ts';
import { exportKey } from './data-exports.ts';
import { writeArchive } from './write-archive.ts';

/** A process that wrote one has died by then, as progress renews the claim. */
const CLAIM = sql`interval '2 minutes'`;
const MAX_ATTEMPTS = 3;
/** Progress is written at most this often. */
const PROGRESS_MS = 250;

interface Claimed {
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
}

/**
 * Writes the archives that were asked for, one after the other, and removes those whose time is over. An archive is whole in memory
 * once, when it is stored. Returns how many were written.
 */
export async function writeExports(context: JobContext, tables: readonly TableModule[]): Promise<number> {
  await sweepExports(context);
  let written = 0;
  while (!context.stop.aborted) {
    const next = await claim(context);
    if (!next) break;
    await writeOne(context, tables, next);
    written += 1;
  }
  return written;
}

function claim({ db }: JobContext): Promise<Claimed | undefined> {
  return runAsSystem(db, async (tx) => {
    await sql`update data_exports set failed_at = now() where finished_at is null and failed_at is null and attempts >= ${MAX_ATTEMPTS}
      and claimed_until < now()`.execute(tx);
    const { rows } = await sql<Claimed>`
      update data_exports e set attempts = attempts + 1, claimed_until = now() + ${CLAIM}, done = 0, total = 0
      from users u
      where u.id = e.user_id and u.deleted_at is null and e.id = (
        select id from data_exports
        where finished_at is null and failed_at is null and coalesce(claimed_until < now(), true) and expires_at > now()
        order by created_at limit 1 for update skip locked
      )
      returning e.id, e.user_id, u.role`.execute(tx);
    return rows[0];
  });
}

async function writeOne(
  context: JobContext,
  tables: readonly TableModule[],
  { id, userId, role }: Claimed,
): Promise<void> {
  const { db, storage, config, now } = context;
  /** False when the archive is no longer wanted. */
  const change = (set: Readonly<Record<string, unknown>>) =>
    runAsSystem(db, async (tx) => {
      const changed = await tx
        .updateTable('dataExports')
        .set(set)
        .where('id', '=', id)
        .where('expiresAt', '>', now())
        .returning('id')
        .executeTakeFirst();
      if (changed) await writeEvents(tx, [{ userId, type: 'account.changed', data: { part: 'export' } }]);
      return changed !== undefined;
    });
  let told = 0;
  const handleProgress = async (done: number, total: number) => {
    if (done > 0 && Date.now() - told < PROGRESS_MS) return;
    told = Date.now();
    await change({ done, total, claimedUntil: sql`now() + ${CLAIM}` });
  };
  const log = pino({ level: config.logLevel }, process.stderr);
  try {
    const caller = { role, userId };
    const bytes = await buffer(await writeArchive({ caller, services: context, log }, tables, userId, handleProgress));
    await storage.put(exportKey(id), bytes, 'application/zip');
    // The account may have been deleted meanwhile, and its row removed.
    if (!(await change({ finishedAt: sql`now()`, size: bytes.length, done: sql`total` })))
      await storage.remove(exportKey(id));
  } catch (error) {
    await change({ failedAt: sql`now()` });
    throw error;
  }
}

/** The file goes before its row. */
async function sweepExports({ db, storage, now }: JobContext): Promise<void> {
  const over = await runAsSystem(db, (tx) =>
    tx.selectFrom('dataExports').select('id').where('expiresAt', '<=', now()).limit(100).execute(),
  );
  for (const { id } of over) {
    await storage.remove(exportKey(id));
    await runAsSystem(db, (tx) =>
      tx.deleteFrom('dataExports').where('id', '=', id).where('expiresAt', '<=', now()).execute(),
    );
  }
}
