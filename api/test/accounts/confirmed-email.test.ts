import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { runAsSystem } from '../../src/db/run-as.ts';
import { at, bookingCalls, monday } from '../support/booking-calls.ts';
import { tableChecksums } from '../support/table-checksums.ts';
import { mailsTo, resetTokenFor } from '../support/reset-token.ts';
import { openTestApi, password } from '../support/test-api.ts';
import { takeFirstContacts } from '../support/conversing.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { askFor, hour, workingProfessional } from '../support/working-professional.ts';

describe('the e-mail of a new client', () => {
  let api: TestApi;
  let clock = monday + 6 * hour;
  before(async () => {
    api = await openTestApi({}, () => new Date(clock));
  });
  after(() => api.close());

  /** Registered through the API, with an unconfirmed e-mail. */
  async function newcomer(): Promise<Person> {
    const email = `nouvelle-${randomUUID()}@nimbia.test`;
    const names = { lastName: 'Sow', firstNames: 'Ami', phone: '+221 33 800 00 00' };
    const { body } = await api.call<{ data: { token: string; user: { id: string } } }>('POST', '/auth/register', {
      body: { role: 'client', email, ...names, password, passwordConfirmation: password, terms: true, lang: 'fr' },
    });
    return { id: body.data.user.id, email, token: body.data.token };
  }
  const tokensFor = async ({ email }: Person) =>
    (await mailsTo(api, email)).flatMap(
      ({ text }) => /\/inscription-user#confirm=([\w-]{43})/u.exec(text)?.slice(1) ?? [],
    );
  const tokenFor = async (person: Person) => {
    const token = (await tokensFor(person)).at(-1);
    assert.ok(token);
    return token;
  };
  const confirm = async (token: unknown) => {
    const { status, body } = await api.call<{ code?: string }>('POST', '/auth/confirm', { body: { token } });
    return `${status} ${body.code ?? ''}`.trim();
  };
  const sendAgain = ({ token }: Person) =>
    api.call<{ data: { hasLocalMailbox: boolean }; code: string }>('POST', '/auth/confirm/send', { token });
  const ask = async (who: Person, professional: Person, holder?: string) => {
    const wanted = { professionalId: professional.id, startsAt: at(1, 9), ...(holder !== undefined && { holder }) };
    const { status, body } = await bookingCalls(api).request(who, wanted);
    return status === 201 ? 'sent' : `${status} ${body.code}`;
  };
  const isConfirmed = async ({ id }: Person) =>
    runAsSystem(api.services.db, async (tx) => {
      const row = await tx
        .selectFrom('users')
        .select('emailConfirmedAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.emailConfirmedAt !== null;
    });

  it('must be confirmed before the first request is sent; until then nobody is notified and the slot is held', async () => {
    const [client, professional] = [await newcomer(), await workingProfessional(api)];
    const holder = randomUUID();
    const { consultationId } = await askFor(api, professional.id);
    const slot = { professionalId: professional.id, consultationId, startsAt: at(1, 9) };
    const body = { ...slot, holder, callType: 'video', awaitsMail: true };
    const held = await api.call<{ data: { seconds: number } }>('POST', '/slots/hold', { body });
    assert.equal(held.body.data.seconds, 30 * 60);
    const before = await tableChecksums(api);
    assert.equal(await ask(client, professional, holder), '403 EMAIL_NOT_CONFIRMED');
    assert.deepEqual(await tableChecksums(api), before, 'no row, no mail, no event, and the hold stands');
    const letter = { token: client.token, body: { professionalId: professional.id } };
    await takeFirstContacts(api, professional.id);
    const write = async () => (await api.call('POST', '/base/conversations/create', letter)).status;
    assert.equal(await write(), 403, 'nor by a message');
    assert.equal(await ask(await api.register('client'), professional), '409 SLOT_TAKEN');

    assert.equal(await confirm(await tokenFor(client)), '200');
    assert.equal(await ask(client, professional, holder), 'sent');
    assert.equal(await write(), 201);
    const events = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('events').select('type').where('userId', '=', client.id).orderBy('id').execute(),
    );
    assert.equal(events[0]?.type, 'account.confirmed', 'open pages hear of it');
  });

  it('is confirmed once by a link that is valid for a day, which invalidates the other links', async () => {
    const client = await newcomer();
    const first = await tokenFor(client);
    assert.deepEqual((await sendAgain(client)).body.data, { hasLocalMailbox: true });
    const [, second] = await tokensFor(client);
    assert.deepEqual((await Promise.all([confirm(second), confirm(second)])).sort(), [
      '200',
      '422 CONFIRMATION_INVALID',
    ]);
    assert.equal(await confirm(first), '422 CONFIRMATION_INVALID');
    assert.equal((await sendAgain(client)).status, 202);
    assert.equal((await tokensFor(client)).length, 2, 'whoever is confirmed gets no more links');

    const late = await newcomer();
    const token = await tokenFor(late);
    clock += 24 * hour;
    assert.equal(await confirm(token), '422 CONFIRMATION_INVALID');
    clock -= 24 * hour;
    assert.equal(await isConfirmed(late), false);
  });

  it('is confirmed by links that only its owner requests, five times an hour, with tokens stored as hashes', async () => {
    const client = await newcomer();
    assert.equal((await api.call('POST', '/auth/confirm/send')).status, 401);
    for (let index = 0; index < 5; index += 1) assert.equal((await sendAgain(client)).status, 202);
    assert.deepEqual(await sendAgain(client).then(({ status, body }) => [status, body.code]), [429, 'RATE_LIMITED']);
    const token = await tokenFor(client);
    const kept = await runAsSystem(api.services.db, (tx) => tx.selectFrom('emailConfirmations').selectAll().execute());
    assert.ok(kept.every(({ hash }) => hash.length === 32 && !hash.includes(token)));
    for (const made of ['', 'x', 'A'.repeat(43), 7]) assert.match(await confirm(made), /^422 /u);
    assert.match(await confirm((await tokenFor(client)).toLowerCase()), /^422 /u);
  });

  it('is confirmed by a password reset, whose link went there too, and no longer possible once the account is deleted', async () => {
    const client = await newcomer();
    await api.call('POST', '/auth/forgot', { body: { email: client.email } });
    const token = await resetTokenFor(api, client.email);
    const body = { token, password: 'Autre-2026!', passwordConfirmation: 'Autre-2026!' };
    assert.equal((await api.call('POST', '/auth/reset', { body })).status, 200);
    assert.equal(await isConfirmed(client), true);

    const leaving = await newcomer();
    const link = await tokenFor(leaving);
    await api.call('DELETE', '/auth/account', { token: leaving.token, body: { password } });
    assert.equal(await confirm(link), '422 CONFIRMATION_INVALID');
  });
});
