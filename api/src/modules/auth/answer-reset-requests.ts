import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { RESET_MINUTES } from './password-resets.ts';
import { outboxChannel, sendMail } from '../mail/outbox.ts';
import type { AccountMails } from './account-mails.ts';

const BATCH = 50;
/** Colleagues may share a recovery e-mail, and it may be a stranger's: limits mails per request; each account gets one per interval. */
const MOST_RECOVERY_MAILS = 5;
const RECOVERY_INTERVAL_MS = RESET_MINUTES * 60_000;

/** Stores the address for the job. Neither the work nor its duration depends on whether an account has it (decision 015). */
export async function requestReset(tx: Tx, email: string): Promise<void> {
  await tx.insertInto('resetRequests').values({ email }).execute();
  await sql`select pg_notify(${outboxChannel}, '')`.execute(tx);
}

/** Queues a mail to every account that has one of the given addresses as either e-mail. Returns how many. */
export async function answerResetRequests({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  let queued = 0;
  for (let taken = BATCH; taken === BATCH;) {
    taken = await runAsSystem(db, async (tx) => {
      const requests = await tx
        .deleteFrom('resetRequests')
        .where('id', 'in', (eb) =>
          eb.selectFrom('resetRequests').select('id').orderBy('createdAt').limit(BATCH).forUpdate().skipLocked(),
        )
        .returning(['id', 'email'])
        .execute();
      for (const request of requests) queued += await queueResetMails(tx, request, now());
      return requests.length;
    });
  }
  return queued;
}

/**
 * The account that signs in with the address gets a link on each request. Accounts that name it as their recovery e-mail get one, the oldest
 * first, per lifetime of a link, so that a stranger's mailbox cannot be flooded.
 */
async function queueResetMails(tx: Tx, { id, email }: { id: string; email: string }, now: Date): Promise<number> {
  const activeUsers = tx.selectFrom('users').select('users.id').where('deletedAt', 'is', null);
  const own = await activeUsers.where('email', '=', email).execute();
  const recovered = await activeUsers
    .innerJoin('professionals', 'professionals.id', 'users.id')
    .where('professionals.secondaryEmail', '=', email)
    .orderBy('users.createdAt')
    .limit(MOST_RECOVERY_MAILS)
    .execute();
  const queue = (userId: string, eventId: string) =>
    sendMail<AccountMails>(tx, { eventId, to: { userId, address: email }, template: 'password_reset', data: {} });
  for (const account of own) await queue(account.id, `password_reset:${id}:${account.id}`);
  const period = Math.floor(now.getTime() / RECOVERY_INTERVAL_MS);
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16);
  for (const account of recovered) await queue(account.id, `password_recovery:${account.id}:${address}:${period}`);
  return own.length + recovered.length;
}
