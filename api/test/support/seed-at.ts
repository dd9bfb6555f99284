import { runAsSystem } from '../../src/db/run-as.ts';
import { seed } from '../../src/seed/seed.ts';
import type { Services } from '../../src/services/services.ts';

/** Seeds the demonstration data for a fixed time, with licences that never expire: the database compares those with the real date. */
export async function seedAt(services: Services, now: Date): Promise<void> {
  await seed(services, { now });
  await runAsSystem(services.db, (tx) =>
    tx.updateTable('documents').set({ expiresOn: '2999-12-31' }).where('expiresOn', 'is not', null).execute(),
  );
}
