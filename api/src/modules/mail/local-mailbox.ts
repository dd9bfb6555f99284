import type { Kysely } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tables } from '../../db/schema.ts';
import type { Mailer } from './mailer.ts';

/** Keeps mails in a table, for whoever develops to read (modules/mailbox). */
export function localMailbox(db: Kysely<Tables>): Mailer {
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
