import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { mailWriters } from '../../src/mails.ts';
import { deliverMails } from '../../src/modules/mail/deliver-mails.ts';
import type { Services } from '../../src/services.ts';

/** Sends what is due, as one process does. */
export const deliverOnce = (services: Services) =>
  deliverMails({ ...services, stop: new AbortController().signal }, mailWriters);

/** As if the back-off and the claims were over. */
export const makeDue = (services: Services) =>
  runAsSystem(services.db, (tx) => sql`update outbox set due_at = now() where sent_at is null`.execute(tx));

export const outboxOf = (services: Services, userId: string) =>
  runAsSystem(services.db, (tx) =>
    tx.selectFrom('outbox').selectAll().where('userId', '=', userId).orderBy('createdAt').orderBy('eventId').execute(),
  );
