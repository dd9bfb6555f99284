import { createApp } from './app.ts';
import { ConfigError, readConfig } from './settings/config.ts';
import type { Config } from './settings/config.ts';
import { runAsSystem } from './db/run-as.ts';
import { demoAccountsOf } from './seed/demo-accounts-of.ts';
import type { DemoAccount } from './seed/demo-accounts.ts';
import { seedIfEmpty } from './seed/seed-if-empty.ts';
import { jobs as scheduledJobs } from './jobs.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { hasLocalMailbox } from './adapters/mail/open-mailer.ts';
import { syncPlans } from './modules/plans/sync-plans.ts';
import { openServices } from './open-services.ts';
import { StartError } from './settings/start-error.ts';

interface DemoSignIn {
  readonly email: string;
  readonly password: string;
  readonly note: string;
}
const toSignIn = ({ email, password, note }: DemoAccount): DemoSignIn => ({ email, password, note });

const isExpected = (error: unknown): error is Error => error instanceof StartError || error instanceof ConfigError;

try {
  await start(readConfig(process.env));
} catch (error) {
  // One sentence for errors that the operator can fix, the stack for bugs.
  process.stderr.write(
    isExpected(error)
      ? `${error.message}\n`
      : `The API could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  report({ type: 'progress', step: 'database' });
  const services = await openServices(config);
  let app: Awaited<ReturnType<typeof createApp>>;
  try {
    // Not in openServices: a command run without the server's settings must not change prices.
    await runAsSystem(services.db, (tx) => syncPlans(tx, config.planPrices));
    await seedIfEmpty(services, () => report({ type: 'progress', step: 'seed' }));
    app = await createApp(services);
    for (const warning of services.warnings) app.log.warn(warning);
    await listen(app, config);
  } catch (error) {
    await services.close();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  report({
    type: 'ready',
    url: `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`,
    port,
    database: services.connection.kind,
    ...(hasLocalMailbox(config) ? { mailbox: `http://localhost:${port}/mailbox` } : {}),
    demoAccounts: config.environment === 'production' ? [] : (await demoAccountsOf(services)).map(toSignIn),
  });

  const jobs = startJobs(services, scheduledJobs, app.log);
  let stopping = false;
  const closeAll = async () => {
    try {
      await Promise.all([app.close(), jobs.then((stopJobs) => stopJobs())]);
    } finally {
      await services.close();
    }
  };
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    closeAll().then(
      () => process.exit(code),
      (error: unknown) => {
        app.log.error(error);
        process.exit(1);
      },
    );
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => stop(0));
  jobs.catch((error: unknown) => {
    app.log.fatal(error, 'the jobs could not start');
    stop(1);
  });
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${config.port} is in use by another program; stop it or set API_PORT.`, { cause });
    if (code === 'EACCES')
      throw new StartError(`Port ${config.port} may not be opened by this user; set API_PORT to one above 1023.`, {
        cause,
      });
    throw cause;
  }
}

/** Progress and readiness: an IPC message when the parent opened a channel, else a JSON line on stdout. */
function report(message: Readonly<Record<string, string | number | readonly DemoSignIn[]>>): void {
  if (process.send) process.send(message);
  else process.stdout.write(`${JSON.stringify(message)}\n`);
}
