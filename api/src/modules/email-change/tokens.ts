import type { Tx } from '../../db/run-as.ts';
import type { EmailChangeTokensTable, EmailKind, EmailStep } from '../../db/schema/account.ts';
import { hashToken, newToken } from '../tokens/hash-token.ts';

/** A recovery e-mail may have been named at the registration, where nobody waits for a mail. */
export const CONFIRM_DAYS: Readonly<Record<EmailKind, number>> = { sign_in: 1, recovery: 7 };

/** How long the e-mail to sign in with, or the one it was, can take a change back. */
export const STOP_DAYS = 7;

const purposeOf = (kind: EmailKind, step: EmailStep): EmailChangeTokensTable['purpose'] =>
  kind === 'recovery' ? `recovery_${step}` : step;

/** A token for a mail, kept by its hash; a mail that is sent again brings another one, and both are good. */
export async function issueToken(
  tx: Tx,
  { id, kind }: { readonly id: string; readonly kind: EmailKind },
  step: EmailStep,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('emailChangeTokens')
    .values({ hash: hashToken(token), changeId: id, purpose: purposeOf(kind, step) })
    .execute();
  return token;
}

/** The change that a token confirms, while nobody has, or stops; undefined when it is over. `tx` runs as `system`. */
export const findChange = (tx: Tx, token: string, step: EmailStep, now: Date) =>
  tx
    .selectFrom('emailChangeTokens')
    .innerJoin('emailChanges', 'emailChanges.id', 'emailChangeTokens.changeId')
    .select(['emailChanges.id', 'userId', 'kind'])
    .where('hash', '=', hashToken(token))
    .where(({ or, and }) =>
      or((['sign_in', 'recovery'] as const).map((kind) => and({ kind, purpose: purposeOf(kind, step) }))),
    )
    .where('expiresAt', '>', now)
    .$if(step === 'confirm', (query) => query.where('confirmedAt', 'is', null))
    .executeTakeFirst();
