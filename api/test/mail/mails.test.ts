import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { runAsSystem } from '../../src/db/run-as.ts';
import { sendReminders } from '../../src/modules/appointments/send-reminders.ts';
import { mailWriters } from '../../src/mails.ts';
import { appointmentMails } from '../../src/modules/appointments/appointment-mails.ts';
import type { AppointmentFacts } from '../../src/modules/appointments/types.ts';
import { composeMail } from '../../src/modules/mail/compose-mail.ts';
import { deliverOnce } from '../support/mail-jobs.ts';
import { openSmtpInbox } from '../support/smtp-inbox.ts';
import type { SmtpInbox } from '../support/smtp-inbox.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { askFor, hour, workingProfessional } from '../support/working-professional.ts';

/** Far ahead: timestamps of the database's clock must precede it, whenever the tests run. */
const monday = Date.parse('2037-11-23T00:00:00Z');
const at = (day: number, hours: number) => new Date(monday + day * 24 * hour + hours * hour).toISOString();
const webOrigin = 'https://www.nimbia.test';

const isCalendar = ({ filename }: Email['attachments'][number]) => filename?.endsWith('.ics') === true;

function eventOf(mail: Email) {
  const file = mail.attachments.find(isCalendar);
  assert.ok(file, 'no calendar file');
  const text = typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
  const calendar = ICAL.Component.fromString(text);
  const event = calendar.getFirstSubcomponent('vevent');
  assert.ok(event);
  const value = (name: string) => String(event.getFirstPropertyValue(name));
  return { method: String(calendar.getFirstPropertyValue('method')), filename: file.filename, value };
}

describe('mails', () => {
  let api: TestApi;
  let inbox: SmtpInbox;
  let client: Person;
  let professional: Person;
  let now = monday + 6 * hour;
  before(async () => {
    inbox = await openSmtpInbox();
    api = await openTestApi(
      { SMTP_URL: inbox.url, MAIL_FROM: 'Nimbia <rdv@nimbia.test>', WEB_ORIGINS: `${webOrigin},http://localhost:3000` },
      () => new Date(now),
    );
    client = await api.register('client', {
      firstNames: 'Zoé "<b>',
      lastName: "O'Neil & fils",
      lang: 'en',
      timeZone: 'Europe/Paris',
    });
    const contact = { publicPhone: '+221338001234', publicEmail: 'contact@ndiaye.test' };
    professional = await workingProfessional(api, { address: '12 rue <Carnot>', cancelNoticeHours: 24, ...contact });
    await deliverOnce(api.services);
  });
  after(async () => {
    await api.close();
    await inbox.close();
  });

  /** Mails that a call sends to the two parties. */
  async function mailsOf(
    act: () => Promise<{ status: number; body: unknown }>,
  ): Promise<{ client?: Email; professional?: Email }> {
    const seen = inbox.mails.length;
    const answer = await act();
    assert.ok(answer.status < 300, JSON.stringify(answer.body));
    await deliverOnce(api.services);
    const fresh = inbox.mails.slice(seen);
    const to = (person: Person) => fresh.find((mail) => mail.to?.[0]?.address === person.email);
    const found = { client: to(client), professional: to(professional) };
    assert.equal(fresh.length, Object.values(found).filter(Boolean).length, 'one mail per person');
    return {
      ...(found.client && { client: found.client }),
      ...(found.professional && { professional: found.professional }),
    };
  }
  const change = (who: Person, id: string, where: object, set: object) =>
    api.call('PUT', `/base/appointments/update-where/${id}`, { token: who.token, body: { where, set } });
  async function request(startsAt: string) {
    let id = '';
    const mails = await mailsOf(async () => {
      const answer = await api.call<{ data: Appointment }>('POST', '/base/appointments/create', {
        token: client.token,
        headers: { 'idempotency-key': randomUUID() },
        body: {
          professionalId: professional.id,
          ...(await askFor(api, professional.id)),
          startsAt,
          callType: 'in_person',
          reason: 'A lease that ends too early',
        },
      });
      id = answer.body.data.id;
      return answer;
    });
    return { id, mails };
  }

  it('welcome a person in their language', () => {
    const [mail] = inbox.mails.filter(({ to }) => to?.[0]?.address === client.email);
    assert.equal(mail?.subject, 'Welcome to Nimbia');
    assert.deepEqual(mail.from, { name: 'Nimbia', address: 'rdv@nimbia.test' });
    assert.match(mail.text ?? '', /Hello Zoé "<b>,/u);
    assert.match(mail.text ?? '', /https:\/\/www\.nimbia\.test\/en\/lawyers/u);
    const [theirs] = inbox.mails.filter(({ to }) => to?.[0]?.address === professional.email);
    assert.equal(theirs?.subject, 'Bienvenue sur Nimbia');
    assert.match(theirs.text ?? '', /doit être vérifié/u);
    assert.match(theirs.text ?? '', /https:\/\/www\.nimbia\.test\/pro\/tableau-de-bord/u);
  });

  it('contain no address and no line that somebody put into a name, also one stored before names were validated', async () => {
    const hostile = {
      firstNames: 'Awa\r\nBcc: all@evil.test',
      lastName: 'You won: https://evil.test/prize',
      city: 'evil.test',
    };
    for (const [role, fields] of [
      ['client', ['firstNames', 'lastName']],
      ['professional', ['firstNames', 'lastName', 'city', 'companyName']],
    ] as const)
      for (const name of fields)
        await assert.rejects(
          api.register(role, { [name]: hostile.firstNames }),
          new RegExp(`"/${name}","code":"NAME_INVALID"`, 'u'),
        );
    const person = await api.register('client', { lang: 'en' });
    await runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('users')
        .set({ firstNames: hostile.firstNames, lastName: hostile.lastName })
        .where('id', '=', person.id)
        .execute(),
    );
    await deliverOnce(api.services);
    const mail = inbox.mails.find(({ to }) => to?.[0]?.address === person.email);
    assert.deepEqual([mail?.to?.length, mail?.bcc], [1, undefined]);
    assert.match(mail?.text ?? '', /Hello Awa Bcc: all evil test,/u);
    assert.doesNotMatch(JSON.stringify([mail?.text, mail?.html, mail?.to, mail?.subject]), /evil\.test|all@/u);
  });

  it('notify both parties of a request, each in their own language and time zone, with the other’s where it differs', async () => {
    const { id, mails } = await request(at(0, 9));
    const [sent, received] = [mails.client?.text ?? '', mails.professional?.text ?? ''];
    assert.match(mails.client?.subject ?? '', /^Request sent to Awa Ndiaye: 23 Nov 2037 at 10:00$/u);
    assert.match(sent, /Monday,? 23 November 2037, 10:00\s?–\s?11:00 \(Paris time\)/u);
    assert.match(sent, /For Awa Ndiaye: Monday,? 23 November 2037, 09:00\s?–\s?10:00 \(Dakar time\)/u);
    assert.match(sent, /has until 23 Nov 2037 at 08:00 to answer/u); // two hours before, in Paris
    assert.match(sent, new RegExp(`${webOrigin}/en/user/rendez-vous/${id}`, 'u'));
    assert.match(
      mails.professional?.subject ?? '',
      /^Nouvelle demande\u00a0: Zoé "<b> O'Neil & fils, 23 nov\. 2037 à 9\sh$/u,
    );
    assert.match(received, /lundi 23 novembre 2037, 9\sh\s–\s10\sh \(heure de Dakar\)/u);
    assert.match(received, /Au cabinet/u);
    assert.match(received, new RegExp(`${webOrigin}/pro/rendez-vous/${id}`, 'u'));
    assert.equal(mails.client?.attachments.some(isCalendar), false); // a mere request would clutter calendars

    const refused = await mailsOf(() =>
      change(
        professional,
        id,
        { status: 'waiting' },
        { status: 'rejected', changeReason: 'conflict_of_interest', changeNote: 'I know\nthe landlord' },
      ),
    );
    assert.equal(refused.professional, undefined);
    assert.match(refused.client?.text ?? '', /Reason given: /u);
    assert.match(refused.client?.text ?? '', /Conflict of interest/iu);
    assert.match(refused.client?.text ?? '', /I know\n {2}the landlord/u);
  });

  it('carry the face of whom they are about', async () => {
    const { mails } = await request(at(0, 12));
    const face = mails.professional?.attachments.find(({ contentId }) => contentId === '<face@nimbia>');
    assert.deepEqual([face?.mimeType, face?.disposition], ['image/png', 'inline']);
    assert.match(mails.professional?.html ?? '', /<img[^>]*src="cid:face@nimbia"[^>]*alt=""[^>]*>\s*Zoé/u);
  });

  it('escape user content', async () => {
    const { mails } = await request(at(0, 10));
    const html = mails.professional?.html ?? '';
    assert.match(html, /Zoé &quot;&lt;b&gt; O&#39;Neil &amp; fils/u);
    assert.ok(!html.includes('<b>'));
    assert.match(html, /12 rue &lt;Carnot&gt;, Dakar/u);
    assert.match(html, /<html lang="fr"/u);
  });

  it('tell the client what to bring and how to get there once the appointment is accepted, in their language', async () => {
    const { consultationId } = await askFor(api, professional.id);
    const prepare = async (texts: object) =>
      assert.equal((await callsOn(api, 'consultations').update(professional, consultationId, texts)).status, 200);
    await prepare({ preparationFr: 'Votre bail.', preparationEn: 'Your lease.' });
    const { id, mails } = await request(at(1, 8));
    await prepare({ preparationFr: null, preparationEn: null });
    const accepted = await mailsOf(() => change(professional, id, { status: 'waiting' }, { status: 'accepted' }));
    assert.match(accepted.client?.text ?? '', /To bring: Your lease\./u);
    const way = 'https://www.openstreetmap.org/directions?to=12+rue';
    assert.ok(accepted.client?.text?.includes(way), accepted.client?.text);
    for (const mail of [mails.client, mails.professional, accepted.professional])
      assert.doesNotMatch(mail?.text ?? '', /Your lease|Votre bail|openstreetmap/u);
  });

  it('attach a calendar file with one UID and a rising SEQUENCE from acceptance to end', async () => {
    const { id } = await request(at(1, 9));
    const accepted = await mailsOf(() => change(professional, id, { status: 'waiting' }, { status: 'accepted' }));
    assert.ok(accepted.client && accepted.professional);
    const first = eventOf(accepted.client);
    assert.deepEqual([first.method, first.filename], ['REQUEST', 'appointment.ics']);
    assert.equal(first.value('uid'), `${id}@nimbia`);
    assert.equal(first.value('status'), 'CONFIRMED');
    assert.equal(first.value('dtstart'), '2037-11-24T09:00:00Z');
    assert.equal(first.value('attendee'), `mailto:${client.email}`);
    assert.equal(first.value('organizer'), 'mailto:rdv@nimbia.test');
    assert.equal(first.value('location'), '12 rue <Carnot>, Dakar');
    assert.equal(first.value('url'), `${webOrigin}/en/user/rendez-vous/${id}`);
    const { body: read } = await api.call<{ data: Appointment }>('GET', `/base/appointments/get-one/${id}`, {
      token: client.token,
    });
    const booked = new RegExp(`${read.data.consultationNameEn}[\\s\\S]*60\\smin ·\\sfee to be agreed`, 'u');
    assert.match(accepted.client.text ?? '', booked);
    assert.match(first.value('description'), booked);
    assert.ok(accepted.professional.text?.includes(String(read.data.consultationNameFr)));
    assert.match(accepted.client.text ?? '', /until 24 hours before/u);
    assert.match(accepted.client.text ?? '', /Contact the practice: \+221 3 38 00 12 34\s+contact@ndiaye\.test/u);
    assert.ok(!accepted.professional.text?.includes('contact@ndiaye.test'));
    const theirs = eventOf(accepted.professional);
    assert.deepEqual([theirs.filename, theirs.value('uid')], ['rendez-vous.ics', `${id}@nimbia`]);
    assert.match(accepted.professional.text ?? '', /nous avons prévenu Zoé/u);

    const proposed = await mailsOf(() =>
      change(professional, id, { status: 'accepted' }, { proposedStartsAt: at(1, 14), proposedEndsAt: at(1, 15) }),
    );
    assert.equal(proposed.professional, undefined);
    assert.equal(proposed.client?.attachments.some(isCalendar), false);
    assert.match(proposed.client?.text ?? '', /Proposed time: Tuesday,? 24 November 2037, 15:00/u);
    assert.match(proposed.client?.text ?? '', /reserved until you answer, by 24 Nov 2037 at 08:00 at the latest/u);
    assert.match(proposed.client?.text ?? '', /Current time: Tuesday,? 24 November 2037, 10:00/u);

    const moved = await mailsOf(() =>
      change(client, id, { status: 'accepted', proposedStartsAt: at(1, 14) }, { startsAt: at(1, 14) }),
    );
    assert.ok(moved.client && moved.professional);
    assert.match(moved.professional.subject ?? '', /^Rendez-vous déplacé avec Zoé/u);
    assert.match(moved.professional.text ?? '', /Ancien horaire\u00a0: mardi 24 novembre 2037, 9\sh/u);
    const second = eventOf(moved.professional);
    assert.deepEqual([second.method, second.value('dtstart')], ['REQUEST', '2037-11-24T14:00:00Z']);

    const cancelled = await mailsOf(() =>
      change(professional, id, { status: 'accepted' }, { status: 'cancelled', changeReason: 'emergency' }),
    );
    assert.ok(cancelled.client && cancelled.professional);
    const last = eventOf(cancelled.client);
    assert.deepEqual([last.method, last.value('status'), last.value('uid')], ['CANCEL', 'CANCELLED', `${id}@nimbia`]);
    const sequences = [first, second, last].map((event) => Number(event.value('sequence')));
    assert.ok(
      sequences.every((sequence, index) => index === 0 || sequence > (sequences[index - 1] ?? 0)),
      String(sequences),
    );
    assert.match(cancelled.client.text ?? '', /Reason given: Emergency/u);
  });

  it('name the day of the other where it is another one, in text and calendar file, and an offset as such', async () => {
    const traveller = await api.register('client', {
      ...{ firstNames: 'Moana', lastName: 'Tearoha', lang: 'en', timeZone: 'Etc/GMT-14' },
    });
    const asked = await api.call<{ data: Appointment }>('POST', '/base/appointments/create', {
      token: traveller.token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...{ professionalId: professional.id, startsAt: at(2, 14), callType: 'video', reason: 'A lease on an island' },
        ...(await askFor(api, professional.id)),
      },
    });
    assert.equal(asked.status, 201, JSON.stringify(asked.body));
    await deliverOnce(api.services);
    const seen = inbox.mails.length;
    const accepted = await change(professional, asked.body.data.id, { status: 'waiting' }, { status: 'accepted' });
    assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
    await deliverOnce(api.services);
    const [theirs, ours] = [traveller, professional].map(({ email }) =>
      inbox.mails.slice(seen).find((mail) => mail.to?.[0]?.address === email),
    );
    assert.ok(theirs && ours);
    const [mine, other] = [
      /Thursday,? 26 November 2037, 04:00\s?–\s?05:00 \(UTC\+14 time\)/u,
      /For Awa Ndiaye: Wednesday,? 25 November 2037, 14:00\s?–\s?15:00 \(Dakar time\)/u,
    ];
    assert.match(theirs.text ?? '', mine);
    assert.match(theirs.text ?? '', other);
    assert.match(eventOf(theirs).value('description'), other);
    const french = /Pour Moana Tearoha\u00a0: jeudi 26 novembre 2037, 4\sh\s–\s5\sh \(heure UTC\+14\)/u;
    assert.match(ours.text ?? '', french);
    assert.match(eventOf(ours).value('description'), french);
  });

  it('mention when it is too late to cancel or reschedule online', async () => {
    const { id } = await request(at(0, 16));
    const { client: confirmed } = await mailsOf(() =>
      change(professional, id, { status: 'waiting' }, { status: 'accepted' }),
    );
    assert.match(confirmed?.text ?? '', /begins in less than 24 hours: you can no longer cancel/u);
    assert.doesNotMatch(confirmed?.text ?? '', /until 24 hours before/u);
  });

  it('notify the other party of a declined or withdrawn proposal, and of a withdrawn request', async () => {
    const { id } = await request(at(2, 9));
    const propose = () => change(professional, id, { status: 'waiting' }, { proposedStartsAt: at(2, 15) });
    await mailsOf(propose);
    const declined = await mailsOf(() => change(client, id, { status: 'waiting' }, { proposedStartsAt: null }));
    assert.match(declined.professional?.subject ?? '', /a décliné l’horaire proposé$/u);
    await mailsOf(propose);
    const back = await mailsOf(() => change(professional, id, { status: 'waiting' }, { proposedStartsAt: null }));
    assert.match(back.client?.subject ?? '', /withdrew the proposed time$/u);
    const withdrawn = await mailsOf(() => change(client, id, { status: 'waiting' }, { status: 'withdrawn' }));
    assert.match(withdrawn.professional?.subject ?? '', /^Demande retirée par Zoé/u);
    assert.equal(withdrawn.client, undefined);
  });

  it('remind both parties of an accepted appointment, with the same calendar file', async () => {
    const { id } = await request(at(4, 9));
    const accepted = await mailsOf(() => change(professional, id, { status: 'waiting' }, { status: 'accepted' }));
    assert.ok(accepted.client);
    const agreed = eventOf(accepted.client);
    for (const [hoursBefore, english, french] of [
      [24, /^Reminder: appointment with Awa Ndiaye, 27 Nov/u, /^Rappel\u00a0: rendez-vous avec Zoé/u],
      [1, /^In less than an hour: appointment with Awa/u, /^Dans moins d’une heure\u00a0: rendez-vous avec Zoé/u],
    ] as const) {
      now = Date.parse(at(4, 9)) - hoursBefore * hour;
      const { client: own, professional: theirs } = await mailsOf(async () => {
        await sendReminders(api.services);
        return { status: 200, body: undefined };
      });
      assert.ok(own && theirs);
      assert.match(own.subject ?? '', english);
      assert.match(own.text ?? '', /Friday,? 27 November 2037, 10:00\s?–\s?11:00 \(Paris time\)/u);
      assert.match(own.html ?? '', /<html lang="en"/u);
      assert.match(theirs.subject ?? '', french);
      assert.match(theirs.text ?? '', /vendredi 27 novembre 2037, 9\sh\s–\s10\sh \(heure de Dakar\)/u);
      assert.match(theirs.html ?? '', /<html lang="fr"/u);
      for (const mail of [own, theirs]) {
        const event = eventOf(mail);
        assert.deepEqual(
          [event.method, event.value('uid'), event.value('status'), event.value('dtstart')],
          ['REQUEST', agreed.value('uid'), 'CONFIRMED', '2037-11-27T09:00:00Z'],
        );
        assert.ok(Number(event.value('sequence')) >= Number(agreed.value('sequence')));
      }
    }
    now = monday + 6 * hour;
  });

  it('are complete in both languages', async () => {
    const facts: AppointmentFacts = {
      id: randomUUID(),
      professionalId: professional.id,
      clientId: client.id,
      callType: 'video',
      startsAt: at(3, 9),
      endsAt: at(3, 10),
      otherStartsAt: at(3, 11),
      otherEndsAt: at(3, 12),
      expiresAt: at(3, 7),
      changeReason: 'other',
      changeNote: 'A note',
      sequence: 1,
    };
    const templates = [
      ...Object.keys(appointmentMails).filter((name) => !name.startsWith('reminder')),
      'welcome_client',
      'welcome_professional',
      'password_reset',
      'password_changed',
    ];
    for (const lang of ['fr', 'en'] as const) {
      await runAsSystem(api.services.db, (tx) =>
        tx.updateTable('users').set({ lang }).where('id', '=', client.id).execute(),
      );
      for (const template of templates) {
        const row = { id: randomUUID(), userId: client.id, address: null, template, data: { ...facts }, attempts: 1 };
        const mail = await composeMail(api.services, mailWriters, row);
        assert.ok(mail, template);
        for (const text of [mail.subject, mail.text, mail.html]) {
          assert.doesNotMatch(text, /\{\{|undefined|Invalid|mail\.|fact\.|Reason\.|callType/u, `${lang} ${template}`);
        }
        assert.match(mail.html, new RegExp(`<html lang="${lang}"`, 'u'));
        assert.equal(mail.text.includes('nimbia.test/en/'), lang === 'en', template);
      }
    }
  });

  it('omit the name of a deleted account, and still begin with a capital letter', async () => {
    const { id } = await request(at(3, 9));
    await mailsOf(() => change(professional, id, { status: 'waiting' }, { status: 'accepted' }));
    const seen = inbox.mails.length;
    const { status } = await api.call('DELETE', '/auth/account', { token: client.token, body: { password } });
    assert.equal(status, 200);
    await deliverOnce(api.services);
    const told = inbox.mails.slice(seen).find(({ subject }) => subject?.startsWith('Rendez-vous annulé'));
    assert.match(told?.subject ?? '', /^Rendez-vous annulé par un compte supprimé/u);
    assert.match(told?.text ?? '', /^Un compte supprimé a annulé ce rendez-vous\./mu);
  });
});
