import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';

/** Adds the author as shown in public (`Amina B.`) and the professional; one query per page. */
export async function presentReviews(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.map((row) => String(row.id));
  const { rows: people } = await context.asSystem((tx) =>
    sql<{ id: string; author: string; slug: string; firstNames: string; lastName: string }>`
      select r.id, case when c.deleted_at is null then c.first_names || ' ' || left(c.last_name, 1) || '.' else '–' end as author, p.slug, p.first_names, p.last_name
      from reviews r join users c on c.id = r.client_id join professionals p on p.id = r.professional_id
      where r.id in (${sql.join(ids)})`.execute(tx),
  );
  const byId = new Map(people.map(({ id, author, ...professional }) => [id, { author, professional }]));
  return rows.map((row) => ({ ...row, ...byId.get(String(row.id)) }));
}
