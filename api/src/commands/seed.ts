import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../settings/config.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { seedIfEmpty } from '../seed/seed-if-empty.ts';
import { seedMany } from '../seed/seed-many.ts';
import { openServices } from '../open-services.ts';
import { fail } from './fail.ts';

/**
 * `npm run seed`: the demonstration, into an empty database. `npm run seed -- --professionals 100000` adds that many generated professionals
 * for measuring. Refused in production: demonstration accounts have known passwords.
 */
function settings(): ReturnType<typeof readConfig> {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

const { values } = parseArgs({ options: { professionals: { type: 'string' } } });
const professionals = Number(values.professionals ?? 0);
if (!Number.isInteger(professionals) || professionals < 0 || professionals > 2_000_000)
  fail('--professionals takes a whole number up to 2000000.');
const config = settings();
if (config.environment === 'production') fail('Nothing is seeded when NODE_ENV is production.');

const services = await openServices(config).catch((error: Error) => fail(error.message));
try {
  const started = Date.now();
  const isNew = await seedIfEmpty(services);
  process.stdout.write(
    isNew
      ? 'The demonstration is in the database.\n'
      : 'The database has accounts already; the demonstration was left as it is.\n',
  );
  if (professionals > 0) {
    await services.connection.asOwner((db) => seedMany(db, { now: services.now(), professionals }));
    process.stdout.write(
      `${professionals.toLocaleString('en')} more professionals in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`,
    );
  }
  for (const { email, password, note } of demoAccounts) process.stdout.write(`${email} / ${password} (${note})\n`);
} finally {
  await services.close();
}
