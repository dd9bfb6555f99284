import type { LoadCount } from 'shared-contracts/schemas/load-report';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services.ts';

/** The counts of the last `minutes`, including the current one, the earliest first. */
export async function recentLoads({ db, now }: Pick<Services, 'db' | 'now'>, minutes: number): Promise<LoadCount[]> {
  const since = new Date(now().getTime() - minutes * 60_000);
  const rows = await runAsSystem(db, (tx) =>
    tx.selectFrom('remoteLoads').selectAll().where('minute', '>', since).orderBy('minute').execute(),
  );
  return rows.map((row) => ({ ...row, minute: row.minute.toISOString() }));
}
