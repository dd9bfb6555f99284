import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadPurpose } from 'shared-contracts/schemas/upload';
import type { Services } from '../../services.ts';

const LIFETIME_MS = 5 * 60_000;

/** Purposes whose files need a signed link. */
export const privatePurposes: readonly UploadPurpose[] = ['document', 'appointment'];

/** Path of an image on the API host. */
export const addressOf = (key: string): string => `/uploads/${key}`;

type Signer = Pick<Services, 'config' | 'now'>;

const signatureOf = ({ config }: Signer, key: string, expires: string): Buffer =>
  createHmac('sha256', config.secret).update(`document\0${key}\0${expires}`).digest();

/** A link that opens a private file for five minutes without a session, since downloads carry none. */
export function signedAddress(signer: Signer, key: string): string {
  const expires = String(Math.floor((signer.now().getTime() + LIFETIME_MS) / 1000));
  const signature = signatureOf(signer, key, expires).toString('base64url');
  return `${addressOf(key)}?expires=${expires}&signature=${signature}`;
}

/** Whether the signature is ours and has not expired. */
export function isSigned(signer: Signer, key: string, { expires, signature }: Record<string, unknown>): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/u.test(expires)) return false;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(signer, key, expires);
  return given.length === expected.length && timingSafeEqual(given, expected) && isAhead(signer, expires);
}

const isAhead = ({ now }: Signer, expires: string): boolean => Number(expires) * 1000 > now().getTime();
