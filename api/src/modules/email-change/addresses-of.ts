import type { Tx } from '../../db/run-as.ts';
import type { EmailKind } from '../../db/schema/account.ts';

type Addresses = Readonly<{ signIn: string; recovery: string | null }>;

/** The e-mails that count. `tx` runs as `system`. */
export const addressesOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .leftJoin('professionals', 'professionals.id', 'users.id')
    .select(['users.role', 'users.email as signIn', 'secondaryEmail as recovery'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();

/** The one that the e-mail of this kind has to differ from. */
export const otherThan = (kind: EmailKind, account: Addresses): string | null =>
  kind === 'sign_in' ? account.recovery : account.signIn;

/** Taken by another account. */
export const isTaken = async (tx: Tx, email: string, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst()) !== undefined;
