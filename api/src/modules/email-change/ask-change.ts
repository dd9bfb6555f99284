import { createHash, randomUUID } from 'node:crypto';
import type { Tx } from '../../db/run-as.ts';
import type { EmailKind } from '../../db/schema/account.ts';
import { invalidAt, Problem } from '../../http/problem.ts';
import { appendAudit } from '../audit/append-audit.ts';
import type { AccountMails } from '../auth/account-mails.ts';
import { writeEvents } from '../events/write-events.ts';
import { countOne } from '../quotas/consume-quota.ts';
import { sendMail } from '../mail/outbox.ts';
import { addressesOf, isTaken, otherThan } from './addresses-of.ts';
import type { EmailChangeMails } from './email-change-mails.ts';
import { CONFIRM_DAYS } from './tokens.ts';

const DAY_MS = 86_400_000;
/** To one address, which may be a stranger's. Colleagues may share one. */
const LINKS_A_DAY = 10;

interface NewEmail {
  readonly userId: string;
  readonly kind: EmailKind;
  readonly email: string;
  readonly now: Date;
}

/**
 * Asks for another e-mail: the new address confirms it, the one to sign in with can stop it. One of a kind at a time: an earlier
 * one that waits is forgotten, so the account is held alone. `tx` runs as `system`. @throws Problem 409, 422
 */
export async function askChange(tx: Tx, asked: NewEmail): Promise<void> {
  const { userId, kind, email } = asked;
  const account = await addressesOf(tx, userId);
  if (otherThan(kind, account)?.toLowerCase() === email) throw invalidAt('/email', 'EMAILS_MUST_DIFFER');
  const oldEmail = kind === 'sign_in' ? account.signIn : account.recovery;
  if (oldEmail?.toLowerCase() === email) throw invalidAt('/email', 'EMAIL_UNCHANGED');
  if (kind === 'sign_in' && (await isTaken(tx, email, userId)))
    throw new Problem(409, 'EMAIL_TAKEN', { errors: [{ pointer: '/email', code: 'EMAIL_TAKEN' }] });
  await dropPending(tx, userId, kind);
  const id = await startChange(tx, { ...asked, oldEmail });
  const action = kind === 'sign_in' ? 'account.email-change-asked' : 'account.recovery-email-change-asked';
  await appendAudit(tx, { actorId: userId, actorRole: account.role, action, subject: userId, details: {} });
  await sendMail<EmailChangeMails>(tx, {
    eventId: `email_change_asked:${id}`,
    to: { userId, address: account.signIn },
    template: kind === 'sign_in' ? 'email_change_asked' : 'recovery_email_asked',
    data: { changeId: id },
  });
  if (kind === 'recovery' && oldEmail !== null)
    await sendMail<AccountMails>(tx, {
      eventId: `recovery_email_challenged:${id}`,
      to: { userId, address: oldEmail },
      template: 'recovery_email_challenged',
      data: {},
    });
  await writeEvents(tx, [{ userId, type: 'account.changed', data: { part: 'emails' } }]);
}

/** The recovery e-mail of a registration. `tx` runs as `system`. */
export const nameRecovery = (tx: Tx, named: Omit<NewEmail, 'kind'>): Promise<string> =>
  startChange(tx, { ...named, kind: 'recovery', oldEmail: null });

/** The change that waits, with the mail that confirms it. */
async function startChange(
  tx: Tx,
  { userId, kind, email, oldEmail, now }: NewEmail & { readonly oldEmail: string | null },
): Promise<string> {
  const { id } = await tx
    .insertInto('emailChanges')
    .values({ userId, kind, oldEmail, newEmail: email, expiresAt: endOf(kind, now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await mailLink(tx, { userId, kind, email, id, now });
  return id;
}

/** Mails the link to the new address once more; it is good from now on. `tx` runs as `system`. @throws Problem 404 */
export async function sendAgain(tx: Tx, userId: string, kind: EmailKind, now: Date): Promise<void> {
  const change = await tx
    .updateTable('emailChanges')
    .set({ expiresAt: endOf(kind, now) })
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['id', 'newEmail as email'])
    .executeTakeFirst();
  if (!change) throw new Problem(404, 'NOT_FOUND');
  await mailLink(tx, { userId, kind, now, ...change });
}

const endOf = (kind: EmailKind, now: Date) => new Date(now.getTime() + CONFIRM_DAYS[kind] * DAY_MS);

/** Above the limit nothing is said to whoever asks, nor mailed. */
async function mailLink(tx: Tx, { userId, kind, email, id, now }: NewEmail & { readonly id: string }): Promise<void> {
  const addressee = createHash('sha256').update(email).digest('base64url');
  const { points } = await countOne(tx, `email-links:${addressee}`, DAY_MS / 1000, now);
  if (points > LINKS_A_DAY) return;
  await sendMail<EmailChangeMails>(tx, {
    eventId: `email_change_confirm:${id}:${randomUUID()}`,
    to: { userId, address: email },
    template: kind === 'sign_in' ? 'email_change_confirm' : 'recovery_email_confirm',
    data: { changeId: id },
  });
}

/** Forgets what waits for its confirmation. */
export const dropPending = (tx: Tx, userId: string, kind: EmailKind) =>
  tx
    .deleteFrom('emailChanges')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('confirmedAt', 'is', null)
    .execute();
