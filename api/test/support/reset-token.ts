import assert from 'node:assert/strict';
import { runAsSystem } from '../../src/db/run-as.ts';
import { answerResetRequests } from '../../src/modules/auth/answer-reset-requests.ts';
import { storedMail } from '../../src/modules/mailbox/stored-mail.ts';
import * as v from 'valibot';
import { deliverOnce } from './mail-jobs.ts';
import type { TestApi } from './test-api.ts';

export interface ReceivedMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Runs the jobs for reset requests and returns the mails in the local mailbox for an address, oldest first. */
export async function mailsTo(api: TestApi, address: string): Promise<ReceivedMail[]> {
  await answerResetRequests(api.services);
  await deliverOnce(api.services);
  const mails = await runAsSystem(api.services.db, (tx) =>
    tx.selectFrom('localMails').selectAll().orderBy('createdAt').orderBy('id').execute(),
  );
  return mails
    .filter((mail) => mail.recipient.endsWith(`<${address}>`))
    .map((mail) => ({ ...mail, text: v.parse(storedMail, mail.message).text }));
}

/** The token of the last mailed link. */
export async function resetTokenFor(api: TestApi, address: string): Promise<string> {
  const mails = await mailsTo(api, address);
  const token = mails.flatMap(({ text }) => /\/reset-pw#token=([\w-]{43})/u.exec(text)?.[1] ?? []).at(-1);
  assert.ok(token, `a link for ${address} in ${JSON.stringify(mails)}`);
  return token;
}
