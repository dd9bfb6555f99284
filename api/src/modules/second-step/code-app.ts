import { Secret, TOTP } from 'otpauth';
import type { Config } from '../../settings/config.ts';
import type { Tx } from '../../db/run-as.ts';
import { seal, unseal } from './seal.ts';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

const PERIOD = 30;

const totp = (secret: Secret, label: string) => new TOTP({ issuer: 'Nimbia', label, secret, period: PERIOD });

/** A new secret, which waits for a first code. `tx` runs as `system`. */
export async function startCodeApp(
  tx: Tx,
  { secret: key }: Config,
  { userId, email }: { userId: string; email: string },
) {
  const secret = new Secret({ size: 20 });
  const row = { userId, secret: seal(key, userId, secret.base32), confirmedAt: null, lastStep: 0 };
  await tx
    .insertInto('codeApps')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row).where('codeApps.confirmedAt', 'is', null))
    .execute();
  return { secret: secret.base32, uri: totp(secret, shownEmail(email)).toString() };
}

/** Takes a code of now, one step earlier or later, once: neither it nor an earlier one is taken again. `tx` runs as `system`. */
export async function takeAppCode(
  tx: Tx,
  { secret }: Config,
  { userId, code, now, pending = false }: { userId: string; code: string; now: Date; pending?: boolean },
): Promise<boolean> {
  const app = await tx
    .selectFrom('codeApps')
    .select(['secret', 'lastStep'])
    .where('userId', '=', userId)
    .where('confirmedAt', pending ? 'is' : 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!app || !/^\d{6}$/u.test(code)) return false;
  const timestamp = now.getTime();
  const delta = totp(Secret.fromBase32(unseal(secret, userId, app.secret)), '').validate({
    token: code,
    timestamp,
    window: 1,
  });
  const step = Math.floor(timestamp / 1000 / PERIOD) + (delta ?? 0);
  if (delta === null || step <= app.lastStep) return false;
  await tx
    .updateTable('codeApps')
    .set({ lastStep: step, ...(pending && { confirmedAt: now }) })
    .where('userId', '=', userId)
    .execute();
  return true;
}
