import { ready, runApi, type ApiProcess } from '../../../api/test/support/api-process.ts';
import { processDatabase } from '../../../api/test/support/process-database.ts';
import { freePort } from '../../commands/free-port.ts';
import { startShell } from '../../commands/shell-process.ts';
import { testStore } from '../../commands/test-store.ts';

export interface KillableSystem {
  readonly shellUrl: string;
  readonly apiUrl: string;
  readonly databaseUrl: string | undefined;
  /** Ends the API process as a crash does. Its database stays. */
  readonly kill: () => Promise<void>;
  /** Starts it again, at the same address. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A shell and an API of their own, with a seeded database on the run's server: killing it disturbs no other test. */
export async function startKillableSystem(): Promise<KillableSystem> {
  const database = await processDatabase(process.env.E2E_DATABASE_URL);
  const apiPort = String(await freePort());
  const apiUrl = `http://localhost:${apiPort}`;
  const shell = await startShell(testStore, {
    API_PORT: apiPort,
    API_URL: apiUrl,
    TELEMETRY_SECRET: '',
    LOAD_DEADLINE_SCALE: '10',
  });
  const settings = {
    ...database.variables,
    NODE_ENV: 'development',
    API_PORT: apiPort,
    API_URL: apiUrl,
    WEB_ORIGINS: shell.origin,
    RATE_LIMIT_PER_MINUTE: '1000000',
    PASSWORD_MEMORY_KIB: '16',
  };
  let api: ApiProcess;
  const restart = async () => {
    api = runApi(settings);
    await ready(api);
  };
  const kill = async () => {
    api.child.kill('SIGKILL');
    await api.ended;
  };
  const stop = async () => {
    await kill();
    await shell.stop();
    await database.drop();
  };
  try {
    await restart();
  } catch (error) {
    await stop();
    throw error;
  }
  return { shellUrl: shell.origin, apiUrl, databaseUrl: database.variables.DATABASE_URL, kill, restart, stop };
}
