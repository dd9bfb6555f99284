import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { readCards } from '../professionals/read-cards.ts';
import { listedAmong } from './listed-among.ts';

/** Adds who stands in, and whether visitors still see it. */
export async function presentSubstitutes(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = rows.flatMap(({ substituteId }) => (typeof substituteId === 'string' ? [substituteId] : []));
  if (ids.length === 0) return rows.map((row) => ({ ...row, substitute: null }));
  const [cards, listed] = [await readCards(context, ids), await listedAmong(context, ids)];
  const substituteOf = (id: unknown) => {
    const card = cards.get(String(id));
    return card ? { ...card, isListed: listed.has(card.id) } : null;
  };
  return rows.map((row) => ({ ...row, substitute: substituteOf(row.substituteId) }));
}
