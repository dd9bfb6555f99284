import type { FullConfig } from '@playwright/test';
import { processDatabase } from '../../../api/test/support/process-database.ts';
import { freePort } from '../../commands/free-port.ts';
import { memoryFolder } from '../../commands/memory-folder.ts';
import { temporaryPostgres } from '../../commands/temporary-postgres.ts';
import { jitsiApp, startJitsiServer } from './jitsi-server.ts';
import { startSystem } from './start-system.ts';

/** The real system, once for the whole run: built shell, API, seeded database on a PostgreSQL server. */
export default async function globalSetup({
  workers,
}: Pick<FullConfig, 'workers'>): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_SHELL_URL && process.env.E2E_API_URL) return undefined;
  const server = await temporaryPostgres([], memoryFolder());
  const database = await processDatabase(server.url);
  const jitsi = await startJitsiServer();
  const stop = async () => {
    await jitsi.stop();
    await database.drop();
    await server.stop();
  };
  try {
    // Where the tests of each worker publish a calendar.
    const ports = await Promise.all(Array.from({ length: workers }, () => freePort()));
    process.env.E2E_CALENDAR_HOSTS = ports.map((port) => `localhost:${port}`).join(',');
    const system = await startSystem({
      ...database.variables,
      CALENDAR_LOCAL_SERVERS: process.env.CALENDAR_LOCAL_SERVERS ?? process.env.E2E_CALENDAR_HOSTS,
      JITSI_URL: jitsi.url,
      JITSI_APP_ID: jitsiApp.id,
      JITSI_APP_SECRET: jitsiApp.secret,
    });
    process.env.E2E_JITSI_URL = jitsi.url;
    process.env.E2E_DATABASE_URL = database.variables.DATABASE_URL;
    process.env.E2E_SHELL_URL = system.shellUrl;
    process.env.E2E_API_URL = system.apiUrl;
    return async () => {
      await system.stop();
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
