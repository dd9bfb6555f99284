import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { waitingChannel } from '../availability/refresh-masks.ts';

/** What was offered to an account that is deleted goes to the next, at the commit. `tx` runs as `system`. */
export async function leaveLists(tx: Tx, clientId: string): Promise<void> {
  await sql`
    with asked as (
      insert into waiting_checks (professional_id)
      select distinct professional_id from waiting_entries where client_id = ${clientId} and state = 'offered'
      on conflict do nothing returning professional_id
    )
    select pg_notify(${waitingChannel}, '') from asked`.execute(tx);
}
