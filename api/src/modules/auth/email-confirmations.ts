import type { Config } from '../../settings/config.ts';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { hasLocalMailbox } from '../../adapters/mail/open-mailer.ts';
import { writeEvents } from '../events/write-events.ts';
import { mailedTokens } from './mailed-tokens.ts';

export const CONFIRM_HOURS = 24;

/** The token proves access to the mailbox of the sign-in address. */
export const { issue: issueConfirmation, take: takeConfirmation } = mailedTokens(
  'emailConfirmations',
  CONFIRM_HOURS * 60,
);

/** Only clients with a confirmed e-mail may contact professionals. `tx` runs as `system`. @throws Problem 403 EMAIL_NOT_CONFIRMED. */
export async function requireConfirmed(tx: Tx, userId: string, config: Config): Promise<void> {
  const confirmed = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('emailConfirmedAt', 'is not', null)
    .executeTakeFirst();
  if (!confirmed) throw notConfirmed(config);
}

export const notConfirmed = (config: Config): Problem =>
  new Problem(403, 'EMAIL_NOT_CONFIRMED', { details: { hasLocalMailbox: hasLocalMailbox(config) } });

/** Records the confirmation once and notifies the account's open pages on all devices. `tx` runs as `system`. */
export async function confirmEmail(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.deleteFrom('emailConfirmations').where('userId', '=', userId).execute();
  const confirmed = await tx
    .updateTable('users')
    .set({ emailConfirmedAt: now })
    .where('id', '=', userId)
    .where('emailConfirmedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .returning('role')
    .executeTakeFirst();
  if (!confirmed) return;
  const entry = { actorId: userId, actorRole: confirmed.role, action: 'account.email-confirmed', subject: userId };
  await appendAudit(tx, { ...entry, details: {} });
  await writeEvents(tx, [{ userId, type: 'account.confirmed', data: {} }]);
}
