import type { Tx } from '../../db/run-as.ts';
import { invalidAt, Problem } from '../../http/problem.ts';
import { appendAudit } from '../audit/append-audit.ts';
import type { AccountMails } from '../auth/account-mails.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { endSessions } from '../auth/sessions.ts';
import { writeEvents } from '../events/write-events.ts';
import { sendMail } from '../mail/outbox.ts';
import { addressesOf, isTaken, otherThan } from './addresses-of.ts';
import type { EmailChangeMails } from './email-change-mails.ts';
import { STOP_DAYS, findChange } from './tokens.ts';

const invalid = () =>
  new Problem(422, 'CONFIRMATION_INVALID', { errors: [{ pointer: '/token', code: 'CONFIRMATION_INVALID' }] });
const taken = () => new Problem(409, 'EMAIL_TAKEN');

/** The new address takes the place of the old one: it hears of that, as the one to sign in with does. `tx` runs as `system`. @throws Problem 409, 422 */
export async function confirmChange(tx: Tx, token: string, now: Date) {
  const found = await findChange(tx, token, 'confirm', now);
  if (!found) throw invalid();
  const { id, userId } = found;
  await holdAccount(tx, userId);
  const change = await tx
    .updateTable('emailChanges')
    .set({ confirmedAt: now, expiresAt: new Date(now.getTime() + STOP_DAYS * 86_400_000) })
    .where('id', '=', id)
    .where('confirmedAt', 'is', null)
    .returning(['kind', 'oldEmail', 'newEmail'])
    .executeTakeFirst();
  if (!change) throw invalid();
  const { kind, oldEmail, newEmail } = change;
  const account = await addressesOf(tx, userId);
  if (otherThan(kind, account)?.toLowerCase() === newEmail.toLowerCase())
    throw invalidAt('/email', 'EMAILS_MUST_DIFFER');
  const isSignIn = kind === 'sign_in';
  await setAddresses(tx, userId, isSignIn ? { email: newEmail } : { secondaryEmail: newEmail }, now);
  const action = isSignIn ? 'account.email-changed' : 'account.recovery-email-changed';
  await appendAudit(tx, { actorId: userId, actorRole: account.role, action, subject: userId, details: {} });
  await sendMail<EmailChangeMails>(tx, {
    eventId: `email_changed:${id}`,
    to: { userId, address: account.signIn },
    template: isSignIn ? 'email_changed' : 'recovery_email_replaced',
    data: { changeId: id },
  });
  if (!isSignIn && oldEmail !== null)
    await sendMail<AccountMails>(tx, {
      eventId: `recovery_email_changed:${id}`,
      to: { userId, address: oldEmail },
      template: 'recovery_email_changed',
      data: {},
    });
  await writeEvents(tx, [{ userId, type: 'account.changed', data: { part: 'emails' } }]);
  return { email: newEmail, wasChanged: true };
}

/**
 * The mailbox to sign in with says that a change is not its owner's: the old address stays, or comes back, everybody is signed out,
 * and nothing waits any more. With the e-mail to sign in with, the recovery e-mail too becomes what it was before all changes that
 * can be taken back: whoever made the one may have made the others, whatever came first. `tx` runs as `system`. @throws Problem 409, 422
 */
export async function stopChange(tx: Tx, token: string, now: Date) {
  const found = await findChange(tx, token, 'stop', now);
  if (!found) throw invalid();
  const { id, userId } = found;
  await holdAccount(tx, userId);
  const stopped = await tx
    .deleteFrom('emailChanges')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where((of) =>
      of.or([
        of('confirmedAt', 'is', null),
        // Not the earlier ones of its kind: their own links still take them back.
        of.and([
          of('kind', '=', found.kind),
          of('createdAt', '>=', of.selectFrom('emailChanges').select('createdAt').where('id', '=', id)),
        ]),
        ...(found.kind === 'sign_in' ? [of('kind', '=', 'recovery')] : []),
      ]),
    )
    .returning(['id', 'kind', 'oldEmail', 'confirmedAt', 'createdAt'])
    .execute();
  // As it was deleted: it may have been confirmed, or stopped, since it was found.
  const change = stopped.find((one) => one.id === id);
  if (!change) throw invalid();
  const wasChanged = change.confirmedAt !== null;
  const account = await addressesOf(tx, userId);
  const email = change.kind === 'sign_in' && wasChanged ? change.oldEmail : null;
  const [firstRecovery] = stopped
    .filter(({ kind, confirmedAt }) => kind === 'recovery' && confirmedAt)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const signIn = email ?? account.signIn;
  // Unless it is what the account signs in with by now.
  const recovery = firstRecovery && {
    secondaryEmail: firstRecovery.oldEmail?.toLowerCase() === signIn.toLowerCase() ? null : firstRecovery.oldEmail,
  };
  await setAddresses(tx, userId, { ...(email !== null && { email }), ...recovery }, now);
  await endSessions(tx, userId, now);
  const action = change.kind === 'sign_in' ? 'account.email-change-stopped' : 'account.recovery-email-change-stopped';
  await appendAudit(tx, { actorId: null, actorRole: 'anon', action, subject: userId, details: { wasChanged } });
  await sendMail<AccountMails>(tx, {
    eventId: `email_change_stopped:${id}`,
    to: { userId, address: signIn },
    template: 'email_change_stopped',
    data: {},
  });
  return { email: signIn, wasChanged };
}

/** Links that were mailed to choose a password end with the addresses. */
async function setAddresses(
  tx: Tx,
  userId: string,
  set: Readonly<{ email?: string; secondaryEmail?: string | null }>,
  now: Date,
): Promise<void> {
  if (Object.keys(set).length === 0) return;
  const { email } = set;
  if (email !== undefined) {
    if (await isTaken(tx, email, userId)) throw taken();
    await tx.updateTable('users').set({ email, emailConfirmedAt: now }).where('id', '=', userId).execute();
  }
  await tx.updateTable('professionals').set(set).where('id', '=', userId).execute();
  await tx.deleteFrom('passwordResets').where('userId', '=', userId).execute();
}
