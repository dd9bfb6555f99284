import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { runAsSystem } from '../../src/db/run-as.ts';
import { bossOptions, statements } from '../../src/jobs/boss-options.ts';
import { installJobs } from '../../src/jobs/install-jobs.ts';
import { jobs } from '../../src/jobs.ts';
import { startJobs } from '../../src/jobs/start-jobs.ts';
import { sendReminders } from '../../src/modules/appointments/send-reminders.ts';
import { openServices } from '../../src/open-services.ts';
import { verifySecurity } from '../../src/policy/verify-security.ts';
import { policies } from '../../src/tables.ts';
import { deliverOnce, outboxOf } from '../support/mail-jobs.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { until } from '../support/until.ts';
import { askFor, hour, workingProfessional } from '../support/working-professional.ts';

const minute = 60_000;
const log = pino({ level: 'silent' });

describe('scheduled jobs', () => {
  let api: TestApi;
  let clock = Date.now();
  let client: Person;
  let professional: Person;
  before(async () => {
    api = await openTestApi({}, () => new Date(clock));
    client = await api.register('client');
    const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      startTime: '00:00',
      endTime: '23:59',
      callTypes: ['video'],
    }));
    professional = await workingProfessional(api, { minimumNoticeMinutes: 0, cancelNoticeHours: 0 }, always);
  });
  after(() => api.close());

  /** A full hour, that many hours from now. */
  const hoursAhead = (hours: number) => Math.ceil((Date.now() + hours * hour) / hour) * hour;
  const change = async (who: Person, id: string, where: object, set: object) => {
    const answer = await api.call('PUT', `/base/appointments/update-where/${id}`, {
      token: who.token,
      body: { where, set },
    });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
  };
  async function agree(startsAt: number): Promise<string> {
    const { body, status } = await api.call<{ data: Appointment }>('POST', '/base/appointments/create', {
      token: client.token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        professionalId: professional.id,
        ...(await askFor(api, professional.id)),
        startsAt: new Date(startsAt).toISOString(),
        callType: 'video',
        reason: 'A lease that ends too early',
      },
    });
    assert.equal(status, 201, JSON.stringify(body));
    await change(professional, body.data.id, { status: 'waiting' }, { status: 'accepted' });
    return body.data.id;
  }
  /** Runs the job at this time; returns the reminders of the appointment queued so far. */
  async function remindersAt(moment: number, id: string): Promise<string[]> {
    clock = moment;
    await Promise.all([sendReminders(api.services), sendReminders(api.services)]);
    clock = Date.now();
    const rows = await outboxOf(api.services, client.id);
    return rows
      .filter((row) => row.eventId.includes(`:${id}:`) && row.template.startsWith('reminder'))
      .map((row) => row.template);
  }

  it('remind both parties a day and an hour before, once each', async () => {
    const start = hoursAhead(48);
    const id = await agree(start);
    assert.deepEqual(await remindersAt(start - 24 * hour - minute, id), []);
    assert.deepEqual(await remindersAt(start - 24 * hour, id), ['reminder_24h']);
    assert.deepEqual(await remindersAt(start - 23 * hour, id), ['reminder_24h']);
    assert.deepEqual(await remindersAt(start - hour, id), ['reminder_24h', 'reminder_1h']);
    assert.deepEqual(await remindersAt(start - 16 * minute, id), ['reminder_24h', 'reminder_1h']);
    assert.deepEqual(await remindersAt(start - 15 * minute, id), ['reminder_24h', 'reminder_1h', 'reminder_15m']);
    assert.deepEqual(await remindersAt(start - minute, id), ['reminder_24h', 'reminder_1h', 'reminder_15m']);
    const theirs = await outboxOf(api.services, professional.id);
    assert.equal(
      theirs.filter((row) => row.eventId.includes(`:${id}:`) && row.template.startsWith('reminder')).length,
      3,
    );
  });

  it('send no reminder for what was agreed after it was due, nor for past appointments', async () => {
    const start = hoursAhead(20);
    const id = await agree(start);
    assert.deepEqual(await remindersAt(start - 19 * hour, id), []);
    assert.deepEqual(await remindersAt(start - hour, id), ['reminder_1h']);
    const late = hoursAhead(72);
    assert.deepEqual(await remindersAt(late + minute, await agree(late)), []); // the job was down at that time
  });

  it('skip the early reminder when it would come with the late one', async () => {
    const start = hoursAhead(74);
    assert.deepEqual(await remindersAt(start - 30 * minute, await agree(start)), ['reminder_1h']);
  });

  it('follow a moved appointment', async () => {
    const [start, later] = [hoursAhead(50), hoursAhead(80)];
    const id = await agree(start);
    await change(professional, id, { status: 'accepted' }, { proposedStartsAt: new Date(later).toISOString() });
    const startsAt = new Date(later).toISOString();
    await change(client, id, { status: 'accepted', proposedStartsAt: startsAt }, { startsAt });
    assert.deepEqual(await remindersAt(start - hour, id), []);
    assert.deepEqual(await remindersAt(later - 24 * hour, id), ['reminder_24h']);
  });

  it('drop the reminder of a cancelled appointment, also when it is already in the outbox', async () => {
    const start = hoursAhead(52);
    const id = await agree(start);
    await deliverOnce(api.services);
    assert.deepEqual(await remindersAt(start - 24 * hour, id), ['reminder_24h']);
    await change(client, id, { status: 'accepted' }, { status: 'cancelled' });
    const { mails, dropped } = await deliverOnce(api.services);
    assert.deepEqual([mails, dropped], [2, 2]); // the cancellation for both, no reminder
    assert.deepEqual(await remindersAt(start - hour, id), ['reminder_24h']);
  });

  it('run once however many processes there are; queued mails are sent at once', async (t) => {
    const start = hoursAhead(90);
    const { body } = await api.call<{ data: Appointment }>('POST', '/base/appointments/create', {
      token: client.token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        professionalId: professional.id,
        ...(await askFor(api, professional.id)),
        startsAt: new Date(start).toISOString(),
        callType: 'video',
        reason: 'A lease that ends too early',
      },
    });
    const url = api.services.config.databaseUrl;
    const other = url === undefined ? undefined : await openServices(api.services.config, () => new Date(clock));
    clock = start; // long after the request expired
    const stops = [await startJobs(api.services, jobs, log), ...(other ? [await startJobs(other, jobs, log)] : [])];
    const boss = new PgBoss({
      ...bossOptions(api.services.connection.kind),
      db: {
        executeSql: (text, values) => runAsSystem(api.services.db, (tx) => statements(tx).executeSql(text, values)),
      },
      migrate: false,
      supervise: false,
      schedule: false,
    });
    t.after(async () => {
      await boss.stop({ graceful: false });
      await Promise.all(stops.map((stop) => stop()));
      await other?.close();
      clock = Date.now();
    });
    await boss.start();
    assert.deepEqual((await boss.getSchedules()).map(({ name }) => name).sort(), jobs.map(({ name }) => name).sort());
    // The schedules need a running clock: each read advances it.
    const looked = async () => {
      const { rows } = await runAsSystem(api.services.db, (tx) =>
        sql<{ isFresh: boolean }>`select cron_on > now() - interval '1 minute' as is_fresh from jobs.version`.execute(
          tx,
        ),
      );
      return rows[0]?.isFresh === true;
    };
    await until(looked, 'the schedules were looked at');
    // In one transaction, so that no process takes the first before the second arrives.
    await runAsSystem(api.services.db, async (tx) => {
      await boss.send('expire-requests', null, { db: statements(tx) });
      assert.equal(await boss.send('expire-requests', null, { db: statements(tx) }), null, 'only one waits');
    });

    const expired = async () => {
      const { rows } = await runAsSystem(api.services.db, (tx) =>
        sql<{
          transition: string;
        }>`select transition from appointment_history where appointment_id = ${body.data.id} and transition = 'expire'`.execute(
          tx,
        ),
      );
      return rows.length;
    };
    await until(async () => (await expired()) > 0, 'the request expired');
    // Queued mails are sent without the schedule.
    const told = async () =>
      (await outboxOf(api.services, client.id)).filter(
        (row) => row.template === 'expired_client' && row.sentAt !== null,
      );
    await until(async () => (await told()).length > 0, 'the client was told');
    assert.equal(await expired(), 1);
    assert.equal((await told()).length, 1);
  });

  it('are reinstalled when they change, and left alone while they do not', async () => {
    const { connection } = api.services;
    const names = (of: readonly { name: string }[]) => of.map(({ name }) => name).sort();
    await connection.asOwner(async (owner) => {
      const scheduled = async () =>
        names((await sql<{ name: string }>`select name from jobs.schedule`.execute(owner)).rows);
      const [first] = jobs;
      assert.ok(first);
      assert.deepEqual(await scheduled(), names(jobs));
      await installJobs(owner, connection.kind, [first]);
      assert.deepEqual(await scheduled(), [first.name]);
      await installJobs(owner, connection.kind, jobs);
      assert.deepEqual(await scheduled(), names(jobs));
      await installJobs(owner, connection.kind, [first, { ...first, name: 'another', cron: '0 0 * * *' }]);
      assert.deepEqual(await scheduled(), ['another', first.name].sort());
      await sql`delete from jobs.schedule where name = 'another'`.execute(owner);
      await installJobs(owner, connection.kind, [first, { ...first, name: 'another', cron: '0 0 * * *' }]);
      assert.deepEqual(await scheduled(), [first.name], 'nothing is looked at again');
      await installJobs(owner, connection.kind, [first, { ...first, name: 'another', cron: '1 0 * * *' }]);
      assert.deepEqual(await scheduled(), ['another', first.name].sort(), 'another time of day is another table');
      await installJobs(owner, connection.kind, jobs);
    });
  });

  it('catch up once on runs missed while no process was up', async (t) => {
    const down = await openTestApi();
    const system = <T>(statement: RawBuilder<T>) => runAsSystem(down.services.db, (tx) => statement.execute(tx));
    // Half an hour away from the hourly jobs, so that none is due now.
    const minutes = (new Date().getUTCMinutes() + 30) % 60;
    await system(
      sql`update jobs.schedule set cron = ${`${minutes} * * * *`}, created_on = now() - interval '9 hours' where name = 'extend-masks'`,
    );
    await system(sql`update jobs.version set cron_on = now() - interval '5 hours'`);
    const stop = await startJobs(down.services, jobs, log);
    t.after(async () => {
      await stop();
      await down.close();
    });
    const states = async () => {
      const { rows } = await system(
        sql<{ state: string }>`select state::text from jobs.job where name = 'extend-masks'`,
      );
      return rows.map(({ state }) => state);
    };
    await until(async () => (await states())[0] === 'completed', 'what was missed is done');
    assert.deepEqual(await states(), ['completed']);
  });

  it('are accessible to the system only: the server does not start otherwise', async () => {
    const { connection } = api.services;
    await connection.asOwner(async (owner) => {
      await verifySecurity(owner, policies);
      await sql`grant usage on schema jobs to nimbia_client`.execute(owner);
      await assert.rejects(verifySecurity(owner, policies), /usage on schema jobs to nimbia_client was not declared/u);
      await sql`revoke usage on schema jobs from nimbia_client`.execute(owner);
    });
    await assert.rejects(
      sql`select from jobs.job`.execute(api.services.db), // with the rights of the resting role
      /permission denied/u,
    );
  });
});
