import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';

/** What a card shows of a professional: nothing that the public listing does not. */
export const cardColumns = [
  'id',
  'slug',
  'kind',
  'companyName',
  'firstNames',
  'lastName',
  'profession',
  'gender',
  'city',
  'profileImage',
  'ratingAverage',
  'ratingCount',
  'verifiedAt',
  'availableNow',
] as const;

/** Cards by id, one query for a whole page; also of those who are not listed any more, so that what they wrote keeps its author. */
export async function readCards(context: CallContext, ids: readonly string[]) {
  const cards = await context.asSystem((tx) =>
    tx
      .selectFrom('professionals')
      .select(cardColumns)
      .where(sql<boolean>`id = any(${[...new Set(ids)]}::uuid[])`)
      .execute(),
  );
  return new Map(cards.map((card) => [card.id, card]));
}
