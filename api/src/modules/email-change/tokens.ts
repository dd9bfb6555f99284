import type { Tx } from '../../db/run-as.ts';
import type { EmailChangeTokensTable } from '../../db/schema/account.ts';
import { hashToken, newToken } from '../tokens/hash-token.ts';

type Purpose = EmailChangeTokensTable['purpose'];

/** A token for a mail, kept by its hash; a mail that is sent again brings another one, and both are good. */
export async function issueToken(tx: Tx, changeId: string, purpose: Purpose): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('emailChangeTokens')
    .values({ hash: hashToken(token), changeId, purpose })
    .execute();
  return token;
}

/** The change that a token confirms, while nobody has, or stops; undefined when it is over. `tx` runs as `system`. */
export const findChange = (tx: Tx, token: string, purpose: Purpose, now: Date) =>
  tx
    .selectFrom('emailChangeTokens')
    .innerJoin('emailChanges', 'emailChanges.id', 'emailChangeTokens.changeId')
    .select(['emailChanges.id', 'userId', 'kind'])
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .$if(purpose === 'confirm', (query) => query.where('confirmedAt', 'is', null))
    .executeTakeFirst();
