import type { Tx } from '../../db/run-as.ts';
import { hashToken, newToken } from '../tokens/hash-token.ts';

/** How long a mail about an added factor can turn the second step off. */
export const STOP_DAYS = 7;

/** A token for a mail, kept by its hash; a mail that is sent again brings another one. `tx` runs as `system`. */
export async function issueStop(tx: Tx, userId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + STOP_DAYS * 86_400_000);
  await tx
    .insertInto('secondStepStops')
    .values({ hash: hashToken(token), userId, expiresAt })
    .execute();
  return token;
}

/** Whose second step a token turns off; undefined when it is over. `tx` runs as `system`. */
export const findStop = (tx: Tx, token: string, now: Date) =>
  tx
    .selectFrom('secondStepStops')
    .select('userId')
    .where('hash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
