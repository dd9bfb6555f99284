import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Change, Row } from '../../generic/table-module.ts';
import type { Policy } from '../../policy/policy.ts';

/** Reports a text. Only the first report of a visible text is kept; reporters read no column that it changes, so all get the same answer. */
export async function reportText(
  context: CallContext,
  policy: Policy,
  { id, before }: Change,
  reason: string,
): Promise<Row> {
  await context.asSystem((tx) =>
    sql`update ${sql.table(policy.table)}
      set moderation = 'reported', report_reason = ${reason}, reported_by = ${context.caller.userId}::uuid, reported_at = ${context.now}
      where id = ${id} and moderation = 'visible'`.execute(tx),
  );
  return before;
}
