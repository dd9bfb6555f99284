import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services.ts';
import { outboxChannel, sendMail } from '../mail/outbox.ts';

const AT_ONCE = 50;
/** A recovery e-mail may be that of several colleagues; a mailbox is not flooded for all that. */
const ACCOUNTS = 5;

/** Notes that the address was typed in. Nothing here depends on whether anybody has it: neither what is done nor how long it takes. */
export async function requestReset(tx: Tx, email: string): Promise<void> {
  await tx.insertInto('resetRequests').values({ email }).execute();
  await sql`select pg_notify(${outboxChannel}, '')`.execute(tx);
}

/** Promises a mail to whoever has the addresses that were typed in, as either of their e-mails. Answers how many. */
export async function answerResetRequests({ db }: Pick<Services, 'db'>): Promise<number> {
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
      for (const request of requests) promised += await promiseResets(tx, request);
      return requests.length;
    });
  }
  return promised;
}

async function promiseResets(tx: Tx, { id, email }: { id: string; email: string }): Promise<number> {
  const accounts = await tx
    .selectFrom('users')
    .select('id')
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('email', '=', email),
        eb('id', 'in', eb.selectFrom('professionals').select('professionals.id').where('secondaryEmail', '=', email)),
      ]),
    )
    .orderBy('createdAt')
    .limit(ACCOUNTS)
    .execute();
  for (const account of accounts) {
    const to = { userId: account.id, address: email };
    await sendMail(tx, { eventId: `password_reset:${id}:${account.id}`, to, template: 'password_reset', data: {} });
  }
  return accounts.length;
}
