import { sql } from 'kysely';
import type * as v from 'valibot';
import type { author } from 'shared-contracts/schemas/discussion';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';

/** Adds the author: the pseudonym, or the name (clients abbreviated, professionals in full, firms by company name) with a link to the profile. One query. */
export async function presentComments(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.map((row) => String(row.id));
  const { rows: authors } = await context.asSystem((tx) =>
    sql<v.InferOutput<typeof author> & { id: string }>`
      select c.id, u.role, case when c.pseudonym is null then p.slug end as slug, coalesce(c.pseudonym,
        case when p.kind = 'legal_entity' then p.company_name end,
        u.first_names || ' ' || case when p.id is null then left(u.last_name, 1) || '.' else u.last_name end) as name
      from comments c join users u on u.id = c.author_id left join professionals p on p.id = u.id
      where c.id in (${sql.join(ids)})`.execute(tx),
  );
  const byId = new Map(authors.map(({ id, ...author }) => [id, author]));
  return rows.map((row) => ({ ...row, author: byId.get(String(row.id)) }));
}
