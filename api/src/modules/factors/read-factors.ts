import type { Tx } from '../../db/run-as.ts';

/** The second steps of an account. `tx` runs as `system`. */
export async function readFactors(tx: Tx, userId: string) {
  const codeApp = await tx
    .selectFrom('codeApps')
    .select('confirmedAt')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  const passkeys = await tx
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'usedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const { count } = await tx
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const createdAt = codeApp?.confirmedAt;
  return { codeApp: createdAt ? { createdAt } : null, passkeys, recoveryCodes: Number(count) };
}

export const accountOf = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select(['email', 'firstNames', 'lastName']).where('id', '=', userId).executeTakeFirstOrThrow();
