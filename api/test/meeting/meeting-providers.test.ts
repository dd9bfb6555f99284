import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { meetingJoined, meetingPlace } from 'shared-contracts/schemas/meeting';
import { offeredProviders } from 'shared-contracts/schemas/meeting-provider';
import type { MeetingProvider } from 'shared-contracts/schemas/meeting-provider';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { deliverOnce } from '../support/mail-jobs.ts';
import { endVisits } from '../../src/modules/rtc/end-visits.ts';
import { sendReminders } from '../../src/modules/appointments/send-reminders.ts';
import { meetingIn } from '../support/meeting.ts';
import { openSmtpInbox } from '../support/smtp-inbox.ts';
import type { SmtpInbox } from '../support/smtp-inbox.ts';
import { callsOn, notified } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const zoom = 'https://us02web.zoom.us/j/81234567890?pwd=a';
const offer = { nameFr: 'a', nameEn: 'a', minutes: 30, feeKind: 'free', callTypes: ['video'] };

describe('where a consultation is held', () => {
  let inbox: SmtpInbox;
  let bare: TestApi;
  let api: TestApi;
  before(async () => {
    inbox = await openSmtpInbox();
    bare = await openTestApi({ SMTP_URL: inbox.url, MAIL_FROM: 'rdv@nimbia.test' });
    api = await openTestApi({
      ...{ JITSI_URL: 'https://meet.nimbia.test', JITSI_APP_ID: 'nimbia', JITSI_APP_SECRET: 'the app secret' },
      ...{ ZOOM_SDK_KEY: 'the key', ZOOM_SDK_SECRET: 'the secret' },
    });
  });
  after(async () => {
    await bare.close();
    await api.close();
    await inbox.close();
  });

  it('is our own room unless the professional chooses something that this server has', async () => {
    const professional = await bare.register('professional');
    const create = async (more: object) => {
      const { status, body } = await callsOn(bare, 'consultations').create(professional, { ...offer, ...more });
      return status === 201 ? [body.data['meetingProvider'], body.data['videoLink']] : body.errors?.[0];
    };
    assert.deepEqual(await create({}), ['built_in', null], 'video needs no link any more');
    const videoLink = 'https://video.test/room';
    assert.deepEqual(await create({ videoLink }), ['link', videoLink], 'a link without a provider is their own');
    assert.deepEqual(await create({ meetingProvider: 'zoom', videoLink: zoom }), ['zoom', zoom]);
    for (const [more, pointer, code] of [
      [{ meetingProvider: 'jitsi' }, '/meetingProvider', 'INVALID'],
      [{ meetingProvider: 'skype' }, '/meetingProvider', 'INVALID'],
      [{ meetingProvider: 'zoom' }, '/videoLink', 'VIDEO_LINK_REQUIRED'],
      [{ meetingProvider: 'zoom', videoLink }, '/videoLink', 'LINK_INVALID'],
      [{ meetingProvider: 'zoom', videoLink: 'https://zoom.us.evil.test/j/1' }, '/videoLink', 'LINK_INVALID'],
      [{ meetingProvider: 'link' }, '/videoLink', 'VIDEO_LINK_REQUIRED'],
    ] as const)
      assert.deepEqual(await create(more), { pointer, code }, JSON.stringify(more));
    const there = await api.register('professional');
    const calls = callsOn(api, 'consultations');
    const made = await calls.create(there, { ...offer, meetingProvider: 'jitsi' });
    assert.equal(made.body.data['meetingProvider'], 'jitsi');
    const id = String(made.body.data['id']);
    assert.equal((await calls.update(there, id, { meetingProvider: 'zoom' })).status, 422);
    assert.equal((await calls.update(there, id, { meetingProvider: 'zoom', videoLink: zoom })).status, 200);
    const back = await calls.update(there, id, { meetingProvider: 'built_in', videoLink: null });
    assert.deepEqual([back.body.data['meetingProvider'], back.body.data['videoLink']], ['built_in', null]);
    const offered = async (of: TestApi, { token }: Person) => {
      const answer = await of.call<{ data: unknown }>('GET', '/rtc/providers', { token });
      return v.parse(offeredProviders, answer.body.data);
    };
    assert.deepEqual(await offered(bare, professional), { providers: ['built_in', 'zoom', 'link'], hasZoomSdk: false });
    assert.deepEqual(await offered(api, there), { providers: ['built_in', 'jitsi', 'zoom', 'link'], hasZoomSdk: true });
  });

  it('is answered to the two parties, and in our own room where it cannot be held as it was booked', async () => {
    const place = async (of: TestApi, meetingProvider: MeetingProvider, keptVideoLink: string | null = null) => {
      const [client, professional] = [await of.register('client'), await of.register('professional')];
      const room = await meetingIn(of, client, professional, 1);
      await runAsSystem(of.services.db, (tx) =>
        tx
          .updateTable('appointments')
          .set({ meetingProvider, keptVideoLink })
          .where('id', '=', room.appointmentId)
          .execute(),
      );
      const [hers, his] = [await room.get(client, 'provider'), await room.get(professional, 'provider')];
      assert.equal((await room.get(await of.register('client'), 'provider')).status, 404);
      return [hers, his].map(({ body }) => {
        const { other, self, ...held } = v.parse(meetingPlace, body.data);
        assert.deepEqual([other?.isPresent, self?.isPresent], [false, false]);
        return held;
      });
    };
    const builtIn = { provider: 'built_in' };
    assert.deepEqual(await place(api, 'built_in'), [builtIn, builtIn]);
    const [hers, his] = await place(api, 'jitsi');
    assert.ok(hers?.provider === 'jitsi' && his?.provider === 'jitsi');
    assert.equal(hers.room, his.room);
    assert.notEqual(hers.jwt, his.jwt, 'each has their own token');
    const [zoomed] = await place(api, 'zoom', zoom);
    assert.ok(zoomed?.provider === 'zoom' && zoomed.sdk?.meetingNumber === '81234567890');
    const [link] = await place(bare, 'link', 'https://video.test/room');
    assert.deepEqual(link, { provider: 'link', link: 'https://video.test/room' });
    for (const gone of ['jitsi', 'zoom', 'link'] as const)
      assert.deepEqual(await place(bare, gone), [builtIn, builtIn]);
  });

  it('is told of whoever is there, in the room of Jitsi as in our own, and written down', async () => {
    const [client, professional] = [await api.register('client'), await api.register('professional')];
    const room = await meetingIn(api, client, professional, 1);
    const tabs = { hers: randomUUID(), his: randomUUID() };
    const join = async (who: Person, tabId: string, more: object = {}) =>
      v.parse(meetingJoined, (await room.join(who, tabId, more)).body.data);
    const { self } = await join(client, tabs.hers, { provider: 'jitsi' });
    assert.equal(self.provider, 'jitsi');
    await room.stay();
    const door = v.parse(meetingPlace, (await room.get(professional, 'provider')).body.data);
    assert.deepEqual([door.provider, door.other?.isPresent, door.other?.provider], ['built_in', true, 'jitsi']);
    const { self: his, other } = await join(professional, tabs.his);
    assert.deepEqual([his.provider, other.provider], ['built_in', 'jitsi'], 'he waits in our own');
    await room.stay();
    assert.equal((await join(professional, tabs.his, { provider: 'jitsi' })).self.provider, 'jitsi');
    assert.equal((await room.join(client, tabs.hers, { provider: 'zoom' })).status, 422, 'which tells nothing');
    for (const [who, tabId] of [
      [client, tabs.hers],
      [professional, tabs.his],
    ] as const) {
      assert.equal((await room.beat(who, tabId, { isConnected: true })).status, 200);
      await room.leave(who, tabId);
      await room.age(who, 121);
    }
    await endVisits(api.services);
    assert.deepEqual((await room.history()).toSorted(), [
      ...['client join', 'client leave', 'professional join', 'professional leave'],
    ]);
  });

  it('is told by the reminders that somebody wants: in the bell, by mail, or both', async () => {
    const [client, professional] = [await bare.register('client'), await bare.register('professional')];
    const choices = callsOn(bare, 'notification_choices');
    assert.equal((await choices.create(client, { kind: 'reminders', inApp: false })).status, 201);
    assert.equal((await choices.create(professional, { kind: 'reminders', byMail: false })).status, 201);
    const { appointmentId } = await meetingIn(bare, client, professional, 14);
    await runAsSystem(bare.services.db, (tx) =>
      tx
        .updateTable('appointments')
        .set({ createdAt: new Date(Date.now() - 3_600_000) })
        .where('id', '=', appointmentId)
        .execute(),
    );
    await deliverOnce(bare.services);
    const before = inbox.mails.length;
    await sendReminders(bare.services);
    await sendReminders(bare.services);
    await deliverOnce(bare.services);
    assert.deepEqual(
      inbox.mails.slice(before).map(({ to }) => to?.[0]?.address),
      [client.email],
    );
    const told = async (who: Person) => (await notified(bare, who)).filter((type) => type === 'appointment.room_open');
    assert.deepEqual([await told(client), await told(professional)], [[], ['appointment.room_open']]);
  });

  for (const [meetingProvider, page] of [
    ['built_in', '/alt-zoom'],
    ['jitsi', '/jitsi'],
    ['zoom', '/zoom'],
  ] as const)
    it(`is in the reminder a quarter of an hour before (${page}), with the live event that opens the room`, async () => {
      const [client, professional] = [await bare.register('client'), await bare.register('professional')];
      const room = await meetingIn(bare, client, professional, 14);
      await runAsSystem(bare.services.db, (tx) =>
        tx
          .updateTable('appointments')
          .set({ meetingProvider, createdAt: new Date(Date.now() - 3_600_000) })
          .where('id', '=', room.appointmentId)
          .execute(),
      );
      await deliverOnce(bare.services);
      const before = inbox.mails.length;
      await sendReminders(bare.services);
      await deliverOnce(bare.services);
      const mails = inbox.mails.slice(before);
      assert.equal(mails.length, 2);
      for (const { text = '', html = '' } of mails)
        for (const body of [text, html]) assert.ok(body.includes(`${page}?appointment=${room.appointmentId}`), body);
      const told = await runAsSystem(bare.services.db, (tx) =>
        tx
          .selectFrom('notifications')
          .select(['userId', 'data'])
          .where('type', '=', 'appointment.room_open')
          .where('userId', 'in', [client.id, professional.id])
          .execute(),
      );
      assert.deepEqual(told.map(({ userId }) => userId).toSorted(), [client.id, professional.id].toSorted());
      for (const { data } of told)
        assert.deepEqual([data['appointmentId'], data['provider']], [room.appointmentId, meetingProvider]);
    });
});
