import { sql } from 'kysely';
import { lock } from '../../db/advisory-locks.ts';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { offerTimes } from './offer-times.ts';

const BATCH = 100;
/** Two runs of the job: what ends between them is seen, also when one of them is late. */
const SINCE = 2 * 60_000;

/**
 * Looks at the diaries that changed, the holds of forms that have ended and the offers and entries that are over, one short transaction each; returns how many were
 * offered. A diary that fails does not stop the others, and fails the run at the end.
 */
export async function offerDueTimes({ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>): Promise<number> {
  let offered = 0;
  const failures = new Map<string, unknown>();
  /** A hold stays ended, which alone would bring its professional back in the next batch. */
  const looked = new Set<string>();
  for (;;) {
    const { rows } = await runAsSystem(db, (tx) =>
      sql<{ professionalId: string }>`
        select professional_id from (
          select professional_id from waiting_checks
          union select professional_id from waiting_entries where state = 'offered' and offered_until <= ${now()}
          union select professional_id from waiting_entries where state = 'waiting' and ends_at <= ${now()}
          union select h.professional_id from slot_holds h
            where h.expires_at > ${new Date(now().getTime() - SINCE)} and h.expires_at <= ${now()} and h.client_id is null
              and h.professional_id <> all (${[...looked]}::uuid[])
              and exists (select from waiting_entries e where e.professional_id = h.professional_id and e.state = 'waiting')
        ) due where professional_id <> all (${[...failures.keys()]}::uuid[])
        limit ${BATCH}`.execute(tx),
    );
    for (const { professionalId } of rows) {
      looked.add(professionalId);
      try {
        offered += await runAsSystem(db, async (tx) => {
          await lock(tx, `diary:${professionalId}`);
          return offerTimes(tx, professionalId, { config, now: now() });
        });
      } catch (error) {
        failures.set(professionalId, error); // the others go on
      }
    }
    if (rows.length < BATCH) break;
  }
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `No times offered for ${[...failures.keys()].join(', ')}`);
  return offered;
}
