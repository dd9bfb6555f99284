import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Config } from '../../settings/config.ts';
import type { Tx } from '../../db/run-as.ts';
import { shownEmail } from 'shared-contracts/formats/person/shown-email';

/** It is heavy, and few sign in with it. */
const library = () => import('@simplewebauthn/server');

/** Where people sign in: passkeys are bound to its host name. */
const rpOf = ({ webOrigins }: Config) => new URL(webOrigins[0] ?? 'http://localhost').hostname;

const keysOf = (tx: Tx, userId: string) =>
  tx.selectFrom('passkeys').select(['credentialId', 'transports']).where('userId', '=', userId).execute();

const described = (keys: Awaited<ReturnType<typeof keysOf>>) =>
  keys.map(({ credentialId: id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }));

/** What the browser needs to make a passkey. */
export async function creationOptions(tx: Tx, config: Config, user: { id: string; email: string; name: string }) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Nimbia',
    rpID: rpOf(config),
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: shownEmail(user.email),
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: described(await keysOf(tx, user.id)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** What the browser needs to ask for a passkey: one of the account's, or any without an account. */
export async function requestOptions(tx: Tx, config: Config, userId: string | null) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: rpOf(config),
    userVerification: userId === null ? 'required' : 'preferred',
    ...(userId !== null && { allowCredentials: described(await keysOf(tx, userId)) }),
  });
}

/** The key of a registration; undefined when it was not made for us or not for this challenge. */
export async function madePasskey(config: Config, challenge: string, response: object) {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON, // checked by the library
    expectedChallenge: challenge,
    expectedOrigin: [...config.webOrigins],
    expectedRPID: rpOf(config),
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...transports],
  };
}

/**
 * The account whose passkey has signed the challenge; undefined when none has. Without a password before it (`isAlone`) the device
 * must have verified its user. `tx` runs as `system`.
 */
export async function usePasskey(
  tx: Tx,
  config: Config,
  { challenge, response, isAlone, now }: { challenge: string; response: { id: string }; isAlone: boolean; now: Date },
): Promise<string | undefined> {
  const key = await tx
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select(['passkeys.id', 'passkeys.userId', 'passkeys.credentialId', 'passkeys.publicKey', 'passkeys.counter'])
    .where('credentialId', '=', response.id)
    .where('users.deletedAt', 'is', null)
    .forUpdate('passkeys')
    .executeTakeFirst();
  if (!key) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON, // checked by the library
    expectedChallenge: challenge,
    expectedOrigin: [...config.webOrigins],
    expectedRPID: rpOf(config),
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
    requireUserVerification: isAlone,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  await tx
    .updateTable('passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, usedAt: now })
    .where('id', '=', key.id)
    .execute();
  return key.userId;
}
