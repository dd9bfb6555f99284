import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { mailWriters } from '../../src/mails.ts';
import { deliverTexts } from '../../src/modules/sms/deliver-texts.ts';
import { textWriters } from '../../src/texts.ts';
import { deliverMails } from '../../src/modules/mail/deliver-mails.ts';
import type { Services } from '../../src/services/services.ts';

/** Sends the due mails, as one process does. */
export const deliverOnce = (services: Services) =>
  deliverMails({ ...services, stop: new AbortController().signal }, mailWriters);

/** Sends the due texts, as one process does. */
export const textOnce = (services: Services) =>
  deliverTexts({ ...services, stop: new AbortController().signal }, textWriters);

/** Ends back-offs and claims. */
export const makeDue = (services: Services, table: 'outbox' | 'text_outbox' = 'outbox') =>
  runAsSystem(services.db, (tx) =>
    sql`update ${sql.table(table)} set due_at = now() where sent_at is null`.execute(tx),
  );

export const outboxOf = (services: Services, userId: string) =>
  runAsSystem(services.db, (tx) =>
    tx.selectFrom('outbox').selectAll().where('userId', '=', userId).orderBy('createdAt').orderBy('eventId').execute(),
  );
