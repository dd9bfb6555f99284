import type { Tx } from '../../db/run-as.ts';
import { hashToken, newToken } from '../tokens/hash-token.ts';

/** Mailed tokens, stored as hashes. A new one does not invalidate earlier ones. */
export const mailedTokens = (table: 'passwordResets' | 'emailConfirmations', minutes: number) => ({
  async issue(tx: Tx, userId: string, now: Date): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    await tx
      .insertInto(table)
      .values({ hash: hashToken(token), userId, expiresAt })
      .execute();
    return token;
  },

  /** The token's account; undefined when it was used, has expired or never existed. */
  async find(tx: Tx, token: string, now: Date): Promise<string | undefined> {
    const row = await tx
      .selectFrom(table)
      .select('userId')
      .where('hash', '=', hashToken(token))
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    return row?.userId;
  },

  /** Consumes the token: of two requests with the same one, one succeeds. */
  async take(tx: Tx, token: string, now: Date): Promise<string | undefined> {
    const row = await tx
      .deleteFrom(table)
      .where('hash', '=', hashToken(token))
      .where('expiresAt', '>', now)
      .returning('userId')
      .executeTakeFirst();
    return row?.userId;
  },
});
