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
    .select(['professionals.id as professionalId', 'professionals.slug', 'professionals.planId'])
    .where('users.id', '=', userId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
  return row;
}
