import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { runStatements } from '../ddl/run-statements.ts';

/** What people come with, in their own words, and the field of law that it leads to. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`
      alter table categories
        add column need_fr text check (length(need_fr) between 1 and 40),
        add column need_en text check (length(need_en) between 1 and 40)`,
    ...Object.entries(needs).map(
      ([id, [fr, en]]) =>
        sql`update categories set need_fr = ${sql.lit(fr)}, need_en = ${sql.lit(en)} where id = ${sql.lit(id)}`,
    ),
  ]);
}

const needs = {
  civil: ['Un divorce', 'A divorce'],
  criminal: ['Une garde à vue', 'An arrest'],
  commercial: ['Un impayé', 'An unpaid invoice'],
  business: ['Créer une société', 'Starting a company'],
  labour: ['Un licenciement', 'A dismissal'],
  land: ['Un terrain', 'A plot of land'],
} as const satisfies Partial<Record<LegalCategory, readonly [fr: string, en: string]>>;
