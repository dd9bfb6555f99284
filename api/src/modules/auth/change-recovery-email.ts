import type { Tx } from '../../db/run-as.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { sendMail } from '../mail/outbox.ts';
import type { AccountMails } from './account-mails.ts';

/**
 * Changes the recovery address. Mailed links become invalid, and both former addresses are notified. It is not compared
 * with other accounts' addresses (decision 018). `tx` runs as `system`. @throws Problem 403 for an account without one,
 * 422.
 */
export async function changeRecoveryEmail(tx: Tx, userId: string, secondaryEmail: string): Promise<void> {
  const before = await tx
    .selectFrom('professionals')
    .select(['email', 'secondaryEmail'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Problem(403, 'FORBIDDEN');
  if (before.email.toLowerCase() === secondaryEmail) throw invalidAt('/email', 'EMAILS_MUST_DIFFER');
  if (before.secondaryEmail.toLowerCase() === secondaryEmail) return;
  await tx.updateTable('professionals').set({ secondaryEmail }).where('id', '=', userId).execute();
  await tx.deleteFrom('passwordResets').where('userId', '=', userId).execute();
  const action = 'account.recovery-email-changed';
  const entry = await appendAudit(tx, {
    actorId: userId,
    actorRole: 'professional',
    action,
    subject: userId,
    details: {},
  });
  for (const address of [before.email, before.secondaryEmail]) {
    const eventId = `recovery_email_changed:${entry}:${address}`.slice(0, 200);
    await sendMail<AccountMails>(tx, {
      eventId,
      to: { userId, address },
      template: 'recovery_email_changed',
      data: {},
    });
  }
}
