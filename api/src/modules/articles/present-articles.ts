import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { compileRows } from '../../policy/row-expression.ts';
import { visible } from '../comments/policy.ts';
import { readCards } from '../professionals/read-cards.ts';

/** Adds the author's card and the number of visible comments, and for the author whether changes wait; a query each per page. */
export async function presentArticles(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const counts = await context.asSystem((tx) =>
    tx
      .selectFrom('comments')
      .select(({ fn }) => ['articleId', fn.countAll<string>().as('count')])
      .where(
        'articleId',
        'in',
        rows.map((row) => String(row.id)),
      )
      .where(compileRows(visible))
      .groupBy('articleId')
      .execute(),
  );
  const countOf = new Map<unknown, number>(counts.map(({ articleId, count }) => [articleId, Number(count)]));
  const cards = await readCards(
    context,
    rows.flatMap(({ authorId }) => (typeof authorId === 'string' ? [authorId] : [])),
  );
  // A single row has the changes themselves.
  const isList = rows.some((row) => !('pending' in row));
  const waiting = context.scope === 'self' && isList ? await waitingOf(context, rows) : undefined;
  return rows.map((row) => ({
    ...row,
    ...(waiting && { hasPending: waiting.has(row.id) }),
    author: cards.get(String(row.authorId)) ?? null,
    commentCount: countOf.get(row.id) ?? 0,
  }));
}

/** Those with changes that are not published; lists lack the changes themselves. */
async function waitingOf(context: CallContext, rows: readonly Row[]): Promise<ReadonlySet<unknown>> {
  const ids = rows.map((row) => String(row.id));
  const found = await context.asSystem((tx) =>
    tx.selectFrom('articles').select('id').where('id', 'in', ids).where('pending', 'is not', null).execute(),
  );
  return new Set(found.map(({ id }) => id));
}
