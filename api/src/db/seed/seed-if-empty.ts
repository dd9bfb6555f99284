import type { Services } from '../../services.ts';
import { runAsSystem } from '../run-as.ts';

/**
 * Seeds a database without a single account, never in production: demonstration accounts have known passwords. `begins` is called before
 * that takes its time. Answers whether it did.
 */
export async function seedIfEmpty(
  services: Pick<Services, 'db' | 'storage' | 'config' | 'now'>,
  begins: () => void = () => undefined,
): Promise<boolean> {
  if (services.config.environment === 'production') return false;
  const someone = await runAsSystem(services.db, (tx) =>
    tx.selectFrom('users').select('id').limit(1).executeTakeFirst(),
  );
  if (someone) return false;
  begins();
  const { seed } = await import('./seed.ts'); // which a server with accounts need not read
  await seed(services, { now: services.now() });
  return true;
}
