import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import type { ColumnErasure, TableErasure } from '../../policy/erasure.ts';
import type { Policy } from '../../policy/policy.ts';

/** Erases an account's rows and columns as the policies declare (decision 072). `tx` runs as `system`. */
export async function eraseAccount(tx: Tx, policies: readonly Policy[], userId: string): Promise<void> {
  for (const { table, erasure } of policies) {
    if (erasure === 'nothing personal') continue;
    const { rowsOf = [], rowsOfBoth, columns = {} } = erasure;
    const is = (column: string) => sql<boolean>`${sql.ref(column)} = ${userId}`;
    for (const rows of [...rowsOf.map(is), ...(rowsOfBoth ? [isLastOf(rowsOfBoth, userId)] : [])])
      await sql`delete from ${sql.table(table)} where ${rows}`.execute(tx);
    for (const [rows, values] of changesOf(columns, userId))
      await sql`update ${sql.table(table)} set ${sql.join(values)} where ${rows}`.execute(tx);
  }
}

/** The account is one of the parties, and the other has been deleted already. */
function isLastOf(parties: readonly [string, string], userId: string): RawBuilder<boolean> {
  const [one, other] = parties.map((column) => sql.ref(column)) as [RawBuilder<unknown>, RawBuilder<unknown>];
  return sql<boolean>`(${userId} in (${one}, ${other})
    and (select every(id = ${userId} or deleted_at is not null) from users where id in (${one}, ${other})))`;
}

/** Rows and new values, one statement per set of columns with the same condition. */
function changesOf(columns: NonNullable<TableErasure['columns']>, userId: string) {
  const changes = new Map<string, [rows: RawBuilder<boolean>, values: RawBuilder<unknown>[]]>();
  for (const [column, erasure] of Object.entries<ColumnErasure<string> | undefined>(columns)) {
    if (erasure === undefined || 'kept' in erasure) continue;
    const { of, becomes, keptFor } = erasure;
    const rows = keptFor === undefined ? sql<boolean>`${sql.ref(of)} = ${userId}` : isLastOf([of, keptFor], userId);
    const [, values] = changes.get(`${of} ${keptFor}`) ?? [rows, []];
    changes.set(`${of} ${keptFor}`, [rows, values]);
    const value = typeof becomes === 'string' ? becomes.replace('{id}', userId) : becomes;
    values.push(sql`${sql.ref(column)} = ${value}`);
  }
  return changes.values();
}
