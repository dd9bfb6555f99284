import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services.ts';
import { RESET_MINUTES } from './password-resets.ts';
import { outboxChannel, sendMail } from '../mail/outbox.ts';
import type { AccountMails } from './account-mails.ts';

const AT_ONCE = 50;
/** A recovery e-mail may be that of several colleagues, and anybody may name a stranger's: so many, and each once in a while. */
const RECOVERED = 5;
const ONCE_IN = RESET_MINUTES * 60_000;

/** Notes that the address was typed in. Nothing here depends on whether anybody has it: neither what is done nor how long it takes. */
export async function requestReset(tx: Tx, email: string): Promise<void> {
  await tx.insertInto('resetRequests').values({ email }).execute();
  await sql`select pg_notify(${outboxChannel}, '')`.execute(tx);
}

/** Promises a mail to whoever has the addresses that were typed in, as either of their e-mails. Answers how many. */
export async function answerResetRequests({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  let promised = 0;
  for (let taken = AT_ONCE; taken === AT_ONCE;) {
    taken = await runAsSystem(db, async (tx) => {
      const requests = await tx
        .deleteFrom('resetRequests')
        .where('id', 'in', (eb) =>
          eb.selectFrom('resetRequests').select('id').orderBy('createdAt').limit(AT_ONCE).forUpdate().skipLocked(),
        )
        .returning(['id', 'email'])
        .execute();
      for (const request of requests) promised += await promiseResets(tx, request, now());
      return requests.length;
    });
  }
  return promised;
}

/**
 * The account that signs in with the address gets its link whenever it is asked for, before all others. Those that name it as their recovery
 * e-mail, the oldest first, get one for as long as a link is good: nobody floods the mailbox of a stranger whom they name.
 */
async function promiseResets(tx: Tx, { id, email }: { id: string; email: string }, now: Date): Promise<number> {
  const living = tx.selectFrom('users').select('users.id').where('deletedAt', 'is', null);
  const own = await living.where('email', '=', email).execute();
  const recovered = await living
    .innerJoin('professionals', 'professionals.id', 'users.id')
    .where('professionals.secondaryEmail', '=', email)
    .orderBy('users.createdAt')
    .limit(RECOVERED)
    .execute();
  const promise = (userId: string, eventId: string) =>
    sendMail<AccountMails>(tx, { eventId, to: { userId, address: email }, template: 'password_reset', data: {} });
  for (const account of own) await promise(account.id, `password_reset:${id}:${account.id}`);
  const period = Math.floor(now.getTime() / ONCE_IN);
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16);
  for (const account of recovered) await promise(account.id, `password_recovery:${account.id}:${address}:${period}`);
  return own.length + recovered.length;
}
