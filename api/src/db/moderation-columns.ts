import { sql } from 'kysely';
import { moderationStates } from 'shared-contracts/schemas/moderation';

const states = sql.join(moderationStates.map((state) => sql.lit(state)));

/** Columns of a table of public texts. Part of released migrations: never changed. */
export const moderationColumns = sql`
      moderation text not null default 'visible' check (moderation in (${states})),
      report_reason text check (length(report_reason) <= 500),
      reported_by uuid,
      reported_at timestamptz`;
