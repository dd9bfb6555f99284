import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import type { DataExport } from 'shared-contracts/schemas/account-access';
import { runAsSystem } from '../../src/db/run-as.ts';
import { confirmChange } from '../../src/modules/email-change/confirm-change.ts';
import { writeEvents } from '../../src/modules/events/write-events.ts';
import { writeExports } from '../../src/modules/export/write-exports.ts';
import { sendMail } from '../../src/modules/mail/outbox.ts';
import type { AppointmentMails } from '../../src/modules/appointments/appointment-mails.ts';
import { tables } from '../../src/tables.ts';
import { outboxOf } from '../support/mail-jobs.ts';
import { mailsTo } from '../support/reset-token.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { until } from '../support/until.ts';

interface Body<Data = Record<string, unknown>> {
  readonly code: string;
  readonly errors: readonly { readonly pointer: string; readonly code: string }[];
  readonly data: Data;
}

describe('an account', () => {
  let api: TestApi;
  let clock = Date.now();
  before(async () => {
    api = await openTestApi({}, () => new Date(clock));
  });
  after(() => api.close());

  const post = <Data = Record<string, unknown>>(path: string, body: unknown, who?: Person) =>
    api.call<Body<Data>>('POST', path, { body, token: who?.token });
  const me = async (who: Person) => (await api.call('GET', '/auth/me', { token: who.token })).status;
  const login = async (email: string) => (await post('/auth/login', { email, password, role: 'professional' })).status;

  describe('a new e-mail to sign in with', () => {
    const ask = (who: Person | undefined, email: string, secret = password) =>
      post('/auth/email-change', { email, password: secret }, who);
    const tokenIn = async (address: string, name: 'email' | 'stop') => {
      const links = (await mailsTo(api, address)).flatMap(
        ({ text }) => new RegExp(`/login#${name}=([\\w-]{43})`, 'u').exec(text)?.[1] ?? [],
      );
      return links.at(-1) ?? '';
    };
    const pendingOf = async (who: Person) =>
      (await api.call<Body<{ pending: { email: string } | null }>>('GET', '/auth/email-change', { token: who.token }))
        .body.data.pending;
    const current = async (who: Person) =>
      (await api.call<Body<{ email: string }>>('GET', '/auth/me', { token: who.token })).body.data.email;

    it('needs a session and the password, and differs from the other e-mail and from everybody’s', async () => {
      const person = await api.register('professional');
      const taken = await api.register('client');
      assert.equal((await ask(undefined, 'x@nimbia.test')).status, 401);
      for (const [email, secret, pointer, code] of [
        ['new@nimbia.test', 'Wrong-2026!', '/password', 'CREDENTIALS_INVALID'],
        [`SECOND-${person.email}`, password, '/email', 'EMAILS_MUST_DIFFER'],
        [taken.email, password, '/email', 'EMAIL_TAKEN'],
        [person.email.toUpperCase(), password, '/email', 'EMAIL_UNCHANGED'],
      ] as const)
        assert.deepEqual((await ask(person, email, secret)).body.errors, [{ pointer, code }]);
      assert.equal(await pendingOf(person), null);
    });

    it('takes the place of the old one when it is confirmed, once; the old one hears of it', async () => {
      const person = await api.register('professional');
      const fresh = `new-${person.email}`;
      assert.equal((await ask(person, fresh)).status, 202);
      assert.equal((await pendingOf(person))?.email, fresh);
      assert.deepEqual([await login(fresh), await login(person.email)], [401, 200], 'nothing has changed yet');
      const token = await tokenIn(fresh, 'email');
      assert.equal((await post('/auth/email-change/stop', { token })).status, 422, 'this one stops nothing');
      assert.deepEqual((await post('/auth/email-change/confirm', { token })).body.data, {
        email: fresh,
        wasChanged: true,
      });
      assert.equal((await post('/auth/email-change/confirm', { token })).body.code, 'CONFIRMATION_INVALID');
      assert.deepEqual([await login(fresh), await login(person.email)], [200, 401]);
      const profile = await runAsSystem(api.services.db, (tx) =>
        tx.selectFrom('professionals').select('email').where('id', '=', person.id).executeTakeFirstOrThrow(),
      );
      assert.deepEqual([profile.email, await current(person), await pendingOf(person)], [fresh, fresh, null]);
      const subjects = (await mailsTo(api, person.email)).map(({ subject }) => subject);
      assert.ok(subjects.includes('Changement de votre adresse de connexion demandé'));
      assert.equal(subjects.at(-1), 'Votre adresse de connexion Nimbia a changé');
    });

    it('is stopped by the old one before it is confirmed, which signs out everywhere', async () => {
      const person = await api.register('professional');
      const fresh = `new-${person.email}`;
      await ask(person, fresh);
      const confirm = await tokenIn(fresh, 'email');
      const stop = await tokenIn(person.email, 'stop');
      const stopped = await post('/auth/email-change/stop', { token: stop });
      assert.deepEqual(stopped.body.data, { email: person.email, wasChanged: false });
      assert.equal(await me(person), 401);
      assert.equal((await post('/auth/email-change/confirm', { token: confirm })).status, 422);
      assert.equal(await login(person.email), 200);
    });

    it('is taken back by the old one for seven days after, and not later', async () => {
      const people = [await api.register('professional'), await api.register('professional')];
      const stops = [];
      for (const person of people) {
        await ask(person, `new-${person.email}`);
        await post('/auth/email-change/confirm', { token: await tokenIn(`new-${person.email}`, 'email') });
        stops.push(await tokenIn(person.email, 'stop'));
      }
      const [one, other] = people as [Person, Person];
      clock += 6 * 86_400_000;
      const back = await post('/auth/email-change/stop', { token: stops[0] });
      assert.deepEqual(back.body.data, { email: one.email, wasChanged: true });
      assert.deepEqual([await login(one.email), await login(`new-${one.email}`)], [200, 401]);
      clock += 2 * 86_400_000;
      assert.equal((await post('/auth/email-change/stop', { token: stops[1] })).status, 422);
      assert.equal(await login(`new-${other.email}`), 200);
    });

    it('is taken back by a link that is followed while it is being confirmed', async () => {
      const person = await api.register('professional');
      const fresh = `new-${person.email}`;
      await ask(person, fresh);
      const [confirm, stop] = [await tokenIn(fresh, 'email'), await tokenIn(person.email, 'stop')];
      const { db } = api.services;
      const stopping = await runAsSystem(db, async (tx) => {
        await confirmChange(tx, confirm, new Date(clock));
        const answer = post('/auth/email-change/stop', { token: stop });
        await until(async () => {
          const { rows } = await sql<{ waits: boolean }>`
            select exists (select from pg_locks where locktype = 'transactionid' and not granted) as waits`.execute(tx);
          return rows[0]?.waits === true;
        }, 'it waits for the confirmation');
        return { answer };
      });
      assert.deepEqual((await stopping.answer).body.data, { email: person.email, wasChanged: true });
      assert.deepEqual([await login(person.email), await login(fresh)], [200, 401]);
    });

    it('is taken back by the first address after the next one has stopped a further change', async () => {
      const person = await api.register('professional');
      const [thief, further] = [`thief-${person.email}`, `further-${person.email}`];
      await ask(person, thief);
      await post('/auth/email-change/confirm', { token: await tokenIn(thief, 'email') });
      const back = await tokenIn(person.email, 'stop');
      await ask(person, further);
      assert.equal((await post('/auth/email-change/stop', { token: await tokenIn(thief, 'stop') })).status, 200);
      assert.equal((await post('/auth/email-change/stop', { token: back })).status, 200);
      assert.deepEqual([await login(person.email), await login(thief)], [200, 401]);
    });

    it('expires after a day, is replaced by a later one, and can be forgotten', async () => {
      const person = await api.register('professional');
      await ask(person, `a-${person.email}`);
      const first = await tokenIn(`a-${person.email}`, 'email');
      await ask(person, `b-${person.email}`);
      assert.equal((await post('/auth/email-change/confirm', { token: first })).status, 422);
      const second = await tokenIn(`b-${person.email}`, 'email');
      clock += 86_400_001;
      assert.equal((await post('/auth/email-change/confirm', { token: second })).status, 422);
      const { token } = (
        await post<{ token: string }>('/auth/login', { email: person.email, password, role: 'professional' })
      ).body.data;
      await ask({ ...person, token }, `c-${person.email}`);
      await api.call('DELETE', '/auth/email-change', { token });
      assert.equal(await pendingOf({ ...person, token }), null);
    });
  });

  describe('what it is told', () => {
    const choose = (who: Person, choice: object) => post('/base/notification_choices/create', choice, who);
    const appointment = { professionalId: 'p', clientId: 'c', status: 'waiting', by: 'client' };
    const tell = (who: Person, type: 'appointment.requested' | 'review.received' | 'document.accepted') =>
      runAsSystem(api.services.db, (tx) =>
        writeEvents(tx, [{ userId: who.id, type, data: appointment, notify: true }]),
      );
    const notified = (who: Person) =>
      runAsSystem(api.services.db, async (tx) => {
        const rows = await tx.selectFrom('notifications').select('type').where('userId', '=', who.id).execute();
        return rows.map(({ type }) => type).sort();
      });
    const mail = (who: Person, template: 'reminder_24h' | 'request_received') =>
      runAsSystem(api.services.db, (tx) =>
        sendMail<AppointmentMails>(tx, {
          eventId: `${template}:${who.id}`,
          to: { userId: who.id },
          template,
          data: {} as never,
        }),
      );

    it('is chosen per kind and channel, private, and changed in place', async () => {
      const [person, other] = [await api.register('professional'), await api.register('professional')];
      assert.equal((await choose(person, { kind: 'requests', inApp: false, byMail: true })).status, 201);
      assert.equal((await choose(person, { kind: 'requests', inApp: false, byMail: false })).status, 201);
      assert.equal((await choose(person, { kind: 'security', inApp: false, byMail: false })).status, 422);
      const list = async ({ token }: Person) =>
        (await api.call<Body<object[]>>('POST', '/pro/get-all/notification_choices', { token, body: {} })).body.data;
      assert.partialDeepStrictEqual(await list(person), [{ kind: 'requests', inApp: false, byMail: false }]);
      assert.deepEqual(await list(other), []);
    });

    it('is honoured where notifications and mails are queued: pages refresh, nobody is told, and nothing is sent later', async () => {
      const person = await api.register('professional');
      await choose(person, { kind: 'requests', inApp: false, byMail: true });
      await choose(person, { kind: 'reminders', inApp: true, byMail: false });
      for (const type of ['appointment.requested', 'review.received', 'document.accepted'] as const)
        await tell(person, type);
      assert.deepEqual(await notified(person), ['document.accepted', 'review.received']);
      const events = await runAsSystem(api.services.db, (tx) =>
        tx.selectFrom('events').select(['type', 'data']).where('userId', '=', person.id).orderBy('id').execute(),
      );
      assert.deepEqual(
        events.map(({ type, data }) => [type, 'by' in data]),
        [
          ['appointment.requested', false],
          ['review.received', true],
          ['document.accepted', true],
        ],
      );
      await mail(person, 'reminder_24h');
      await mail(person, 'request_received');
      const queued = await outboxOf(api.services, person.id);
      const isWaiting = (template: string) => queued.find((row) => row.template === template)?.sentAt === null;
      assert.deepEqual([isWaiting('reminder_24h'), isWaiting('request_received')], [false, true]);
      await choose(person, { kind: 'reminders', inApp: true, byMail: true });
      await mail(person, 'reminder_24h');
      assert.equal(
        (await outboxOf(api.services, person.id)).filter((row) => row.template === 'reminder_24h').length,
        1,
      );
    });

    it('ends by the link in a mail, in one request of a mail program, and begins again', async () => {
      const { unsubscribeAddress } = await import('../../src/modules/notification-choices/unsubscribe-token.ts');
      const person = await api.register('client');
      const path = new URL(unsubscribeAddress(api.services.config, person.id, ['reminders'])).pathname;
      const call = (method: 'GET' | 'POST', url = path) =>
        api.app.inject({
          method,
          url,
          ...(method === 'POST' && {
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: 'List-Unsubscribe=One-Click',
          }),
        });
      const byMail = () =>
        runAsSystem(api.services.db, (tx) =>
          tx
            .selectFrom('notificationChoices')
            .select(['kind', 'byMail', 'inApp'])
            .where('userId', '=', person.id)
            .execute(),
        );
      const page = await call('GET');
      assert.equal(page.statusCode, 200);
      assert.match(page.body, /Ne plus recevoir d’e-mails\u00a0: rappels de rendez-vous/u);
      assert.deepEqual(await byMail(), [], 'programs that open links end nothing');
      assert.equal((await call('POST')).statusCode, 200);
      assert.deepEqual(await byMail(), [{ kind: 'reminders', byMail: false, inApp: true }]);
      assert.equal((await call('POST', `${path}?again=true`)).statusCode, 200);
      assert.deepEqual(await byMail(), [{ kind: 'reminders', byMail: true, inApp: true }]);
      assert.equal((await call('POST', path.replace('reminders', 'requests'))).statusCode, 404);
    });
  });

  describe('the archive of its data', () => {
    const jobContext = () => ({ ...api.services, stop: new AbortController().signal });
    const latest = async (who: Person) =>
      (await api.call<Body<{ export: DataExport | null }>>('GET', '/auth/exports', { token: who.token })).body.data
        .export;

    it('is written by a job for the password, with its progress, and downloaded by a link that ends', async () => {
      const person = await api.register('professional');
      assert.equal(await latest(person), null);
      assert.equal((await post('/auth/exports', { password: 'Wrong-2026!' }, person)).status, 422);
      const asked = await post<{ export: DataExport }>('/auth/exports', { password }, person);
      assert.deepEqual([asked.status, asked.body.data.export.state], [202, 'waiting']);
      await post('/auth/exports', { password }, person);
      assert.equal((await latest(person))?.id, asked.body.data.export.id, 'one at a time');
      assert.equal(await writeExports(jobContext(), tables), 1);
      const ready = await latest(person);
      assert.equal(ready?.state, 'ready');
      assert.ok(ready.total > 20 && ready.done === ready.total);
      const file = await api.app.inject({ method: 'GET', url: String(ready.url) });
      assert.equal(file.rawPayload.length, ready.size);
      assert.ok(Object.hasOwn(unzipSync(file.rawPayload), 'data/users.json'));
      const stolen = String(ready.url).replace(/signature=../u, 'signature=xx');
      assert.equal((await api.app.inject({ method: 'GET', url: stolen })).statusCode, 404);
      clock += 5 * 60_000 + 1000;
      assert.equal((await api.app.inject({ method: 'GET', url: String(ready.url) })).statusCode, 404);
    });

    it('is for the session that asked, until that ends or the password changes', async () => {
      const person = await api.register('professional');
      const { email } = person;
      const opened = await post<{ token: string }>('/auth/login', { email, password, role: 'professional' });
      const other = { ...person, token: opened.body.data.token };
      const open = async (url: unknown) => (await api.app.inject({ method: 'GET', url: String(url) })).statusCode;
      await post('/auth/exports', { password }, person);
      await writeExports(jobContext(), tables);
      const link = (await latest(person))?.url;
      const shown = await latest(other);
      assert.deepEqual([await open(link), shown?.state, shown?.url], [200, 'ready', null]);
      await post('/auth/exports', { password }, other);
      await writeExports(jobContext(), tables);
      assert.equal((await latest(person))?.url, null);
      const newer = (await latest(other))?.url;
      assert.deepEqual([await open(link), await open(newer)], [404, 200]);
      await api.call('DELETE', '/auth/sessions?others=true', { token: person.token });
      assert.equal(await open(newer), 404, 'its session has ended');
      await post('/auth/exports', { password }, person);
      await writeExports(jobContext(), tables);
      const last = (await latest(person))?.url;
      assert.equal(await open(last), 200);
      const change = { currentPassword: password, password: 'Other-2026!', passwordConfirmation: 'Other-2026!' };
      assert.equal((await post('/auth/change-password', change, person)).status, 200);
      assert.deepEqual([await latest(person), await open(last)], [null, 404]);
    });

    it('goes after a day, and with the account', async () => {
      const person = await api.register('professional');
      const { id } = (await post<{ export: DataExport }>('/auth/exports', { password }, person)).body.data.export;
      await writeExports(jobContext(), tables);
      const isStored = async () => (await api.services.storage.read(`${id.replaceAll('-', '')}.zip`)) !== undefined;
      assert.equal(await isStored(), true);
      await api.call('DELETE', '/auth/account', { token: person.token, body: { password } });
      await writeExports(jobContext(), tables);
      assert.equal(await isStored(), false);
    });

    it('is not kept when the account is deleted while it is being written', async () => {
      const person = await api.register('professional');
      const { id } = (await post<{ export: DataExport }>('/auth/exports', { password }, person)).body.data.export;
      const { storage } = api.services;
      const put: typeof storage.put = async (...file) => {
        await api.call('DELETE', '/auth/account', { token: person.token, body: { password } });
        await writeExports(jobContext(), tables);
        await storage.put(...file);
      };
      assert.equal(await writeExports({ ...jobContext(), storage: { ...storage, put } }, tables), 1);
      assert.equal(await storage.read(`${id.replaceAll('-', '')}.zip`), undefined);
    });
  });

  it('signs out everywhere else, and the other pages end at once', async () => {
    const person = await api.register('professional');
    const other = await post<{ token: string }>('/auth/login', { email: person.email, password, role: 'professional' });
    await api.call('DELETE', '/auth/sessions?others=true', { token: person.token });
    assert.deepEqual([await me(person), await me({ ...person, token: other.body.data.token })], [200, 401]);
  });
});
