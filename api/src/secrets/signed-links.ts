import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Config } from '../settings/config.ts';

const LIFETIME_MS = 5 * 60_000;

interface Signer {
  readonly config: Pick<Config, 'secret'>;
  now(): Date;
}

/** What a link opens: its kind, and the id or key of one thing. */
type LinkSubject = readonly [kind: 'document' | 'export' | 'invoice', id: string];

/** The query of a signed link; `expires` in seconds since 1970. */
export const linkSignature = v.object({
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/u)),
  signature: v.pipe(v.string(), v.maxLength(64)),
});

const signatureOf = ({ config }: Signer, subject: LinkSubject, expires: string): Buffer =>
  createHmac('sha256', config.secret)
    .update([...subject, expires].join('\0'))
    .digest();

/** The query that opens a private file for five minutes without a session, since downloads carry none. */
export function signLink(signer: Signer, subject: LinkSubject): string {
  const expires = String(Math.floor((signer.now().getTime() + LIFETIME_MS) / 1000));
  return `expires=${expires}&signature=${signatureOf(signer, subject, expires).toString('base64url')}`;
}

/** Whether the signature is ours and has not expired. */
export function isSignedLink(signer: Signer, subject: LinkSubject, query: unknown): boolean {
  if (!v.is(linkSignature, query)) return false;
  const given = Buffer.from(query.signature, 'base64url');
  const expected = signatureOf(signer, subject, query.expires);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(query.expires) * 1000 > signer.now().getTime();
}
