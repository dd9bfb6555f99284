import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { notificationKinds } from 'shared-contracts/schemas/notification-choice';
import { runStatements } from '../ddl/run-statements.ts';
import { textLiterals } from '../ddl/text-literals.ts';

/** What is told of invoices can be chosen too. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`alter table notification_choices drop constraint notification_choices_kind_check`,
    sql`
      alter table notification_choices add constraint notification_choices_kind_check
      check (kind in (${textLiterals(notificationKinds)}))`,
  ]);
}
