import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/settings/config.ts';
import { anonymous } from '../../src/db/roles.ts';
import { runAsSystem } from '../../src/db/run-as.ts';
import { openServices } from '../../src/open-services.ts';
import { writeEvents } from '../../src/modules/events/write-events.ts';
import { openEvents } from '../support/open-events.ts';
import { testDatabase } from '../support/template-database.ts';
import type { TestDatabase } from '../support/template-database.ts';
import { password } from '../support/test-api.ts';
import { until } from '../support/until.ts';

const listing = '/base/categories/get-all';

/** A TCP proxy between the API and its database that can be cut. */
async function openCable(database: URL) {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(database.port), database.hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.pipe(other);
      end.on('error', () => other.destroy());
      end.on('close', () => ends.delete(end) && other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: (how: 'end' | 'reset') => ends.forEach((end) => void (how === 'end' ? end.destroy() : end.resetAndDestroy())),
    close: () => server.close(),
  };
}

function onPostgres(): void {
  let database: TestDatabase;
  let cable: Awaited<ReturnType<typeof openCable>>;
  let services: Awaited<ReturnType<typeof openServices>>;
  let app: FastifyInstance;
  let admin: pg.Client;
  /** A different one each time: the server continues with abandoned statements for a while. */
  let text: string;
  let asks = 0;
  before(async () => {
    database = await testDatabase();
    const direct = new URL(database.variables.DATABASE_URL ?? '');
    admin = new pg.Client({ connectionString: direct.href });
    await admin.connect();
    cable = await openCable(direct);
    services = await openServices(
      readConfig({
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        SECRET: 'a secret for tests that is long enough',
        ...database.variables,
        DATABASE_URL: Object.assign(new URL(direct), { host: `127.0.0.1:${cable.port}` }).href,
      }),
      () => new Date(),
    );
    app = await createApp(services);
    app.get('/slow/alone', () => sql.raw(text).execute(services.db));
    app.get('/slow/transaction', () => runAsSystem(services.db, (tx) => sql.raw(text).execute(tx)));
    app.get('/slow/visitor', () => services.connection.readOnce(anonymous, 'anon', { text, values: [] }));
    app.get('/slow/caller', () => services.connection.readOnce(anonymous, 'system', { text, values: [] }));
  });
  after(async () => {
    await app.close();
    await services.close();
    await admin.end();
    cable.close();
    await database.drop();
  });

  async function untilItRuns(): Promise<void> {
    const runs = async () => {
      const { rowCount } = await admin.query(
        `select from pg_stat_activity where query = $1 and state = 'active' and datname = current_database()`,
        [text],
      );
      return rowCount === 1;
    };
    await until(runs, 'the query runs');
  }
  const breaks = {
    'ended by the server': async () => {
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where query = $1', [text]);
    },
    closed: async () => cable.cut('end'),
    reset: async () => cable.cut('reset'),
  };

  for (const [what, lose] of Object.entries(breaks)) {
    for (const way of ['alone', 'transaction', 'visitor', 'caller']) {
      it(`${what}: a request (${way}) in the middle of its query gets 503 with Retry-After, later ones succeed`, async () => {
        text = `select pg_sleep(8) as ask_${(asks += 1)}`;
        const asked = app.inject(`/slow/${way}`);
        await untilItRuns();
        await lose();
        const answer = await asked;
        assert.deepEqual(
          {
            status: answer.statusCode,
            code: answer.json<{ code: string }>().code,
            later: answer.headers['retry-after'],
          },
          { status: 503, code: 'UNAVAILABLE', later: '2' },
        );
        // Idle connections are lost too, and each is noticed shortly after.
        await until(async () => (await app.inject(listing)).statusCode === 200, 'later ones are served');
        assert.equal((await app.inject(listing)).statusCode, 200);
      });
    }
  }

  it('an open stream gets the events missed meanwhile', async () => {
    const { token, id } = await register(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const stream = await openEvents(`http://127.0.0.1:${port}`, token);
    // Earlier tests cut this one too; it reconnects a second later.
    const lose = async () => {
      const { rowCount } = await admin.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like 'listen %'`);
      return rowCount === 1;
    };
    await until(lose, 'one connection listens');
    await runAsSystem(services.db, (tx) => writeEvents(tx, [{ userId: id, type: 'message.received', data: {} }]));
    const events = await stream.read(1);
    assert.deepEqual(
      events.map(({ type }) => type),
      ['message.received'],
    );
    stream.close();
    await stream.ended;
  });
}

/** Registers a client. */
async function register(app: FastifyInstance): Promise<{ token: string; id: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/register',
    payload: {
      ...{
        role: 'client',
        email: 'client@nimbia.test',
        lastName: 'Ndiaye',
        firstNames: 'Awa',
        phone: '+221 33 800 00 00',
      },
      ...{ password, passwordConfirmation: password, terms: true, lang: 'fr', timeZone: 'Africa/Dakar' },
    },
  });
  assert.equal(answer.statusCode, 201, answer.body);
  const { token, user } = answer.json<{ data: { token: string; user: { id: string } } }>().data;
  return { token, id: user.id };
}

/** The embedded database has no connection to lose: its worker is restarted (slow-query.test.ts). */
if (process.env.TEST_DATABASE_URL) describe('a connection to PostgreSQL that is lost', onPostgres);
