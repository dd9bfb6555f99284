import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Encrypts texts that the API must read again, such as passwords of other services, with a key derived from the configured secret. */
export interface Sealer {
  /** `owner` is what the text belongs to: only with the same one can it be opened. */
  seal(text: string, owner: string): Buffer;
  /** Undefined where it cannot be opened: changed, of another owner, or sealed with another secret. */
  open(sealed: Buffer, owner: string): string | undefined;
}

/** AES-256-GCM. Each purpose has a key of its own. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `nimbia ${purpose}`, 32));
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const body = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...body]);
    },
    open(sealed, owner) {
      try {
        const [nonce, tag] = [sealed.subarray(0, NONCE), sealed.subarray(NONCE, NONCE + TAG)];
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(owner));
        decipher.setAuthTag(tag);
        return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
