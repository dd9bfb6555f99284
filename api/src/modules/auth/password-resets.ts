import type { Tx } from '../../db/run-as.ts';
import { hashToken, newToken } from './hash-token.ts';

export const RESET_MINUTES = 30;

/** A token that is mailed and kept nowhere. All that are still good work, so that asking twice does not break the first mail. */
export async function issueReset(tx: Tx, userId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await tx
    .insertInto('passwordResets')
    .values({ hash: hashToken(token), userId, expiresAt })
    .execute();
  return token;
}

/** Whose password the token may set; undefined when it was used, has expired or never was. */
export async function findReset(tx: Tx, token: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .selectFrom('passwordResets')
    .select('userId')
    .where('hash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.userId;
}

/** Takes the token: of two who bring the same one, one gets it. */
export async function takeReset(tx: Tx, token: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passwordResets')
    .where('hash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId;
}
