import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { DataExport } from 'shared-contracts/schemas/account-access';
import type { Tx } from '../../db/run-as.ts';
import type { DataExportsTable } from '../../db/schema/account.ts';
import { signLink } from '../../secrets/signed-links.ts';
import type { Services } from '../../services/services.ts';

export const exportChannel = 'nimbia_exports';
const LIFETIME_MS = 24 * 3_600_000;

/** Of the archive, in the storage of uploads. */
export const exportKey = (id: string): string => `${id.replaceAll('-', '')}.zip`;

type Row = Selectable<DataExportsTable>;

/** The latest archive of an account; one whose time is over counts as none. `tx` runs as `system`. */
export const latestExportOf = (tx: Tx, userId: string, now: Date): Promise<Row | undefined> =>
  tx.selectFrom('dataExports').selectAll().where('userId', '=', userId).where('expiresAt', '>', now).executeTakeFirst();

/**
 * Begins a new archive for a session that has proved its identity; one that is being written becomes its own. The job starts at the
 * commit. `tx` runs as `system`.
 */
export async function askExport(
  tx: Tx,
  services: Services,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<void> {
  const now = services.now();
  const current = await latestExportOf(tx, userId, now);
  if (current && !current.finishedAt && !current.failedAt) {
    await tx.updateTable('dataExports').set({ sessionId }).where('id', '=', current.id).execute();
    return;
  }
  const old = await tx.deleteFrom('dataExports').where('userId', '=', userId).returning('id').executeTakeFirst();
  if (old) await services.storage.remove(exportKey(old.id));
  await tx
    .insertInto('dataExports')
    .values({ userId, sessionId, createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
    .execute();
  await sql`select pg_notify(${exportChannel}, '')`.execute(tx);
}

/** The archive of a deleted account goes with the next run of the job. `tx` runs as `system`. */
export const dropExportOf = (tx: Tx, userId: string, now: Date) =>
  tx.updateTable('dataExports').set({ expiresAt: now }).where('userId', '=', userId).execute();

/** As its owner reads it, for the session that asked with a signed link. */
export function shownExport(signer: Pick<Services, 'config' | 'now'>, row: Row, sessionId: string): DataExport {
  const { id, done, total, size, finishedAt, failedAt, claimedUntil } = row;
  const state = failedAt ? 'failed' : finishedAt ? 'ready' : claimedUntil ? 'running' : 'waiting';
  return {
    ...{ id, state, done, total, size },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    url:
      state === 'ready' && row.sessionId === sessionId
        ? `/auth/exports/${id}?${signLink(signer, ['export', id])}`
        : null,
  };
}

/** Whether a link to it is still followed: until the session that asked ends, or the archive. `tx` runs as `system`. */
export const isOpenExport = async (tx: Tx, id: string, now: Date): Promise<boolean> =>
  (await tx
    .selectFrom('dataExports')
    .innerJoin('sessions', 'sessions.id', 'dataExports.sessionId')
    .select('dataExports.id')
    .where('dataExports.id', '=', id)
    .where('dataExports.expiresAt', '>', now)
    .where('sessions.endedAt', 'is', null)
    .executeTakeFirst()) !== undefined;
