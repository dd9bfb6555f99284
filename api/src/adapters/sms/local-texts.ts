import type { Kysely } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tables } from '../../db/schema.ts';
import type { SmsSender } from './sms-sender.ts';

/** The embedded default: keeps texts in a table, which a developer reads at `/mailbox` (modules/mailbox). */
export function createLocalTexts(db: Kysely<Tables>): SmsSender {
  return {
    knowsIds: true,
    async send({ id, to, text }) {
      await runAsSystem(db, (tx) =>
        tx
          .insertInto('localTexts')
          .values({ id, recipient: to, text })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      );
    },
  };
}
