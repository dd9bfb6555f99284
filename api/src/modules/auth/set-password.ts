import type { Role } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../../db/run-as.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { sendMail } from '../mail/outbox.ts';
import type { AccountMails } from './account-mails.ts';
import { confirmEmail } from './email-confirmations.ts';
import { endSessions } from './sessions.ts';

interface NewPassword {
  readonly userId: string;
  readonly passwordHash: string;
  /** How: by the old password, or by a mailed link. */
  readonly action: 'account.password-changed' | 'account.password-reset';
  readonly now: Date;
  /** The session that is kept. */
  readonly sessionId?: string;
}

/** Sets the password, ends the other sessions and the archive of the account, and notifies every e-mail of the account. Returns the e-mail to sign in with. */
export async function setPassword(
  tx: Tx,
  { userId, passwordHash, action, now, sessionId }: NewPassword,
): Promise<string> {
  const { role, email } = await tx
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', userId)
    .returning(['role', 'email'])
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('passwordResets').where('userId', '=', userId).execute();
  await endSessions(tx, userId, now, sessionId);
  // Its links end with it; the job removes the file.
  await tx.updateTable('dataExports').set({ expiresAt: now }).where('userId', '=', userId).execute();
  // Whoever asked for another e-mail may be why the owner has lost the password.
  if (action === 'account.password-reset')
    await tx.deleteFrom('emailChanges').where('userId', '=', userId).where('confirmedAt', 'is', null).execute();
  // A client's link went to the e-mail they sign in with, a professional's perhaps to the other one.
  if (action === 'account.password-reset' && role === 'client') await confirmEmail(tx, userId, now);
  const entry = await appendAudit(tx, { actorId: userId, actorRole: role, action, subject: userId, details: {} });
  for (const address of await addressesOf(tx, { userId, role, email })) {
    const eventId = `password_changed:${entry}:${address}`.slice(0, 200);
    await sendMail<AccountMails>(tx, { eventId, to: { userId, address }, template: 'password_changed', data: {} });
  }
  return email;
}

async function addressesOf(tx: Tx, { userId, role, email }: { userId: string; role: Role; email: string }) {
  if (role !== 'professional') return [email];
  const profile = await tx
    .selectFrom('professionals')
    .select('secondaryEmail')
    .where('id', '=', userId)
    .executeTakeFirst();
  return profile?.secondaryEmail ? [email, profile.secondaryEmail] : [email];
}
