import { sql } from 'kysely';
import type { ModerationState } from 'shared-contracts/schemas/account-lists';
import type { ReviewReport } from 'shared-contracts/schemas/review';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';

interface Shown {
  readonly id: string;
  readonly author: string;
  readonly slug: string;
  readonly firstNames: string;
  readonly lastName: string;
  readonly isReviewed: boolean;
  readonly moderation: ModerationState;
  readonly reportReason: string | null;
  readonly reportedAt: Date | null;
  readonly decidedAt: Date | null;
}

/**
 * Adds the author as shown in public (`Amina B.`) and the professional, who also gets their own report and what became of it; one
 * query per page.
 */
export async function presentReviews(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.map((row) => String(row.id));
  const { rows: people } = await context.asSystem((tx) =>
    sql<Shown>`
      select r.id, case when c.deleted_at is null then c.first_names || ' ' || left(c.last_name, 1) || '.' else '–' end as author, p.slug, p.first_names, p.last_name,
        r.professional_id = ${context.caller.userId}::uuid as is_reviewed, r.moderation, r.report_reason, r.reported_at, r.decided_at
      from reviews r join users c on c.id = r.client_id join professionals p on p.id = r.professional_id
      where r.id in (${sql.join(ids)})`.execute(tx),
  );
  const byId = new Map(people.map((shown) => [shown.id, shown]));
  return rows.map((row) => {
    const shown = byId.get(String(row.id));
    if (!shown) return row;
    const { author, slug, firstNames, lastName } = shown;
    const added = { author, professional: { slug, firstNames, lastName } };
    return { ...row, ...added, ...(shown.isReviewed ? { report: reportOf(shown) } : {}) };
  });
}

function reportOf({ moderation, reportReason, reportedAt, decidedAt }: Shown): ReviewReport | null {
  if (reportReason === null || reportedAt === null) return null;
  return {
    state: moderation === 'reported' ? 'waiting' : moderation === 'hidden' ? 'removed' : 'kept',
    reason: reportReason,
    reportedAt: reportedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
