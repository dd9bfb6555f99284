import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { verifyAudit } from '../../src/modules/audit/verify-audit.ts';
import { post, ready, runApi } from '../support/api-process.ts';
import { testDatabase } from '../support/template-database.ts';
import type { TestDatabase } from '../support/template-database.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { askFor, everyDay, workingProfessional } from '../support/working-professional.ts';

const DAY = 86_400_000;
const weeks = [everyDay('08:00', '18:00'), everyDay('08:00', '18:00').slice(0, 5)];

/** kill -9 during writes, for the embedded database and PostgreSQL. */
describe('a process that is killed while writing', () => {
  let database: TestDatabase;
  let asked: Awaited<ReturnType<typeof askFor>>;
  let professionals: Person[];
  let clients: Person[];
  before(async () => {
    database = await testDatabase();
    await onDatabase(async (api) => {
      professionals = [await workingProfessional(api), await workingProfessional(api)];
      asked = await askFor(api, professionals[0]?.id ?? '');
      clients = await Promise.all(Array.from({ length: 18 }, () => api.register('client')));
    });
  });
  after(() => database.drop());

  /** The database contents, read by an API in this process after the other has ended. */
  const onDatabase = async <T>(work: (api: TestApi) => Promise<T>): Promise<T> => {
    const api = await openTestApi(database.variables);
    try {
      return await work(api);
    } finally {
      await api.close();
    }
  };

  interface Wish {
    readonly path: string;
    readonly token: string;
    readonly key: string;
    readonly body: unknown;
  }
  const hoursWish = (index: number): Wish => ({
    path: '/base/availability_rules/create-many',
    token: professionals[1]?.token ?? '',
    key: randomUUID(),
    body: weeks[index % 2],
  });
  const wishesOf = (round: number): Wish[] => {
    const midnight = (Math.floor(Date.now() / DAY) + 7 + round) * DAY; // a separate day per round
    const bookings = Array.from({ length: 12 }, (_, index) => ({
      path: '/base/appointments/create',
      token: clients[6 * round + (index % 6)]?.token ?? '', // no other round has used up its limits
      key: randomUUID(),
      body: {
        professionalId: professionals[0]?.id,
        ...asked,
        startsAt: new Date(midnight + (8 + (index % 10)) * 3_600_000).toISOString(), // the last two lose against the first two
        callType: 'video',
        reason: 'A lease that ends too early and a deposit that is kept',
      },
    }));
    const hours = Array.from({ length: 4 }, (_, index) => hoursWish(index));
    return [...bookings.slice(0, 6), ...hours, ...bookings.slice(6)];
  };

  for (const [round, answers] of [1, 4, 9].entries())
    it(`has lost nothing that it acknowledged and left nothing half-written, killed after ${answers} responses`, async () => {
      const { child, ended, ...said } = runApi(database.variables);
      const url = await ready({ child, ended, ...said });
      const wishes = wishesOf(round);
      const send = (base: string, { path, token, key, body }: Wish) =>
        post(base, path, body, { authorization: `Bearer ${token}`, 'idempotency-key': key });
      const answered = new Map<Wish, { status: number; id: unknown }>();
      const waiting = [...wishes];
      /** More hours once all else is sent, so that each sender has a request in progress when the process is killed. */
      const nextWish = () => {
        const next = waiting.shift();
        if (next) return next;
        const more = hoursWish(wishes.length);
        wishes.push(more);
        return more;
      };
      const sendUntilKilled = async (): Promise<void> => {
        const wish = nextWish();
        // A request in progress gets no answer and is repeated below.
        const answer = await send(url, wish).catch(() => undefined);
        const said = (await answer?.json().catch(() => undefined)) as { data?: { id?: unknown } } | undefined;
        if (!answer || !said) return;
        answered.set(wish, { status: answer.status, id: said.data?.id });
        if (answered.size === answers) child.kill('SIGKILL');
        await sendUntilKilled();
      };
      await Promise.all(Array.from({ length: wishes.length - answers }, sendUntilKilled));
      await ended;
      assert.ok(answered.size >= answers, `${answered.size} answers`);

      await onDatabase(async (api) => {
        const { appointments, halves, week } = await runAsSystem(api.services.db, async (tx) => ({
          appointments: await tx.selectFrom('appointments').select('id').execute(),
          halves: (
            await sql`
              select a.id from appointments a where not exists (select from appointment_history h where h.appointment_id = a.id)
                or not exists (select from events e where e.data ->> 'appointmentId' = a.id::text)
                or not exists (select from idempotency_keys k where k.user_id = a.client_id)`.execute(tx)
          ).rows,
          week: await tx
            .selectFrom('availabilityRules')
            .select('weekday')
            .where('professionalId', '=', professionals[1]?.id ?? '')
            .execute(),
        }));
        const kept = new Set(appointments.map(({ id }) => id));
        for (const [{ path }, { status, id }] of answered)
          if (path.includes('appointments') && status === 201) assert.ok(kept.has(String(id)), 'an answered booking');
        assert.deepEqual(halves, []);
        assert.ok([7, 5].includes(week.length), `${week.length} days: neither the week before nor the one after`);
        assert.equal((await verifyAudit(api.services.db, undefined)).broken, undefined);

        // The same requests under the same keys: each exists once.
        for (const wish of wishes) {
          const { path, token, key, body } = wish;
          const again = await api.call<{ data: { id?: unknown } }>('POST', path, {
            ...{ token, body, headers: { 'idempotency-key': key } },
          });
          const before = answered.get(wish);
          if (before?.status === 201)
            assert.deepEqual([again.status, again.body.data.id], [201, before.id], JSON.stringify(again.body));
          else assert.ok([201, 409].includes(again.status), JSON.stringify(again.body));
        }
        const { rows } = await runAsSystem(api.services.db, (tx) =>
          sql`select starts_at, count(*)::int as count from appointments group by starts_at having count(*) > 1`.execute(
            tx,
          ),
        );
        assert.deepEqual(rows, []);
        const total = await runAsSystem(api.services.db, (tx) => tx.selectFrom('appointments').select('id').execute());
        assert.equal(total.length, 10 * (round + 1));
      });
    });
});
