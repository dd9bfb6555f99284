import { sql } from 'kysely';
import type * as v from 'valibot';
import type { party } from 'shared-contracts/schemas/party';
import type { CallContext } from '../../generic/call-context.ts';

export type Party = v.InferOutput<typeof party>;

/** Null for a client. Without an active consultation there is no call type. */
const isBookable = sql<boolean | null>`case when professionals.id is not null then
  is_listed(professionals.verified_at, professionals.verified_until) and professionals.call_types <> '{}' end`;

/** People as the other party may see them (name, place, time zone and public contact), by id; one query per page. */
export async function readParties(
  context: Pick<CallContext, 'asSystem'>,
  ids: readonly unknown[],
): Promise<ReadonlyMap<string, Party>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
  if (wanted.length === 0) return new Map();
  const people = await context.asSystem((tx) =>
    tx
      .selectFrom('users')
      .leftJoin('professionals', 'professionals.id', 'users.id')
      .select((eb) => [
        'users.id',
        'users.firstNames',
        'users.lastName',
        'professionals.kind',
        'professionals.companyName',
        'professionals.slug',
        'professionals.city',
        'professionals.country',
        'professionals.profileImage',
        'professionals.address',
        'professionals.latitude',
        'professionals.longitude',
        'professionals.publicPhone',
        'professionals.publicEmail',
        'professionals.cancelNoticeHours',
        eb.fn.coalesce('professionals.timeZone', 'users.timeZone').as('timeZone'),
        isBookable.as('isBookable'),
      ])
      .where('users.id', 'in', wanted)
      .execute(),
  );
  return new Map(people.map((person) => [person.id, person]));
}
