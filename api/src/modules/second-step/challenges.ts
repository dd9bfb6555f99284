import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { SecondStepChallenge } from 'shared-contracts/schemas/second-step';
import type { Tx } from '../../db/run-as.ts';
import type { SecondStepChallengesTable } from '../../db/schema/account.ts';
import { hashToken, newToken } from '../tokens/hash-token.ts';
import { methodsOf } from './methods-of.ts';

const LIFETIME_MS = 5 * 60_000;
/** Then the password is asked for again. */
const MAX_ATTEMPTS = 5;

export type Challenge = Selectable<SecondStepChallengesTable>;
type Purpose = Challenge['purpose'];

interface NewChallenge {
  readonly purpose: Purpose;
  readonly userId?: string;
  readonly sessionId?: string;
  readonly webauthn?: string;
}

/** A token that is good for five minutes. `tx` runs as `system`. */
export async function issueChallenge(tx: Tx, challenge: NewChallenge, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await tx
    .insertInto('secondStepChallenges')
    .values({ ...challenge, hash: hashToken(token), expiresAt })
    .execute();
  return token;
}

/** What an account is asked for after its password; undefined without a second step. `tx` runs as `system`. */
export async function askSecondStep(
  tx: Tx,
  challenge: NewChallenge & { readonly userId: string },
  now: Date,
): Promise<SecondStepChallenge | undefined> {
  const methods = await methodsOf(tx, challenge.userId);
  return methods.length === 0 ? undefined : { token: await issueChallenge(tx, challenge, now), methods: [...methods] };
}

/** The challenge of a token, with one attempt more counted; undefined when it has ended. Commit it before what may fail. */
export async function attemptChallenge(
  tx: Tx,
  token: string,
  { purpose, sessionId, now }: { purpose: Purpose; sessionId?: string; now: Date },
): Promise<Challenge | undefined> {
  const { rows } = await sql<Challenge>`
    update second_step_challenges set attempts = attempts + 1
    where hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > ${now} and attempts < ${MAX_ATTEMPTS}
      and session_id is not distinct from ${sessionId ?? null}::uuid
    returning *`.execute(tx);
  return rows[0];
}

/** Of two requests with the same token, one succeeds. */
export async function endChallenge(tx: Tx, { hash }: Pick<Challenge, 'hash'>): Promise<boolean> {
  const ended = await tx
    .deleteFrom('secondStepChallenges')
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Keeps what a passkey has to sign. */
export async function keepWebauthn(tx: Tx, token: string, webauthn: string, now: Date): Promise<void> {
  await tx
    .updateTable('secondStepChallenges')
    .set({ webauthn })
    .where('hash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .execute();
}

/** The account of a sign-in that waits for its second step, or of a session that proves one. */
export const findChallenge = (tx: Tx, token: string, now: Date) =>
  tx
    .selectFrom('secondStepChallenges')
    .select(['userId', 'sessionId', 'purpose'])
    .where('hash', '=', hashToken(token))
    .where('purpose', 'in', ['sign_in', 'prove'])
    .where('expiresAt', '>', now)
    .executeTakeFirst();
