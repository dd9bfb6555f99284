import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { readBack } from '../../generic/write-calls.ts';
import type { Policy } from '../../policy/policy.ts';

/** Somebody reports a text. Only the first report of what is visible is kept; the reporter gets the same answer either way. */
export async function reportText(context: CallContext, policy: Policy, id: string, reason: unknown): Promise<Row> {
  await context.asSystem((tx) =>
    sql`update ${sql.table(policy.table)}
      set moderation = 'reported', report_reason = ${reason}, reported_by = ${context.caller.userId}::uuid, reported_at = ${context.now}
      where id = ${id} and moderation = 'visible'`.execute(tx),
  );
  return readBack(context, { policy }, id);
}
