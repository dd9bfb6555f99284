import type { Kysely } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tables } from '../../db/schema.ts';
import type { Mailer } from './mailer.ts';

/** The embedded default: keeps mails in a table, which a developer reads at `/mailbox` (modules/mailbox). */
export function createLocalMailbox(db: Kysely<Tables>): Mailer {
  return {
    async send({ id, to, subject, ...message }) {
      await runAsSystem(db, (tx) =>
        tx
          .insertInto('localMails')
          .values({ id, recipient: `${to.name} <${to.address}>`, subject, message: JSON.stringify(message) })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      );
    },
    close: () => undefined,
  };
}
