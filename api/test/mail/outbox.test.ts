import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { runAsSystem } from '../../src/db/run-as.ts';
import type { AccountMails } from '../../src/modules/auth/account-mails.ts';
import { sendMail } from '../../src/modules/mail/outbox.ts';
import { resendDeadMails } from '../../src/modules/mail/resend-dead-mails.ts';
import { openServices } from '../../src/open-services.ts';
import { deliverOnce, makeDue, outboxOf } from '../support/mail-jobs.ts';
import { openSmtpInbox } from '../support/smtp-inbox.ts';
import type { SmtpInbox } from '../support/smtp-inbox.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const MAIL_FROM = 'Nimbia <rdv@nimbia.test>';

describe('the outbox', () => {
  let api: TestApi;
  let inbox: SmtpInbox;
  let person: Person;
  before(async () => {
    inbox = await openSmtpInbox();
    api = await openTestApi({ SMTP_URL: inbox.url, MAIL_FROM });
  });
  after(async () => {
    await api.close();
    await inbox.close();
  });
  beforeEach(async () => {
    inbox.answer = undefined;
    person = await api.register('client');
    await deliverOnce(api.services); // ignores the welcome mail
  });

  const promise = (eventId: string) =>
    runAsSystem(api.services.db, (tx) =>
      sendMail<AccountMails>(tx, {
        eventId: `${eventId}:${person.id}`,
        to: { userId: person.id },
        template: 'welcome_client',
        data: {},
      }),
    );
  const received = () => inbox.mails.filter((mail) => mail.to?.[0]?.address === person.email);
  const rows = async () =>
    (await outboxOf(api.services, person.id)).filter((row) => !row.eventId.startsWith('welcome'));

  it('keeps a mail if the transaction commits, and only then', async () => {
    await assert.rejects(
      runAsSystem(api.services.db, async (tx) => {
        await sendMail<AccountMails>(tx, {
          eventId: 'never',
          to: { userId: person.id },
          template: 'welcome_client',
          data: {},
        });
        throw new Error('rolled back');
      }),
    );
    assert.deepEqual(await rows(), []);
  });

  it('mails an event once however often it is queued, and then deletes its content', async () => {
    await promise('same');
    await promise('same');
    const { mails } = await deliverOnce(api.services);
    await promise('same');
    await deliverOnce(api.services);
    assert.equal(mails, 1);
    assert.equal(received().length, 2); // the welcome and this one
    const [row] = await rows();
    assert.ok(row?.sentAt);
    assert.deepEqual(row.data, {});
  });

  it('mails another address of the account on request', async () => {
    const address = `second-${person.id}@nimbia.test`;
    await runAsSystem(api.services.db, (tx) =>
      sendMail<AccountMails>(tx, {
        eventId: `to:${person.id}`,
        to: { userId: person.id, address },
        template: 'welcome_client',
        data: {},
      }),
    );
    await deliverOnce(api.services);
    assert.equal(inbox.mails.at(-1)?.to?.[0]?.address, address);
  });

  it('is shared by two processes: each mail is sent once', async () => {
    const url = api.services.config.databaseUrl;
    const other = url === undefined ? undefined : await openServices(api.services.config);
    for (let index = 0; index < 50; index += 1) await promise(`many-${index}`);
    const before_ = received().length;
    // The embedded database has one process only, whose sweeps may still overlap.
    await Promise.all([api.services, other ?? api.services, api.services].map(deliverOnce));
    await other?.close();
    const ids = received()
      .slice(before_)
      .map((mail) => mail.messageId);
    assert.equal(ids.length, 50);
    assert.equal(new Set(ids).size, 50);
    assert.ok((await rows()).every((row) => row.sentAt !== null && row.attempts === 1));
  });

  it('retries with a back-off while the server rejects a mail temporarily, under the same id, and gives up after ten attempts', async () => {
    await promise('later');
    inbox.answer = { code: 451, at: 'data' };
    const began = Date.now();
    assert.equal((await deliverOnce(api.services)).failed, 1);
    const [waiting] = await rows();
    assert.match(waiting?.error ?? '', /refused by the test/u);
    assert.ok(waiting && waiting.dueAt.getTime() >= began + 30_000);
    assert.deepEqual(await deliverOnce(api.services), { mails: 0, dropped: 0, failed: 0, dead: 0 });

    for (let attempt = 2; attempt < 10; attempt += 1) {
      await makeDue(api.services);
      assert.equal((await deliverOnce(api.services)).failed, 1);
    }
    await makeDue(api.services);
    assert.equal((await deliverOnce(api.services)).dead, 1);
    inbox.answer = undefined;
    await makeDue(api.services);
    await deliverOnce(api.services);
    const [dead] = await rows();
    assert.ok(dead?.deadAt && dead.sentAt === null);
  });

  it('gives up at once on a permanently rejected recipient, but not when the server rejects the sender', async () => {
    await promise('nobody');
    inbox.answer = { code: 550, at: 'recipient' };
    assert.equal((await deliverOnce(api.services)).dead, 1);
    await promise('us');
    inbox.answer = { code: 554, at: 'data' };
    assert.equal((await deliverOnce(api.services)).failed, 1);
  });

  it('resends dead mails on request, and no others', async () => {
    await promise('kept');
    await deliverOnce(api.services);
    await promise('mended');
    inbox.answer = { code: 550, at: 'recipient' };
    assert.equal((await deliverOnce(api.services)).dead, 1);
    inbox.answer = undefined;
    const resent = (await resendDeadMails(api.services.db)).filter(({ eventId }) => eventId.endsWith(person.id));
    assert.deepEqual(
      resent.map(({ eventId }) => eventId),
      [`mended:${person.id}`],
    );
    assert.match(resent[0]?.error ?? '', /refused by the test/u);
    const before_ = received().length;
    await deliverOnce(api.services);
    assert.equal(received().length, before_ + 1);
    assert.ok((await rows()).every((row) => row.sentAt !== null && row.deadAt === null && row.attempts === 1));
    assert.deepEqual(await resendDeadMails(api.services.db), []);
  });

  it('sends nothing to deleted accounts', async () => {
    await promise('gone');
    const { token } = person;
    assert.equal(
      (await api.call('DELETE', '/auth/account', { token, body: { password: 'Client-2026!' } })).status,
      200,
    );
    await deliverOnce(api.services);
    assert.deepEqual(await rows(), []);
    assert.ok(!inbox.mails.some((mail) => mail.to?.[0]?.address?.endsWith('deleted.invalid')));
  });
});
