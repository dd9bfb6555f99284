import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const IV = 12;
const TAG = 16;
const keyOf = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', `nimbia ${use}`, 32));

/** Encrypts what has to be read again (AES-256-GCM), bound to its account. */
export function seal(secret: string, userId: string, text: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, 'code app'), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error for what was sealed with another secret or for another account. */
export function unseal(secret: string, userId: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, 'code app'), sealed.subarray(0, IV), {
    authTagLength: TAG,
  })
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}

/** A keyed hash: 50 bits would be guessed from a plain one by a reader of the database. */
export const keyedHash = (secret: string, userId: string, code: string): Buffer =>
  createHmac('sha256', keyOf(secret, 'recovery codes')).update(`${userId}\0${code}`).digest();
