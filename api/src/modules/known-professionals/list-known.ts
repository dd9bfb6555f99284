import type { KnownQuery } from 'shared-contracts/schemas/known-professional';
import type { CallContext } from '../../generic/call-context.ts';
import { selectPage } from '../../generic/rows.ts';
import { checkQuery } from '../../policy/query.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { readCards } from '../professionals/read-cards.ts';
import { findKnown } from './find-known.ts';
import type { Found } from './find-known.ts';

interface KnownPage {
  readonly data: readonly object[];
  readonly page: { readonly next: string | null; readonly limit: number };
}

/** A page of the caller's professionals: one statement finds them, two more read who they are. @throws Problem 422 for a cursor of another list. */
export async function listKnown(context: CallContext, { group, limit, cursor }: KnownQuery): Promise<KnownPage> {
  const { cursors } = context.services;
  const binding = `known ${group}`;
  const after = cursor === undefined ? undefined : cursors.decode(binding, cursor);
  const found = await findKnown(context, { group, limit: limit + 1, after });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const next = last ? cursors.encode(binding, [last.mark, last.professionalId]) : null;
  const ids = shown.map(({ professionalId }) => professionalId);
  const cards = await readCards(context, ids);
  const profiles = await readListed(context, ids);
  const data = shown.map((one) => ({
    ...withoutKeys(one),
    professional: cards.get(one.professionalId),
    profile: profiles.get(one.professionalId) ?? null,
  }));
  return { data, page: { next, limit } };
}

const withoutKeys = ({ professionalId: _, mark: __, ...shown }: Found): Omit<Found, 'professionalId' | 'mark'> => shown;

/** With the caller's rights, which hide who is not listed. */
async function readListed(context: CallContext, ids: readonly string[]): Promise<Map<string, object>> {
  if (ids.length === 0) return new Map();
  const query = checkQuery(professionalsPolicy, context.scope, { where: { id: { $in: ids } }, limit: ids.length });
  const { data } = await selectPage(context, professionalsPolicy, query);
  return new Map(data.map((row) => [String(row.id), row]));
}
