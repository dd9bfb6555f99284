import { timingSafeEqual } from 'node:crypto';
import { smsCodeMinutes, smsCodeTries } from 'shared-contracts/schemas/sms';
import type { Role } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../../db/run-as.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { holdAccount } from '../auth/hold-account.ts';
import { writeEvents } from '../events/write-events.ts';
import { sendText } from './outbox.ts';
import { smsCode } from './sms-code.ts';
import type { SmsTexts } from './sms-texts.ts';

interface Asking {
  readonly userId: string;
  readonly now: Date;
}

/** Sends a code to a phone, in the place of an earlier one. The number that is confirmed stays until then. `tx` runs as `system`. */
export async function askNumber(tx: Tx, { userId, now }: Asking, phone: string): Promise<void> {
  await holdAccount(tx, userId);
  const expiresAt = new Date(now.getTime() + smsCodeMinutes * 60_000);
  const { nonce } = await tx
    .insertInto('smsCodes')
    .values({ userId, phone, expiresAt })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((eb) => ({
        phone,
        expiresAt,
        attempts: 0,
        nonce: eb.ref('excluded.nonce'),
      })),
    )
    .returning('nonce')
    .executeTakeFirstOrThrow();
  await sendText<SmsTexts>(tx, {
    eventId: `sms_code:${nonce}`,
    to: { userId, phone },
    template: 'sms_code',
    data: { nonce },
  });
}

/** Takes the code that was sent: the person reads what comes to this number and wants it. Returns whether it was right. `tx` runs as `system`. */
export async function confirmNumber(
  tx: Tx,
  { userId, role, now, secret }: Asking & { readonly role: Role; readonly secret: string },
  code: string,
): Promise<boolean> {
  await holdAccount(tx, userId);
  const asked = await tx
    .updateTable('smsCodes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('attempts', '<', smsCodeTries)
    .returning(['phone', 'nonce'])
    .executeTakeFirst();
  if (!asked || !timingSafeEqual(Buffer.from(smsCode(secret, asked.nonce)), Buffer.from(code))) return false;
  await tx.deleteFrom('smsCodes').where('userId', '=', userId).execute();
  const number = { phone: asked.phone, confirmedAt: now, stoppedAt: null };
  await tx
    .insertInto('smsNumbers')
    .values({ userId, ...number })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(number))
    .execute();
  const entry = { actorId: userId, actorRole: role, action: 'account.sms-number-confirmed', subject: userId };
  await appendAudit(tx, { ...entry, details: {} });
  await writeEvents(tx, [{ userId, type: 'account.changed', data: { part: 'sms' } }]);
  return true;
}

/** Forgets the number and the code that is awaited. `tx` runs as `system`. */
export async function removeNumber(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('smsCodes').where('userId', '=', userId).execute();
  await tx.deleteFrom('smsNumbers').where('userId', '=', userId).execute();
  await writeEvents(tx, [{ userId, type: 'account.changed', data: { part: 'sms' } }]);
}
