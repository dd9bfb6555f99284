import { sql } from 'kysely';
import type * as v from 'valibot';
import type { author } from 'shared-contracts/schemas/author-card';
import type { commentSubject } from 'shared-contracts/schemas/discussion';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';

/** Adds the author and, for authors themselves, where their comment stands. */
export async function presentComments(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const shown = await presentAuthors(context, rows);
  if (context.scope !== 'self') return shown;
  const subjects = await subjectsOf(
    context,
    rows.map((row) => String(row.id)),
  );
  return shown.map((row) => ({ ...row, subject: subjects.get(String(row.id)) ?? null }));
}

/** Adds the author in one query: the pseudonym, or the name (that of a client abbreviated) with a link to the profile. */
export async function presentAuthors(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
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

/** The article or the question of each comment, while it is public. */
async function subjectsOf(context: CallContext, ids: readonly string[]) {
  const { rows } = await context.asSystem((tx) =>
    sql<v.InferOutput<typeof commentSubject> & { commentId: string }>`
      select c.id as comment_id, case when a.id is null then 'question' else 'article' end as kind, coalesce(a.id, q.id) as id,
        case when a.id is null then case q.lang when 'fr' then q.title end else a.title_fr end as title_fr,
        case when a.id is null then case q.lang when 'en' then q.title end else a.title_en end as title_en
      from comments c left join articles a on a.id = c.article_id and is_published(a.published_at, a.shown_until)
        left join answers w on w.id = c.answer_id left join questions q on q.id = w.question_id and q.moderation <> 'hidden'
      where c.id in (${sql.join(ids)}) and coalesce(a.id, q.id) is not null`.execute(tx),
  );
  return new Map(rows.map(({ commentId, ...subject }) => [commentId, subject]));
}
