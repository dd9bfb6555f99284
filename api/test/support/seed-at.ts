import { runAsSystem } from '../../src/db/run-as.ts';
import { seed } from '../../src/db/seed/seed.ts';
import type { Services } from '../../src/services.ts';

/** The demonstration as it is at a fixed time, with licences that never end: the database judges those by the day that it really is. */
export async function seedAt(services: Services, now: Date): Promise<void> {
  await seed(services, { now });
  await runAsSystem(services.db, (tx) =>
    tx.updateTable('documents').set({ expiresOn: '2999-12-31' }).where('expiresOn', 'is not', null).execute(),
  );
}
