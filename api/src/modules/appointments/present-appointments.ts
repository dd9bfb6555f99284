import type * as v from 'valibot';
import type { party } from 'shared-contracts/schemas/appointment';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';

type Party = v.InferOutput<typeof party>;

/** Adds both parties as they may see each other: name, place and zone, one query for the whole page. */
export async function presentAppointments(context: CallContext, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = [...new Set(rows.flatMap((row) => [String(row.professionalId), String(row.clientId)]))];
  const parties = await context.asSystem((tx) =>
    tx
      .selectFrom('users')
      .leftJoin('professionals', 'professionals.id', 'users.id')
      .select((eb) => [
        'users.id',
        'users.firstNames',
        'users.lastName',
        'professionals.slug',
        'professionals.city',
        'professionals.profileImage',
        eb.fn.coalesce('professionals.timeZone', 'users.timeZone').as('timeZone'),
      ])
      .where('users.id', 'in', ids)
      .execute(),
  );
  const byId = new Map<string, Party>(parties.map((person) => [person.id, person]));
  return rows.map((row) => ({
    ...row,
    professional: byId.get(String(row.professionalId)),
    client: byId.get(String(row.clientId)),
  }));
}
