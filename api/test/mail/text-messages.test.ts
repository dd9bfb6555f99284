import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { sendReminders } from '../../src/modules/appointments/send-reminders.ts';
import { mailAboutChange } from '../../src/modules/appointments/mail-about-change.ts';
import { storedColumns, type Change } from '../../src/modules/appointments/types.ts';
import { setChoice } from '../../src/modules/notification-choices/set-choice.ts';
import { gsmLength } from '../../src/modules/sms/fit-text.ts';
import { openServices } from '../../src/open-services.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { makeDue, textOnce } from '../support/mail-jobs.ts';
import { openSmsGateway, type SmsGateway } from '../support/sms-gateway.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi, type Person, type TestApi } from '../support/test-api.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECRET = 'what the gateway knows of us';
let last = 0;
/** Another one for each test. */
const newPhone = () => `+2376${String(71_000_000 + (last += 1))}`;

describe('texts to phones', () => {
  let api: TestApi;
  let gateway: SmsGateway;
  let client: Person;
  let professional: Person;
  let phone: string;
  let ahead = 0;
  before(async () => {
    gateway = await openSmsGateway();
    api = await openTestApi(
      { SMS_URL: gateway.url, SMS_BODY: '{"id":"{id}","to":"{to}","text":"{text}"}', SMS_INBOUND_SECRET: SECRET },
      () => new Date(Date.now() + ahead),
    );
  });
  after(async () => {
    await api.close();
    await gateway.close();
  });
  beforeEach(async () => {
    [ahead, phone, gateway.answer] = [0, newPhone(), 200];
    [client, professional] = await Promise.all([api.register('client'), api.register('professional')]);
  });

  const system: <T>(work: Parameters<typeof runAsSystem<T>>[1]) => Promise<T> = (work) =>
    runAsSystem(api.services.db, work);
  const textsTo = (to: string) => gateway.texts.filter((text) => text.to === to).map(({ text }) => text);
  const post = (who: Person | undefined, path: string, body: object) =>
    api.call<{ code: string; errors?: { pointer: string; code: string }[] }>('POST', path, { token: who?.token, body });
  const state = async (who: Person) =>
    (await api.call<{ data: Record<string, unknown> }>('GET', '/sms', { token: who.token })).body.data;
  const ask = async (who: Person, to: string) => {
    assert.equal((await post(who, '/sms/number', { phone: to })).status, 202);
    await textOnce(api.services);
    return /\b\d{6}\b/u.exec(textsTo(to).at(-1) ?? '')?.[0] ?? '';
  };
  const consent = async (who: Person, to: string) => {
    const code = await ask(who, to);
    assert.equal((await post(who, '/sms/number/confirm', { code })).status, 200);
  };
  const inbound = (
    from: string,
    text: string,
    headers: Record<string, string> = { authorization: `Bearer ${SECRET}` },
  ) => api.call('POST', '/sms/inbound', { body: { from, text }, headers });
  /** An accepted appointment in so many hours, and its reminders queued. */
  const remind = async (hours: number) => {
    const startsAt = new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR);
    const id = await appointmentBetween(api, client, professional, { startsAt, status: 'accepted' });
    await system((tx) =>
      tx
        .updateTable('appointments')
        .set({ createdAt: new Date(Date.now() - 100 * HOUR) })
        .where('id', '=', id)
        .execute(),
    );
    await sendReminders(api.services);
    return { id, startsAt };
  };

  describe('a number', () => {
    it('is confirmed by the code that came to it, and then takes reminders in its language and by its clock', async () => {
      await system((tx) =>
        tx.updateTable('users').set({ timeZone: 'Asia/Tokyo' }).where('id', '=', client.id).execute(),
      );
      await system((tx) =>
        tx
          .updateTable('users')
          .set({ firstNames: 'Zoé', lastName: 'Ôbama' })
          .where('id', '=', professional.id)
          .execute(),
      );
      assert.deepEqual(await state(client), { isOffered: true, number: null, pending: null });
      const code = await ask(client, phone);
      assert.match(textsTo(phone)[0] ?? '', /STOP/u);
      assert.equal(((await state(client)).pending as { phone: string }).phone, phone);
      await remind(22);
      await textOnce(api.services);
      assert.equal(textsTo(phone).length, 1, 'nothing before the consent');
      assert.equal((await post(client, '/sms/number/confirm', { code })).status, 200);
      const confirmed = await state(client);
      assert.partialDeepStrictEqual(confirmed, { number: { phone, stoppedAt: null }, pending: null });
      const { startsAt } = await remind(20);
      await textOnce(api.services);
      const said = textsTo(phone).at(-1) ?? '';
      const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Tokyo' }).format(
        startsAt,
      );
      assert.match(said, new RegExp(`^Nimbia : rappel, rendez-vous avec Zoé Obama le .+ à ${Number(hour)} h\\.$`, 'u'));
      assert.ok(Number(gsmLength(said)) <= 160);
      await system((tx) => tx.updateTable('users').set({ lang: 'en' }).where('id', '=', client.id).execute());
      await remind(18);
      await textOnce(api.services);
      assert.match(textsTo(phone).at(-1) ?? '', /^Nimbia: reminder, appointment with Zoé Obama on /u);
    });

    it('is not confirmed by another code, one that is over, or after five tries', async () => {
      const code = await ask(client, phone);
      const wrong = code === '000000' ? '111111' : '000000';
      const refused = await post(client, '/sms/number/confirm', { code: wrong });
      assert.deepEqual(
        [refused.status, refused.body.errors],
        [422, [{ pointer: '/code', code: 'SECOND_STEP_INVALID' }]],
      );
      ahead = 11 * MINUTE;
      await system((tx) => sql`update access_tokens set expires_at = now() + interval '1 day'`.execute(tx));
      assert.equal((await post(client, '/sms/number/confirm', { code })).status, 422, 'over');
      ahead = 0;
      for (let tries = 2; tries < 6; tries += 1)
        assert.equal((await post(client, '/sms/number/confirm', { code: wrong })).status, 422);
      assert.equal((await post(client, '/sms/number/confirm', { code })).status, 422, 'five tries');
      const again = await ask(client, phone);
      assert.notEqual(again, code);
      assert.equal((await post(client, '/sms/number/confirm', { code })).status, 422, 'the earlier one');
      assert.equal((await post(client, '/sms/number/confirm', { code: again })).status, 200);
      assert.equal((await post(client, '/sms/number/confirm', { code: again })).status, 422, 'once');
    });

    it('is sent five codes at most, whoever asks, and nobody asks more often', async () => {
      const others = await Promise.all(Array.from({ length: 5 }, () => api.register('client')));
      for (const other of others) assert.equal((await post(other, '/sms/number', { phone })).status, 202);
      const refused = await post(client, '/sms/number', { phone });
      assert.equal(refused.status, 429);
      for (let times = 1; times < 5; times += 1)
        assert.equal((await post(client, '/sms/number', { phone: newPhone() })).status, 202);
      assert.equal((await post(client, '/sms/number', { phone: newPhone() })).status, 429);
      assert.equal((await post(client, '/sms/number', { phone: 'call me' })).status, 422);
      assert.equal((await post(undefined, '/sms/number', { phone })).status, 401);
    });

    it('is in the export, nobody else’s, and goes when its owner removes it or deletes the account', async () => {
      await consent(client, phone);
      const rows = async (who: Person) =>
        (await callsOn(api, 'sms_numbers').find(who, { limit: 5 })).body.data.map((row) => row.phone);
      assert.deepEqual(await rows(client), [phone]);
      assert.deepEqual(await rows(professional), []);
      assert.equal((await api.call('DELETE', '/sms/number', { token: client.token })).status, 200);
      assert.deepEqual(await rows(client), []);
      await remind(20);
      await textOnce(api.services);
      assert.equal(textsTo(phone).length, 1);
    });
  });

  describe('a text', () => {
    /** Tells both of a change of the appointment. */
    const tell = (id: string, transition: Change['transition'], actor: Change['actor'], set: object = {}) =>
      system(async (tx) => {
        const before = await tx
          .selectFrom('appointments')
          .select(storedColumns)
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const appointment = await tx
          .updateTable('appointments')
          .set((eb) => ({ ...set, sequence: eb('sequence', '+', 1) }))
          .where('id', '=', id)
          .returning(storedColumns)
          .executeTakeFirstOrThrow();
        await mailAboutChange(tx, { appointment, before, transition, actor, actorId: null, now: new Date() });
      });

    it('is about what changes for somebody else, not about what they did', async () => {
      await consent(client, phone);
      const office = newPhone();
      await consent(professional, office);
      const startsAt = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 50 * HOUR);
      const id = await appointmentBetween(api, client, professional, { startsAt, status: 'accepted' });
      const change = async (transition: Change['transition'], actor: 'client' | 'professional', set: object = {}) => {
        await tell(id, transition, actor, set);
        await textOnce(api.services);
        return [textsTo(phone).at(-1), textsTo(office).at(-1)].map((text) => text ?? '');
      };
      const counts = () => [textsTo(phone).length, textsTo(office).length];
      assert.match((await change('accept', 'professional'))[0] ?? '', /rendez-vous confirmé avec/u);
      assert.deepEqual(counts(), [2, 1]);
      const later = new Date(startsAt.getTime() + 24 * HOUR);
      const proposal = {
        proposedStartsAt: later,
        proposedEndsAt: new Date(later.getTime() + HOUR),
        proposedBy: 'professional',
        expiresAt: startsAt,
      };
      const [proposed = ''] = await change('propose', 'professional', proposal);
      assert.match(proposed, /propose le .+ au lieu du .+ avant le /u);
      assert.ok(Number(gsmLength(proposed)) <= 160, proposed);
      const none = { proposedStartsAt: null, proposedEndsAt: null, proposedBy: null, expiresAt: null };
      const moved = { ...none, startsAt: later, endsAt: proposal.proposedEndsAt };
      assert.match((await change('accept_proposal', 'client', moved))[1] ?? '', /est déplacé au/u);
      assert.deepEqual(counts(), [3, 2]);
      assert.match((await change('cancel', 'client', { status: 'cancelled' }))[1] ?? '', /a annulé le rendez-vous du/u);
      assert.deepEqual(counts(), [3, 3]);
    });

    it('says to the client that a request was refused or has expired, in both languages', async () => {
      await consent(client, phone);
      const startsAt = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 50 * HOUR);
      const id = await appointmentBetween(api, client, professional, { startsAt, status: 'waiting' });
      const said = async (...change: [Change['transition'], Change['actor'], object]) => {
        await tell(id, ...change);
        await textOnce(api.services);
        const text = textsTo(phone).at(-1) ?? '';
        assert.ok(Number(gsmLength(text)) <= 160, text);
        return text;
      };
      assert.match(await said('reject', 'professional', { status: 'rejected' }), /n'a pas accepté votre demande pour/u);
      assert.match(await said('expire', 'system', { status: 'expired' }), /n'a pas répondu à votre demande pour/u);
      await system((tx) => tx.updateTable('users').set({ lang: 'en' }).where('id', '=', client.id).execute());
      assert.match(await said('reject', 'professional', { status: 'rejected' }), /has not accepted your request for/u);
      assert.match(await said('expire', 'system', { status: 'expired' }), /has not answered your request for/u);
      // Refused, and asked again before the text left.
      await tell(id, 'reject', 'professional', { status: 'rejected' });
      await system((tx) => tx.updateTable('appointments').set({ status: 'waiting' }).where('id', '=', id).execute());
      assert.equal((await textOnce(api.services)).dropped, 1);
    });

    it('says to the professional that somebody asks for a call now, while it can be answered, and of no other request', async () => {
      const office = newPhone();
      await consent(professional, office);
      const startsAt = new Date(Date.now() + 10 * MINUTE);
      const id = await appointmentBetween(api, client, professional, { startsAt, status: 'waiting', callType: 'call' });
      await tell(id, 'request', 'client', { expiresAt: startsAt });
      await textOnce(api.services);
      assert.equal(textsTo(office).length, 1, 'an ordinary request');
      await tell(id, 'request', 'client', { askedNow: true });
      await textOnce(api.services);
      const said = textsTo(office).at(-1) ?? '';
      assert.match(said, /demande un appel maintenant\. Répondez avant \d+ h/u);
      assert.ok(Number(gsmLength(said)) <= 160, said);
      await system((tx) => tx.updateTable('users').set({ lang: 'en' }).where('id', '=', professional.id).execute());
      await tell(id, 'request', 'client');
      await textOnce(api.services);
      assert.match(textsTo(office).at(-1) ?? '', /asks for a call now\. Please answer before /u);
      await tell(id, 'request', 'client', { expiresAt: new Date(Date.now() - MINUTE) });
      assert.equal((await textOnce(api.services)).dropped, 1, 'the minutes are over');
    });

    it('comes only where the kind is wanted by SMS', async () => {
      await consent(client, phone);
      await system((tx) => setChoice(tx, client.id, { kind: 'reminders', bySms: false }));
      await remind(20);
      await textOnce(api.services);
      assert.equal(textsTo(phone).length, 1);
    });

    it('says nothing of an appointment that was cancelled before it left', async () => {
      await consent(client, phone);
      const { id } = await remind(20);
      await system((tx) => tx.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', id).execute());
      assert.equal((await textOnce(api.services)).dropped, 1);
      assert.equal(textsTo(phone).length, 1);
    });
  });

  describe('STOP', () => {
    it('ends texts at once, also queued ones, for whoever has the number, and is answered once', async () => {
      await consent(client, phone);
      await consent(professional, phone);
      await remind(20);
      const before_ = textsTo(phone).length;
      assert.equal((await inbound(phone.slice(1), 'Arrêt svp')).status, 200);
      assert.equal((await inbound(phone, 'STOP')).status, 200);
      await textOnce(api.services);
      assert.deepEqual(textsTo(phone).slice(before_), [
        'Nimbia : vous ne recevrez plus de SMS. Pour en recevoir de nouveau, confirmez votre numéro dans votre compte.',
      ]);
      for (const who of [client, professional])
        assert.ok(((await state(who)).number as { stoppedAt: string | null }).stoppedAt);
      await remind(18);
      await textOnce(api.services);
      assert.equal(textsTo(phone).length, before_ + 1);
      await consent(client, phone);
      await remind(16);
      await textOnce(api.services);
      assert.match(textsTo(phone).at(-1) ?? '', /rappel/u);
      await inbound(phone, 'stop');
      await textOnce(api.services);
      assert.match(textsTo(phone).at(-1) ?? '', /ne recevrez plus/u, 'a new consent is a new answer');
    });

    it('is taken from the gateway alone, in JSON or a form, and other words do nothing', async () => {
      await consent(client, phone);
      assert.equal((await inbound(phone, 'STOP', {})).status, 401);
      assert.equal(
        (await inbound(phone, 'STOP', { authorization: 'Bearer another secret of that length' })).status,
        401,
      );
      assert.equal((await inbound(phone, 'Merci !')).status, 200);
      assert.equal(
        (await api.call('POST', '/sms/inbound', { body: {}, headers: { authorization: `Bearer ${SECRET}` } })).status,
        400,
      );
      assert.equal(((await state(client)).number as { stoppedAt: null }).stoppedAt, null);
      const form = await api.app.inject({
        method: 'POST',
        url: '/sms/inbound',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from(`sms:${SECRET}`).toString('base64')}`,
        },
        payload: new URLSearchParams({ from: phone, text: 'stop' }).toString(),
      });
      assert.equal(form.statusCode, 200);
      assert.ok(((await state(client)).number as { stoppedAt: string | null }).stoppedAt);
    });
  });

  describe('the gateway', () => {
    const rows = () =>
      system((tx) =>
        tx
          .selectFrom('textOutbox')
          .select(['attempts', 'sentAt', 'deadAt', 'error', 'data'])
          .where('userId', '=', client.id)
          .where('template', '=', 'reminder_24h')
          .execute(),
      );

    it('that is down or busy gets the text later, once', async () => {
      await consent(client, phone);
      await remind(20);
      gateway.answer = 503;
      assert.equal((await textOnce(api.services)).failed, 1);
      assert.equal((await textOnce(api.services)).failed, 0, 'not at once again');
      assert.match((await rows())[0]?.error ?? '', /answered 503/u);
      gateway.answer = 200;
      await makeDue(api.services, 'text_outbox');
      assert.equal((await textOnce(api.services)).texts, 1);
      await makeDue(api.services, 'text_outbox');
      assert.equal((await textOnce(api.services)).texts, 0);
      assert.equal(textsTo(phone).length, 2);
      assert.deepEqual((await rows())[0]?.data, {});
    });

    it('that refuses is not asked again', async () => {
      await consent(client, phone);
      await remind(20);
      gateway.answer = 422;
      assert.equal((await textOnce(api.services)).dead, 1);
      assert.ok((await rows())[0]?.deadAt);
    });

    it('that knows ids and hangs up is told again, and the phone hears it once', async () => {
      await consent(client, phone);
      await remind(20);
      gateway.answer = 'hangs';
      assert.equal((await textOnce(api.services)).failed, 1);
      gateway.answer = 200;
      await makeDue(api.services, 'text_outbox');
      assert.equal((await textOnce(api.services)).texts, 1);
      assert.equal(textsTo(phone).length, 2);
    });

    it('that knows no ids is not told again what may have left, nor after a crash', async () => {
      await consent(client, phone);
      const plain = await openServices({
        ...api.services.config,
        ...(api.services.config.sms && { sms: { ...api.services.config.sms, body: '{"to":"{to}","text":"{text}"}' } }),
      });
      await remind(20);
      gateway.answer = 'hangs';
      assert.equal((await textOnce(plain)).dead, 1);
      assert.equal(textsTo(phone).length, 2);
      gateway.answer = 200;
      await remind(18);
      await system((tx) =>
        sql`update text_outbox set attempts = 1 where user_id = ${client.id} and sent_at is null and dead_at is null`.execute(
          tx,
        ),
      );
      assert.equal((await textOnce(plain)).dead, 1);
      assert.equal(textsTo(phone).length, 2);
      await plain.close();
    });

    it('is shared by two processes: each text leaves once', async () => {
      await consent(client, phone);
      const other = await openServices(api.services.config);
      for (let hours = 5; hours < 20; hours += 1) await remind(hours);
      const calls = gateway.calls();
      await Promise.all([textOnce(api.services), textOnce(other), textOnce(api.services)]);
      await other.close();
      assert.equal(textsTo(phone).length, 1 + 15);
      assert.equal(gateway.calls() - calls, 15);
    });
  });
});

describe('without a gateway', () => {
  it('texts stay in the local mailbox, labelled as such, and nothing is inbound', async () => {
    const api = await openTestApi();
    const person = await api.register('client');
    const phone = newPhone();
    await api.call('POST', '/sms/number', { token: person.token, body: { phone } });
    assert.equal((await textOnce(api.services)).texts, 1);
    const page = await api.app.inject({
      method: 'GET',
      url: '/mailbox',
      headers: { host: 'localhost:4000' },
      remoteAddress: '127.0.0.1',
    });
    assert.match(page.body, new RegExp(`<h2>SMS</h2>[\\s\\S]*votre code est \\d{6}[\\s\\S]*\\${phone}`, 'u'));
    assert.equal((await api.call('POST', '/sms/inbound', { body: { from: phone, text: 'STOP' } })).status, 404);
    await api.close();
  });

  it('production sends none and offers none', async () => {
    const api = await openTestApi({
      NODE_ENV: 'production',
      API_URL: 'http://localhost:4000',
      PASSWORD_MEMORY_KIB: '19456',
    });
    const person = await api.register('client');
    const { body } = await api.call<{ data: { isOffered: boolean } }>('GET', '/sms', { token: person.token });
    assert.equal(body.data.isOffered, false);
    const asked = await api.call('POST', '/sms/number', { token: person.token, body: { phone: newPhone() } });
    assert.equal(asked.status, 503);
    await api.close();
  });
});
