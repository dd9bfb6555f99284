import type { Tx } from '../../db/run-as.ts';
import { invalidAt, Problem } from '../../http/problem.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { writeEvents } from '../events/write-events.ts';
import { sendMail } from '../mail/outbox.ts';
import type { EmailChangeMails } from './email-change-mails.ts';

const DAY_MS = 86_400_000;

/** Taken by another account. */
export const isTaken = async (tx: Tx, email: string, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst()) !== undefined;

/** @throws Problem 422 where the recovery e-mail is the same */
export async function requireOther(tx: Tx, email: string, userId: string): Promise<void> {
  const profile = await tx
    .selectFrom('professionals')
    .select('secondaryEmail')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (profile?.secondaryEmail.toLowerCase() === email) throw invalidAt('/email', 'EMAILS_MUST_DIFFER');
}

/**
 * Asks for another e-mail to sign in with: the new address confirms it, the old one can stop it. One at a time: an earlier one that
 * waits is forgotten. `tx` runs as `system`. @throws Problem 409, 422
 */
export async function askChange(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  const account = await tx
    .selectFrom('users')
    .select(['email', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await requireOther(tx, email, userId);
  await dropPending(tx, userId);
  if (account.email.toLowerCase() === email) return;
  if (await isTaken(tx, email, userId))
    throw new Problem(409, 'EMAIL_TAKEN', { errors: [{ pointer: '/email', code: 'EMAIL_TAKEN' }] });
  const { id } = await tx
    .insertInto('emailChanges')
    .values({ userId, oldEmail: account.email, newEmail: email, expiresAt: new Date(now.getTime() + DAY_MS) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = { actorId: userId, actorRole: account.role, action: 'account.email-change-asked', subject: userId };
  await appendAudit(tx, { ...entry, details: {} });
  const data = { changeId: id };
  await sendMail<EmailChangeMails>(
    tx,
    { eventId: `email_change_confirm:${id}`, to: { userId, address: email }, template: 'email_change_confirm', data },
    {
      eventId: `email_change_asked:${id}`,
      to: { userId, address: account.email },
      template: 'email_change_asked',
      data,
    },
  );
  await writeEvents(tx, [{ userId, type: 'account.changed', data: { part: 'emails' } }]);
}

/** Forgets what waits for its confirmation. */
export const dropPending = (tx: Tx, userId: string) =>
  tx.deleteFrom('emailChanges').where('userId', '=', userId).where('confirmedAt', 'is', null).execute();
