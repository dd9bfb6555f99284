import { sql } from 'kysely';
import type { SecondStepMethod } from 'shared-contracts/schemas/second-step';
import type { Tx } from '../../db/run-as.ts';

/** How the account may prove the second step; none when it is off. `tx` runs as `system`. */
export async function methodsOf(tx: Tx, userId: string): Promise<readonly SecondStepMethod[]> {
  const { rows } = await sql<Record<SecondStepMethod, boolean>>`
    select exists (select from passkeys where user_id = ${userId}) as passkey,
      exists (select from code_apps where user_id = ${userId} and confirmed_at is not null) as code,
      exists (select from recovery_codes where user_id = ${userId} and used_at is null) as recovery`.execute(tx);
  const [has] = rows;
  if (!has?.passkey && !has?.code) return [];
  return (['passkey', 'code', 'recovery'] as const).filter((method) => has[method]);
}
