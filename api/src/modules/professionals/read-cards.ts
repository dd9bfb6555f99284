import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';
import { availableNow } from '../availability/available-now.ts';

/** Columns of a professional's card, a subset of the public listing. */
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
] as const;

/** Cards by id in one query; unlisted professionals included, so that their texts keep an author. */
export async function readCards(context: CallContext, ids: readonly string[]) {
  const cards = await context.asSystem((tx) =>
    tx
      .selectFrom('professionals')
      .select([...cardColumns, availableNow(context.now).as('availableNow')])
      .where(sql<boolean>`id = any(${[...new Set(ids)]}::uuid[])`)
      .execute(),
  );
  return new Map(cards.map((card) => [card.id, card]));
}
