import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Tx } from '../../src/db/run-as.ts';

export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** All statements sent to the database while `work` runs, in order, with begin, commit and role switches. */
export async function statementsOf(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    sent.push(typeof first === 'string' ? { text: first, values: values ?? [] } : { values: [], ...first });
    return query.apply(this, args);
  });
  try {
    await work();
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query);
  }
  return sent;
}

/** Runs the statements again, in order and with their roles, and returns the plan of each one on professionals. */
export async function explainAll(tx: Tx, statements: readonly SentStatement[]): Promise<string[]> {
  const plans: string[] = [];
  for (const { text, values } of statements) {
    if (/^(begin|commit)/u.test(text)) continue;
    if (/from "?professionals/u.test(text)) {
      const { rows } = await tx.executeQuery<Record<string, string>>(CompiledQuery.raw(`explain ${text}`, [...values]));
      plans.push(rows.map((row) => Object.values(row)[0]?.replaceAll(/'\{[-0-9a-f,]+\}'/gu, '{…}')).join('\n'));
    } else await tx.executeQuery(CompiledQuery.raw(text, [...values]));
  }
  return plans;
}
