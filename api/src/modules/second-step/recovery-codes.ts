import { randomInt } from 'node:crypto';
import type { Config } from '../../settings/config.ts';
import type { Tx } from '../../db/run-as.ts';
import { keyedHash } from './seal.ts';

const COUNT = 10;
const LENGTH = 10;
/** Without letters that are taken for digits. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789';

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten new ones in the place of all others, as they are shown once. `tx` runs as `system`. */
export async function renewRecoveryCodes(tx: Tx, { secret }: Config, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await tx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, hash: keyedHash(secret, userId, code) })))
    .execute();
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Uses a code up. `tx` runs as `system`. */
export async function takeRecoveryCode(
  tx: Tx,
  { secret }: Config,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('hash', '=', keyedHash(secret, userId, code))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}
