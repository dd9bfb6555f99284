import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { readCards } from '../professionals/read-cards.ts';

/** Adds the author's card and whether the asker marked it as best; two queries per page. */
export async function presentAnswers(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.map((row) => String(row.id));
  const marked = await context.asSystem((tx) =>
    tx.selectFrom('questions').select('bestAnswerId').where('bestAnswerId', 'in', ids).execute(),
  );
  const best = new Set<unknown>(marked.map(({ bestAnswerId }) => bestAnswerId));
  const cards = await readCards(
    context,
    rows.map((row) => String(row.professionalId)),
  );
  return rows.map((row) => ({ ...row, isBest: best.has(row.id), author: cards.get(String(row.professionalId)) }));
}
