import { createHmac, timingSafeEqual } from 'node:crypto';
import { notificationKinds } from 'shared-contracts/schemas/notification-choice';
import type { NotificationKind } from 'shared-contracts/schemas/notification-choice';
import type { Config } from '../../settings/config.ts';

type Signer = Pick<Config, 'secret' | 'apiUrl'>;

const signatureOf = ({ secret }: Pick<Signer, 'secret'>, subject: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe\0${subject}`).digest().subarray(0, 16);

/** Ends the mails of these kinds for one account, and nothing else; it never expires, as the mail does not. */
export function unsubscribeAddress(config: Signer, userId: string, kinds: readonly NotificationKind[]): string {
  const subject = `${userId}.${kinds.join('-')}`;
  return `${config.apiUrl}/unsubscribe/${subject}.${signatureOf(config, subject).toString('base64url')}`;
}

/** Undefined for what we have not signed. */
export function readUnsubscribe(
  config: Pick<Signer, 'secret'>,
  text: string,
): { userId: string; kinds: readonly NotificationKind[] } | undefined {
  const [userId = '', names = '', signature = ''] = text.split('.', 3);
  const kinds = names.split('-').flatMap((name) => notificationKinds.find((one) => one === name) ?? []);
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(config, `${userId}.${names}`);
  return kinds.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
    ? { userId, kinds }
    : undefined;
}
