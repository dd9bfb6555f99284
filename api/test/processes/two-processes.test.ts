import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { jobsSchema } from '../../src/jobs/boss-options.ts';
import { post, ready, runApi } from '../support/api-process.ts';
import type { ApiProcess } from '../support/api-process.ts';
import { openEvents } from '../support/open-events.ts';
import { processDatabase } from '../support/process-database.ts';
import type { ProcessDatabase } from '../support/process-database.ts';
import { openSmtpInbox } from '../support/smtp-inbox.ts';
import type { SmtpInbox } from '../support/smtp-inbox.ts';
import { until } from '../support/until.ts';

interface Running {
  readonly process: ApiProcess;
  readonly url: string;
}
interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly cookie: string;
}
const password = 'Client-2026!';
const [A, B] = [0, 1] as const;

function onOnePostgres(): void {
  let database: ProcessDatabase;
  let inbox: SmtpInbox;
  let sql: pg.Client;
  let settings: Record<string, string>;
  const running: Running[] = [];

  async function start(index: number): Promise<void> {
    const process = runApi(settings);
    running[index] = { process, url: await ready(process) };
  }
  const at = (index: number): string => running[index]?.url ?? '';
  const stop = async (index: number, signal: NodeJS.Signals) => {
    running[index]?.process.child.kill(signal);
    await running[index]?.process.ended;
  };
  before(async () => {
    [database, inbox] = [await processDatabase(), await openSmtpInbox()];
    settings = {
      ...database.variables,
      SMTP_URL: inbox.url,
      MAIL_FROM: 'rdv@nimbia.test',
      SIGN_IN_ATTEMPTS_PER_MINUTE: '120',
      // Six readers poll as fast as the API answers.
      RATE_LIMIT_PER_MINUTE: '100000',
    };
    await Promise.all([start(A), start(B)]); // both migrate, apply the policies and install jobs concurrently
    sql = new pg.Client({ connectionString: settings.DATABASE_URL });
    await sql.connect();
  });
  after(async () => {
    await Promise.all([stop(A, 'SIGKILL'), stop(B, 'SIGKILL')]);
    await sql.end();
    await inbox.close();
    await database.drop();
  });

  const bearer = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` });
  const me = async (index: number, person: Pick<Person, 'token'>) =>
    (await fetch(`${at(index)}/auth/me`, { headers: bearer(person) })).status;
  const rows = async (text: string, ...values: unknown[]) =>
    (await sql.query<Record<string, unknown>>(text, values)).rows;

  async function register(index: number, role: 'client' | 'professional' = 'client'): Promise<Person> {
    const email = `${role}-${randomUUID()}@nimbia.test`;
    const profile = {
      kind: 'individual',
      secondaryEmail: `second-${email}`,
      profession: 'lawyer',
      country: 'SN',
      city: 'Dakar',
    };
    const answer = await post(at(index), '/auth/register', {
      role,
      email,
      lastName: 'A',
      firstNames: 'B',
      phone: '+221 770000000',
      password,
      passwordConfirmation: password,
      terms: true,
      ...(role === 'professional' && profile),
    });
    assert.equal(answer.status, 201);
    const { data } = (await answer.json()) as { data: { token: string; user: { id: string } } };
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { id: data.user.id, email, token: data.token, cookie };
  }
  const mailsTo = (email: string) => inbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));

  it('share sessions: opened at one, used and refreshed at the other, ended at both at once', async () => {
    const person = await register(A);
    assert.deepEqual([await me(A, person), await me(B, person)], [200, 200]);
    const refreshed = await post(at(B), '/auth/refresh', {}, { cookie: person.cookie });
    const renewed = ((await refreshed.json()) as { data: { token: string } }).data;
    assert.equal(await me(A, renewed), 200);
    const stream = await openEvents(at(A), person.token);
    assert.equal((await fetch(`${at(B)}/auth/sessions`, { method: 'DELETE', headers: bearer(person) })).status, 200);
    assert.deepEqual([await me(A, person), await me(A, renewed), await me(B, renewed)], [401, 401, 401]);
    await stream.ended; // the other process's stream too
  });

  it('share rate limits: switching processes does not help', async () => {
    const email = `nobody-${randomUUID()}@nimbia.test`;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 32; attempt += 1) {
      const body = { email, password: 'Wrong-2026!', role: 'client' };
      statuses.push((await post(at(attempt % 2), '/auth/login', body)).status);
    }
    assert.deepEqual(statuses, [...Array.from({ length: 30 }, () => 401), 429, 429]);
    const forgot: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      forgot.push((await post(at(attempt % 2), '/auth/forgot', { email })).status);
    assert.deepEqual(forgot, [202, 202, 202, 202, 202, 429]);
  });

  it('deliver events to each other, and a stream resumes at the other when its process is killed', async () => {
    const [client, professional] = [await register(A), await register(B, 'professional')];
    await rows(
      `update professionals set verified_at = now(), verified_until = '2999-12-31' where id = $1`,
      professional.id,
    );
    await rows('update users set email_confirmed_at = now() where id = $1', client.id);
    const write = async (index: number, path: string, body: object) => {
      const answer = await post(at(index), path, body, { ...bearer(client), 'idempotency-key': randomUUID() });
      assert.equal(answer.status, 201, await answer.clone().text());
      return ((await answer.json()) as { data: { id: string } }).data.id;
    };
    await rows('update professionals set first_contacts = true where id = $1', professional.id);
    const stream = await openEvents(at(B), professional.token);
    const conversationId = await write(A, '/base/conversations/create', { professionalId: professional.id });
    await write(A, '/base/messages/create', { id: randomUUID(), conversationId, body: 'un' });
    const [first] = await stream.read(1);
    assert.equal(first?.type, 'message.received');
    await stop(B, 'SIGKILL');
    await write(A, '/base/messages/create', { id: randomUUID(), conversationId, body: 'deux' });
    await write(A, '/base/messages/create', { id: randomUUID(), conversationId, body: 'trois' });
    const resumed = await openEvents(at(A), professional.token, first?.id);
    assert.equal((await resumed.read(2)).filter(({ type }) => type === 'message.received').length, 2);
    resumed.close();
    await start(B);
  });

  it('run each job once, and send each mail once', async () => {
    const [client, professional] = [await register(B), await register(A, 'professional')];
    const [appointment] = await rows(
      `insert into appointments (professional_id, client_id, call_type, starts_at, ends_at, reason, expires_at)
        values ($1, $2, 'video', now() + interval '2 days', now() + interval '49 hours', 'a reason', now() - interval '1 minute')
        returning id`,
      professional.id,
      client.id,
    );
    const boss = new PgBoss({ connectionString: settings.DATABASE_URL ?? '', schema: jobsSchema, migrate: false });
    await boss.start();
    // One can be queued at a time: the second is when a process has taken the first.
    const jobs: string[] = [];
    const queueTwo = async () => {
      const id = await boss.send('expire-requests');
      if (id !== null) jobs.push(id);
      return jobs.length === 2;
    };
    await until(queueTwo, 'two jobs were queued');
    const unfinished = () => rows(`select id from jobs.job where id = any ($1) and state <> 'completed'`, jobs);
    await until(async () => (await unfinished()).length === 0, 'both jobs are completed');
    const expired = () =>
      rows(
        `select id from appointment_history where appointment_id = $1 and transition = 'expire'`,
        appointment?.['id'],
      );
    const told = (email: string) => mailsTo(email).filter(({ subject }) => /expir/iu.test(subject ?? ''));
    await until(() => told(client.email).length > 0 && told(professional.email).length > 0, 'both were told');
    const people = await Promise.all(Array.from({ length: 12 }, (_, index) => register(index % 2)));
    const everybody = [client, professional, ...people].map(({ id }) => id);
    const mailsWhere = (condition: string) =>
      rows(`select id from outbox where user_id = any ($1) and ${condition}`, everybody);
    await until(async () => (await mailsWhere('sent_at is null')).length === 0, 'everything was sent');
    await boss.stop({ graceful: false });
    assert.equal((await expired()).length, 1);
    assert.deepEqual(await mailsWhere('attempts <> 1'), [], 'each was taken by one process');
    assert.deepEqual([told(client.email).length, told(professional.email).length], [1, 1]);
    for (const { email } of people) assert.equal(mailsTo(email).length, 1, email);
  });

  for (const victim of [A, B]) {
    it(`lose nothing that was acknowledged when process ${victim + 1} is killed`, async () => {
      let answered = 0;
      const people: Person[] = [];
      const writers = Array.from({ length: 16 }, async (_, index) => {
        // Requests to the killed process get no response and may be repeated at the other one.
        const person = await register(index % 2).catch(() => undefined);
        answered += 1;
        if (person) people.push(person);
        if (answered === 5) running[victim]?.process.child.kill('SIGKILL');
      });
      await Promise.all(writers);
      await running[victim]?.process.ended;
      assert.ok(people.length >= 8, `${people.length} answers`);
      const other = victim === A ? B : A;
      for (const person of people) assert.equal(await me(other, person), 200);
      // The killed process's claims are taken over when they expire.
      await rows(`update outbox set due_at = now() where sent_at is null`);
      await register(other); // its mail triggers a delivery
      await until(() => people.every(({ email }) => mailsTo(email).length > 0), 'all mails came');
      const known = new Set(mailsTo(people[0]?.email ?? '').map(({ messageId }) => messageId));
      assert.equal(known.size, 1, 'a mail that was sent again is known by its id');
      await start(victim);
      assert.equal(await me(victim, people[0] as Person), 200);
    });
  }

  it('keep serving while another one changes the schema, as a new version does', async () => {
    const person = await register(A);
    await stop(B, 'SIGTERM');
    await rows('delete from schema_security'); // as if the policies had changed
    const answers = new Map<number, number>();
    let isOver = false;
    const readers = Array.from({ length: 6 }, async () => {
      while (!isOver) {
        const status = await me(A, person);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    });
    await start(B);
    isOver = true;
    await Promise.all(readers);
    assert.deepEqual([...answers.keys()], [200]);
    assert.equal((await rows('select fingerprint from schema_security')).length, 1);
  });

  it('leave an intact audit log, and consistent rows', async () => {
    const verdict = await new Promise<string>((resolve) =>
      execFile(
        process.execPath,
        [join(import.meta.dirname, '../../src/commands/verify-audit.ts')],
        { env: { ...settings, NODE_ENV: 'test' } },
        (_error, stdout, stderr) => resolve(stdout + stderr),
      ),
    );
    assert.match(verdict, /^The audit log is whole: \d{2,} entries/u);
    const halves = await rows(
      `select u.id from users u where not exists (select from audit a where a.subject = u.id::text)
        or not exists (select from outbox o where o.user_id = u.id) or (u.role = 'professional' and not exists (select from professionals p where p.id = u.id))`,
    );
    assert.deepEqual(halves, []);
  });
}

/** Two processes need PostgreSQL; the embedded database accepts one (starting.test.ts). */
if (process.env.TEST_DATABASE_URL) describe('two API processes on one PostgreSQL', onOnePostgres);
