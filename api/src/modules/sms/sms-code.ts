import { createHmac } from 'node:crypto';

/** Six digits. The same at each attempt to send it, and kept nowhere. */
export function smsCode(secret: string, nonce: string): string {
  const number = createHmac('sha256', secret).update(`sms-code\0${nonce}`).digest().readUIntBE(0, 6);
  return String(number % 1_000_000).padStart(6, '0');
}
