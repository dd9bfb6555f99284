import type { Services } from '../services/services.ts';
import { runAsSystem } from '../db/run-as.ts';

/**
 * Seeds a database without a single account, never in production: demonstration accounts have known passwords. `begins` is called before
 * that takes its time. Answers whether it did.
 */
export async function seedIfEmpty(
  services: Pick<Services, 'db' | 'connection' | 'storage' | 'config' | 'now' | 'passwords'>,
  begins: () => void = () => undefined,
): Promise<boolean> {
  if (services.config.environment === 'production') return false;
  const someone = await runAsSystem(services.db, (tx) =>
    tx.selectFrom('users').select('id').limit(1).executeTakeFirst(),
  );
  if (someone) return false;
  begins();
  const { seed } = await import('./seed.ts'); // which a server with accounts need not read
  // As the owner, whose statements have no deadline: they are made for requests, and a slow machine may take longer to fill a table.
  await services.connection.asOwner((db) => seed({ ...services, db }, { now: services.now() }));
  return true;
}
