import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../src/settings/config.ts';
import { openServices } from '../../src/open-services.ts';
import type { OpenServices } from '../../src/open-services.ts';
import { deliverOnce, makeDue } from '../support/mail-jobs.ts';
import { openSmtpInbox } from '../support/smtp-inbox.ts';
import type { SmtpInbox } from '../support/smtp-inbox.ts';
import { embeddedTestDatabase } from '../support/template-database.ts';
import type { EmbeddedTestDatabase } from '../support/template-database.ts';

const MAIL_FROM = 'Nimbia <rdv@nimbia.test>';

describe('a process that is killed while sending', () => {
  let database: EmbeddedTestDatabase;
  let inbox: SmtpInbox;
  let services: OpenServices | undefined;
  before(async () => {
    database = await embeddedTestDatabase();
    inbox = await openSmtpInbox();
  });
  after(async () => {
    await services?.close();
    await inbox.close();
    await database.drop();
  });

  it('loses no mail, and sends none twice', async () => {
    inbox.answer = 'silence';
    const variables = {
      NODE_ENV: 'production',
      SECRET: 'a secret for tests that is long enough',
      API_PORT: '0',
      API_URL: 'https://api.nimbia.test',
      ...database.variables,
      LOG_LEVEL: 'error',
      SMTP_URL: inbox.url,
      MAIL_FROM,
    };
    const main = new URL('../../src/main.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, ...variables },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let url: string | undefined;
    while (url === undefined) {
      const [message] = (await once(child, 'message')) as [{ url?: string }];
      url = message.url;
    }
    const answer = await fetch(`${url}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        role: 'client',
        lastName: 'A',
        firstNames: 'B',
        email: 'killed@nimbia.test',
        phone: '+33 600000000',
        password: 'Client-2026!',
        passwordConfirmation: 'Client-2026!',
        terms: true,
      }),
    });
    assert.equal(answer.status, 201);
    while (inbox.begun() === 0) await sleep(20); // the server has the mail and has not responded yet
    child.kill('SIGKILL');
    await once(child, 'exit');

    inbox.answer = undefined;
    services = await openServices(readConfig(variables));
    assert.equal((await deliverOnce(services)).mails, 0); // the killed process's claim lasts five minutes
    await makeDue(services);
    await Promise.all([deliverOnce(services), deliverOnce(services)]);
    await makeDue(services);
    await deliverOnce(services);
    assert.deepEqual(
      inbox.mails.map((mail) => mail.to?.[0]?.address),
      ['killed@nimbia.test'],
    );
  });
});
