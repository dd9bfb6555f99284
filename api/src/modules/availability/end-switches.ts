import { availableForHours } from 'shared-contracts/processes/available-now';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';

/** Switches that have ended leave the index of those that are on; returns how many. Nobody has seen them since they ended. */
export async function endSwitches({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const since = new Date(now().getTime() - availableForHours * 3_600_000);
  const { numUpdatedRows } = await runAsSystem(db, (tx) =>
    tx
      .updateTable('professionals')
      .set({ availableSince: null })
      .where('availableSince', '<=', since)
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}
