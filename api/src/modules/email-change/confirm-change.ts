import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { endSessions } from '../auth/sessions.ts';
import { writeEvents } from '../events/write-events.ts';
import { sendMail } from '../mail/outbox.ts';
import { isTaken, requireOther } from './ask-change.ts';
import type { EmailChangeMails } from './email-change-mails.ts';
import { findChange } from './tokens.ts';

/** How long the old address can take a change back. */
export const STOP_DAYS = 7;

const invalid = () =>
  new Problem(422, 'CONFIRMATION_INVALID', { errors: [{ pointer: '/token', code: 'CONFIRMATION_INVALID' }] });
const taken = () => new Problem(409, 'EMAIL_TAKEN');

/** The new address takes the place of the old one, which hears of it. `tx` runs as `system`. @throws Problem 409, 422 */
export async function confirmChange(tx: Tx, token: string, now: Date) {
  const found = await findChange(tx, token, 'confirm', now);
  if (!found) throw invalid();
  const { userId } = found;
  await holdAccount(tx, userId);
  const change = await tx
    .updateTable('emailChanges')
    .set({ confirmedAt: now, expiresAt: new Date(now.getTime() + STOP_DAYS * 86_400_000) })
    .where('id', '=', found.id)
    .where('confirmedAt', 'is', null)
    .returning(['oldEmail', 'newEmail'])
    .executeTakeFirst();
  if (!change) throw invalid();
  await requireOther(tx, change.newEmail.toLowerCase(), userId);
  const role = await setEmail(tx, userId, change.newEmail, now);
  const entry = { actorId: userId, actorRole: role, action: 'account.email-changed', subject: userId };
  await appendAudit(tx, { ...entry, details: {} });
  await sendMail<EmailChangeMails>(tx, {
    eventId: `email_changed:${found.id}`,
    to: { userId, address: change.oldEmail },
    template: 'email_changed',
    data: { changeId: found.id },
  });
  await writeEvents(tx, [{ userId, type: 'account.changed', data: { part: 'emails' } }]);
  return { email: change.newEmail, wasChanged: true };
}

/**
 * The old address says that the change is not its owner's: it stays, or comes back, and everybody is signed out. `tx` runs as
 * `system`. @throws Problem 409, 422
 */
export async function stopChange(tx: Tx, token: string, now: Date) {
  const found = await findChange(tx, token, 'stop', now);
  if (!found) throw invalid();
  const { id, userId } = found;
  await holdAccount(tx, userId);
  // Not the earlier ones: their old addresses can still take them back.
  const stopped = await tx
    .deleteFrom('emailChanges')
    .where('userId', '=', userId)
    .where('createdAt', '>=', (of) => of.selectFrom('emailChanges').select('createdAt').where('id', '=', id))
    .returning(['id', 'oldEmail', 'confirmedAt'])
    .execute();
  // As it was deleted: it may have been confirmed, or stopped, since it was found.
  const change = stopped.find((one) => one.id === id);
  if (!change) throw invalid();
  const { oldEmail, confirmedAt } = change;
  if (confirmedAt) await setEmail(tx, userId, oldEmail, now);
  await endSessions(tx, userId, now);
  const entry = { actorId: null, actorRole: 'anon', action: 'account.email-change-stopped', subject: userId };
  await appendAudit(tx, { ...entry, details: { wasChanged: confirmedAt !== null } });
  return { email: oldEmail, wasChanged: confirmedAt !== null };
}

/** Links that were mailed to choose a password end with the address. */
async function setEmail(tx: Tx, userId: string, email: string, now: Date) {
  if (await isTaken(tx, email, userId)) throw taken();
  const { role } = await tx
    .updateTable('users')
    .set({ email, emailConfirmedAt: now })
    .where('id', '=', userId)
    .returning('role')
    .executeTakeFirstOrThrow();
  await tx.updateTable('professionals').set({ email }).where('id', '=', userId).execute();
  await tx.deleteFrom('passwordResets').where('userId', '=', userId).execute();
  return role;
}
