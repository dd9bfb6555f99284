import { createHmac } from 'node:crypto';
import type { IceServer } from 'shared-contracts/schemas/meeting';
import type { Config } from '../../settings/config.ts';

interface Ice {
  readonly iceServers: IceServer[];
  readonly expiresAt: string | null;
}

/**
 * The configured servers. Relays get credentials that end, by the TURN REST scheme (draft-uberti-behave-turn-rest-00): the user is
 * `expiry:name`, the password its HMAC. The name tells the relay's log nothing about the account.
 */
export function iceFor({ ice, secret }: Pick<Config, 'ice' | 'secret'>, userId: string, now: Date): Ice {
  const { stunUrls, turn } = ice;
  const stun = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
  if (!turn) return { iceServers: stun, expiresAt: null };
  const expiry = Math.floor(now.getTime() / 1000) + turn.minutes * 60;
  const name = createHmac('sha256', secret).update(`turn ${userId}`).digest('hex').slice(0, 16);
  const username = `${expiry}:${name}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return {
    iceServers: [...stun, { urls: [...turn.urls], username, credential }],
    expiresAt: new Date(expiry * 1000).toISOString(),
  };
}
