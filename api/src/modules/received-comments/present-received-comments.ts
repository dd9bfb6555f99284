import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { presentAuthors } from '../comments/present-comments.ts';

interface Told {
  readonly id: string;
  readonly body: string;
  readonly titleFr: string | null;
  readonly titleEn: string | null;
}

/** Adds what the comment says, its author as everybody sees them, and the titles of the article; two queries per page. */
export async function presentReceivedComments(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.map(({ id }) => String(id));
  const { rows: told } = await context.asSystem((tx) =>
    sql<Told>`
      select c.id, c.body, a.title_fr, a.title_en from comments c join articles a on a.id = c.article_id
      where c.id in (${sql.join(ids)})`.execute(tx),
  );
  const authors = await presentAuthors(
    context,
    ids.map((id) => ({ id })),
  );
  const authorOf = new Map(authors.map(({ id, author }) => [id, author]));
  const textOf = new Map(told.map(({ id, ...text }) => [id, text]));
  return rows.map((row) => ({ ...row, ...textOf.get(String(row.id)), author: authorOf.get(row.id) }));
}
