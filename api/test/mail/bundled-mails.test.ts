import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import type { EventType } from 'shared-contracts/schemas/event-types';
import type { NotificationChoiceInput } from 'shared-contracts/schemas/notification-choice';
import { runAsSystem } from '../../src/db/run-as.ts';
import { writeEvents } from '../../src/modules/events/write-events.ts';
import { setChoice } from '../../src/modules/notification-choices/set-choice.ts';
import { bundleNotifications } from '../../src/modules/notifications/bundle-notifications.ts';
import { openServices } from '../../src/open-services.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { statementsOf } from '../support/explain.ts';
import { deliverOnce, outboxOf } from '../support/mail-jobs.ts';
import { openSmtpInbox, type SmtpInbox } from '../support/smtp-inbox.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi, type Person, type TestApi } from '../support/test-api.ts';

const MINUTE = 60_000;

describe('what stays unread', () => {
  let api: TestApi;
  let inbox: SmtpInbox;
  let client: Person;
  let professional: Person;
  let ahead = 0;
  before(async () => {
    inbox = await openSmtpInbox();
    api = await openTestApi(
      { SMTP_URL: inbox.url, MAIL_FROM: 'Nimbia <rdv@nimbia.test>', NOTIFICATION_MAIL_MINUTES: '7' },
      () => new Date(Date.now() + ahead),
    );
  });
  after(async () => {
    await api.close();
    await inbox.close();
  });
  beforeEach(async () => {
    // Nothing of an earlier test waits.
    await system((tx) => sql`update notifications set mail_from = null`.execute(tx));
    ahead = 0;
    [client, professional] = await Promise.all([api.register('client'), api.register('professional')]);
    await deliverOnce(api.services);
  });

  const system: <T>(work: Parameters<typeof runAsSystem<T>>[1]) => Promise<T> = (work) =>
    runAsSystem(api.services.db, work);
  const tell = (who: Person, type: EventType, data: Record<string, string> = {}) =>
    system((tx) => writeEvents(tx, [{ userId: who.id, type, data, notify: true }]));
  const choose = (who: Person, choice: NotificationChoiceInput) => system((tx) => setChoice(tx, who.id, choice));
  const bundle = (services = api.services) => bundleNotifications({ ...services, stop: new AbortController().signal });
  const mailed = async (who: Person) => {
    await deliverOnce(api.services);
    const failed = (await outboxOf(api.services, who.id)).filter(({ error }) => error !== null);
    assert.deepEqual(failed, []);
    return inbox.mails.filter(
      ({ to, subject }) => to?.[0]?.address === who.email && !/Bienvenue|Welcome/u.test(subject ?? ''),
    );
  };
  const queued = async (who: Person) =>
    (await outboxOf(api.services, who.id)).filter(({ template }) => template === 'notifications').length;

  /** A conversation in which the reader has unread messages, and the notification of the first. */
  async function write(count: number, reader = client): Promise<string> {
    const { id } = await system((tx) =>
      tx
        .insertInto('conversations')
        .values({
          professionalId: professional.id,
          clientId: client.id,
          openedBy: client.id,
          clientUnread: count,
          professionalUnread: count,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await tell(reader, 'message.received', { conversationId: id, preview: 'the secret itself' });
    return id;
  }
  const invoice = () =>
    system(async (tx) => {
      const { id } = await tx
        .insertInto('invoices')
        .values({ professionalId: professional.id, clientId: client.id, currency: 'XAF' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });

  it('is mailed together after the minutes of the setting: who and how many, not what', async () => {
    await write(3);
    await tell(client, 'invoice.issued', { invoiceId: await invoice() });
    await tell(client, 'invoice.issued', { invoiceId: await invoice() });
    ahead = 6 * MINUTE;
    assert.equal(await bundle(), 0);
    assert.deepEqual(await mailed(client), []);
    ahead = 8 * MINUTE;
    assert.equal(await bundle(), 1);
    const [mail, ...others] = await mailed(client);
    assert.deepEqual(others, []);
    assert.equal(mail?.subject, '5 nouveautés vous attendent sur Nimbia');
    for (const text of [mail.text ?? '', mail.html || '']) {
      assert.match(text, /Messages/u);
      assert.match(text, /: 3 messages/u);
      assert.match(text, /2 factures émises/u);
      assert.match(text, /\/user\/tableau-de-bord/u);
      assert.doesNotMatch(text, /secret/u);
    }
    ahead = 200 * MINUTE;
    assert.equal(await bundle(), 0, 'what was mailed is not mailed again');
  });

  it('names the sender in the subject of a mail about messages alone, in the reader’s language, and ends by its link', async () => {
    await system((tx) => tx.updateTable('users').set({ lang: 'en' }).where('id', '=', client.id).execute());
    await system((tx) =>
      tx.updateTable('users').set({ firstNames: 'Ada', lastName: 'Ngo' }).where('id', '=', professional.id).execute(),
    );
    await write(1);
    ahead = 8 * MINUTE;
    await bundle();
    const [mail] = await mailed(client);
    assert.equal(mail?.subject, 'New message from Ada Ngo');
    assert.match(mail.text ?? '', /\/en\/user\/message/u);
    const header = unsubscribeHeader(mail);
    const [, path = ''] = /(\/unsubscribe\/[^"<>]+messages\.[\w-]+)/u.exec(header) ?? [];
    assert.match(mail.html || '', /\/unsubscribe\/[^"]+\.messages\./u);
    const ended = await api.app.inject({ method: 'POST', url: path });
    assert.equal(ended.statusCode, 200, header);
    await tell(client, 'message.received', { conversationId: '00000000-0000-4000-8000-000000000000' });
    ahead = 100 * MINUTE;
    assert.equal(await bundle(), 0);
  });

  it('has a link for each kind, and one that ends all of them', async () => {
    await tell(professional, 'review.received', { reviewId: await review() });
    await write(2, professional);
    ahead = 8 * MINUTE;
    await bundle();
    const [mail] = await mailed(professional);
    const links = new Set((mail?.html || '').match(/unsubscribe\/[^"]+/gu));
    assert.equal(links.size, 2, mail?.text);
    const header = unsubscribeHeader(mail);
    assert.match(header, /\.(?:messages-reviews|reviews-messages)\./u);
    const [, path = ''] = /(\/unsubscribe\/[^"<>]+)/u.exec(header) ?? [];
    assert.equal((await api.app.inject({ method: 'POST', url: path })).statusCode, 200);
    const { body } = await callsOn(api, 'notification_choices').find(professional, { limit: 10 });
    assert.deepEqual(body.data.map(({ kind, byMail }) => [kind, byMail]).toSorted(), [
      ['messages', false],
      ['reviews', false],
    ]);
  });

  it('ends no mails about appointments by one click in a mail program', async () => {
    const appointmentId = await appointmentBetween(api, client, professional, {
      startsAt: new Date(Date.now() + 1440 * MINUTE),
      status: 'accepted',
    });
    await system((tx) =>
      tx
        .insertInto('askedDocuments')
        .values({ appointmentId, clientId: client.id, professionalId: professional.id, name: 'Bail' })
        .execute(),
    );
    await tell(client, 'documents.asked', { appointmentId });
    await write(1);
    await tell(professional, 'documents.answered', { appointmentId });
    ahead = 8 * MINUTE;
    assert.equal(await bundle(), 2);
    const [[both], [documents]] = [await mailed(client), await mailed(professional)];
    assert.match(unsubscribeHeader(both), /\/unsubscribe\/[\w-]+\.messages\./u);
    assert.equal(unsubscribeHeader(documents), '');
    for (const mail of [both, documents]) assert.match(mail?.html || '', /\/unsubscribe\/[\w-]+\.requests\./u);
  });

  const review = () =>
    system(async (tx) => {
      const { id: appointmentId } = await tx
        .insertInto('appointments')
        .values({
          ...{ clientId: client.id, professionalId: professional.id, callType: 'video', status: 'done' },
          ...{ startsAt: '2026-01-05T09:00:00Z', endsAt: '2026-01-05T10:00:00Z', reason: 'a reason to meet' },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await tx
        .insertInto('reviews')
        .values({
          ...{ appointmentId, clientId: client.id, professionalId: professional.id, rating: 5 },
          ...{ publishesAt: new Date(), publishedAt: new Date() },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });

  it('is not mailed once it is read, before the job or between it and the mail', async () => {
    const id = await write(2);
    const rows = await callsOn(api, 'notifications').find(client, { limit: 10 });
    ahead = 8 * MINUTE;
    const read = String(rows.body.data[0]?.id);
    await callsOn(api, 'notifications').update(client, read, { readAt: new Date().toISOString() });
    assert.equal(await bundle(), 0);
    await callsOn(api, 'notifications').update(client, read, { readAt: null });
    assert.equal(await bundle(), 1);
    // In the conversation itself, without the bell.
    await system((tx) => tx.updateTable('conversations').set({ clientUnread: 0 }).where('id', '=', id).execute());
    assert.deepEqual(await mailed(client), []);
  });

  it('of a conversation that was read meanwhile takes no turn of the hour', async () => {
    const id = await write(2);
    await system((tx) => tx.updateTable('conversations').set({ clientUnread: 0 }).where('id', '=', id).execute());
    ahead = 8 * MINUTE;
    assert.equal(await bundle(), 0);
    await tell(client, 'invoice.paid', { invoiceId: await invoice() });
    assert.equal(await bundle(), 1);
    assert.equal((await mailed(client)).length, 1);
  });

  it('tells of invoices only as chosen', async () => {
    await choose(client, { kind: 'invoices', byMail: false });
    await tell(client, 'invoice.issued', { invoiceId: await invoice() });
    ahead = 8 * MINUTE;
    assert.equal(await bundle(), 0);
    assert.equal((await callsOn(api, 'notifications').find(client, { limit: 10 })).body.data.length, 1);
    await choose(client, { kind: 'invoices', byMail: true });
    await tell(client, 'invoice.paid', { invoiceId: await invoice() });
    ahead = 16 * MINUTE;
    assert.equal(await bundle(), 1);
    const [mail] = await mailed(client);
    assert.match(unsubscribeHeader(mail), /\.invoices\./u);
    assert.match(mail?.text ?? '', /Factures/u);
  });

  it('comes at most once an hour for a person', async () => {
    await write(1);
    ahead = 8 * MINUTE;
    await bundle();
    await tell(client, 'invoice.paid', { invoiceId: await invoice() });
    ahead = 30 * MINUTE;
    assert.equal(await bundle(), 0);
    ahead = 67 * MINUTE;
    assert.equal(await bundle(), 0);
    ahead = 69 * MINUTE;
    assert.equal(await bundle(), 1);
    assert.equal((await mailed(client)).length, 2);
  });

  it('is mailed although the bell is off for it, and then the bell has nothing; with mails off too nothing is kept', async () => {
    await choose(client, { kind: 'messages', inApp: false });
    await write(1);
    const list = async () => (await callsOn(api, 'notifications').find(client, { limit: 10 })).body.data;
    assert.deepEqual(await list(), []);
    const until = new Date(Date.now() + MINUTE).toISOString();
    await api.call('POST', '/notifications/read-all', { token: client.token, body: { until } });
    ahead = 8 * MINUTE;
    assert.equal(await bundle(), 1);
    assert.equal((await mailed(client)).length, 1);
    await choose(client, { kind: 'messages', byMail: false });
    await tell(client, 'message.received', {});
    await choose(client, { kind: 'comments', inApp: true, byMail: false, inBrowser: false });
    await tell(client, 'comment.received', {});
    ahead = 100 * MINUTE;
    assert.equal(await bundle(), 0);
    ahead = 0;
    assert.deepEqual(
      (await list()).map(({ type, inBrowser }) => [type, inBrowser]),
      [['comment.received', false]],
    );
  });

  it('leaves what has a mail of its own alone', async () => {
    await tell(professional, 'appointment.requested', {});
    await tell(professional, 'document.refused', {});
    ahead = 100 * MINUTE;
    assert.equal(await bundle(), 0);
  });

  it('is mailed once by several processes, many people at a time', async () => {
    const url = api.services.config.databaseUrl;
    const other = url === undefined ? undefined : await openServices(api.services.config, api.services.now);
    const people = await Promise.all(Array.from({ length: 12 }, () => api.register('client')));
    const invoiceId = await invoice();
    for (const person of people) await tell(person, 'invoice.paid', { invoiceId });
    ahead = 8 * MINUTE;
    const counts = await Promise.all([bundle(), bundle(other ?? api.services), bundle()]);
    await other?.close();
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      people.length,
    );
    for (const person of people) assert.equal(await queued(person), 1);
  });

  it('is found by the index of what waits', async () => {
    await system(async (tx) => {
      const row = { userId: client.id, type: 'invoice.issued', data: '{}' };
      await tx
        .insertInto('notifications')
        .values(Array.from({ length: 4000 }, () => row))
        .execute();
    });
    await system((tx) => sql`analyze notifications`.execute(tx));
    await tell(client, 'invoice.paid', {});
    ahead = 8 * MINUTE;
    const sent = await statementsOf(bundle);
    for (const part of ['limit', 'set mail_from = null']) {
      const statement = sent.find(({ text }) => text.includes('notifications') && text.includes(part));
      assert.ok(statement, part);
      const plan = await system((tx) => sql`${sql.raw(`explain ${inlined(statement)}`)}`.execute(tx));
      assert.match(JSON.stringify(plan.rows), /notifications_to_mail/u);
    }
  });
});

const unsubscribeHeader = (mail: Email | undefined): string =>
  mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';

/** With its values in it, which are dates, numbers and lists of ids. */
const inlined = ({ text, values }: { text: string; values: readonly unknown[] }): string =>
  text.replaceAll(/\$(\d+)/gu, (_, place: string) => {
    const value = values[Number(place) - 1];
    if (value instanceof Date) return `'${value.toISOString()}'`;
    return Array.isArray(value) ? `'{${value.join()}}'` : String(value);
  });
