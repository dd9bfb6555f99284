import type { Tx } from '../../db/run-as.ts';
import type { AppointmentFacts } from './types.ts';

interface Told {
  readonly tx: Tx;
  readonly data: AppointmentFacts;
  readonly now: Date;
}

/** What is said about an accepted appointment may have waited: it says nothing of one that was moved or cancelled meanwhile. */
export async function stillTakesPlace({ tx, data, now }: Told): Promise<boolean> {
  const current = await tx
    .selectFrom('appointments')
    .select(['status', 'startsAt'])
    .where('id', '=', data.id)
    .executeTakeFirst();
  return current?.status === 'accepted' && current.startsAt.toISOString() === data.startsAt && current.startsAt > now;
}
