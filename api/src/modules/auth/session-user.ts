import type { SessionUser } from 'shared-contracts/schemas/session';
import type { Tx } from '../../db/run-as.ts';

/** The signed-in person as `/auth/*` answers it. `tx` runs as `system`. */
export async function readSessionUser(tx: Tx, userId: string): Promise<SessionUser | undefined> {
  const row = await tx
    .selectFrom('users')
    .leftJoin('professionals', 'professionals.id', 'users.id')
    .select([
      'users.id',
      'users.role',
      'users.email',
      'users.firstNames',
      'users.lastName',
      'users.lang',
      'users.timeZone',
    ])
    .select((eb) => [
      'professionals.id as professionalId',
      'professionals.slug',
      'professionals.planId',
      eb
        .case()
        .when('professionals.kind', '=', 'legal_entity')
        .then(eb.ref('professionals.companyName'))
        .end()
        .as('companyName'),
    ])
    .where('users.id', '=', userId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
  return row;
}
