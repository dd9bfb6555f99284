import { sql } from 'kysely';
import { moderationStates } from 'shared-contracts/schemas/account-lists';
import { textLiterals } from './text-literals.ts';

/** Columns of a table of public texts. Part of the baseline migrations: never changed once these are released. */
export const moderationColumns = sql`
      moderation text not null default 'visible' check (moderation in (${textLiterals(moderationStates)})),
      report_reason text check (length(report_reason) <= 500),
      reported_by uuid,
      reported_at timestamptz`;
