import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';

/** An entry whose offers were left unanswered so often ends: the others wait for it in vain. */
const LAPSES = 3;

interface EndedOffer {
  readonly entryId: string;
  readonly clientId: string;
  readonly startsAt: Date;
  readonly isOver: boolean;
}

/** Ends the offers of a professional that were not answered in time; each goes on waiting at its place. `tx` runs as `system`. */
export async function lapseOffers(tx: Tx, professionalId: string, now: Date): Promise<readonly EndedOffer[]> {
  const { rows } = await sql<EndedOffer>`
    with lapsed as (
      update waiting_offers set outcome = 'lapsed', ended_at = ${now}
      where professional_id = ${professionalId} and outcome = 'open' and until <= ${now}
      returning entry_id, client_id, starts_at
    ), freed as (
      update slot_holds h set expires_at = ${now} from lapsed l
      where h.client_id = l.client_id and h.professional_id = ${professionalId} and h.starts_at = l.starts_at and h.expires_at > ${now}
    ), counted as (
      select l.*, (select count(*) from waiting_offers o where o.entry_id = l.entry_id and o.outcome = 'lapsed') + 1 >= ${LAPSES}::int as is_over
      from lapsed l
    ), waiting as (
      update waiting_entries e set state = case when c.is_over then 'ended' else 'waiting' end,
        end_reason = case when c.is_over then 'unanswered' end, ended_at = case when c.is_over then ${now}::timestamptz end,
        offered_starts_at = null, offered_ends_at = null, offered_call_types = null, offered_until = null
      from counted c where e.id = c.entry_id and e.state = 'offered'
    )
    select entry_id, client_id, starts_at, is_over from counted`.execute(tx);
  return rows;
}

/** Ends the open offer of an entry before its time, and its hold. `tx` runs as `system` and holds the diary's lock. */
export async function endOffer(tx: Tx, entryId: string, outcome: 'declined' | 'withdrawn', now: Date): Promise<void> {
  await sql`
    with ended as (
      update waiting_offers set outcome = ${outcome}, ended_at = ${now}
      where entry_id = ${entryId} and outcome = 'open' returning client_id, professional_id, starts_at
    ), freed as (
      update slot_holds h set expires_at = ${now} from ended e
      where h.client_id = e.client_id and h.professional_id = e.professional_id and h.starts_at = e.starts_at and h.expires_at > ${now}
    )
    update waiting_entries set state = 'waiting',
      offered_starts_at = null, offered_ends_at = null, offered_call_types = null, offered_until = null
    where id = ${entryId} and state = 'offered'`.execute(tx);
}

interface PassedEntry {
  readonly id: string;
  readonly clientId: string;
  readonly endsAt: Date;
}

/** Entries whose days are over. `tx` runs as `system`. */
export async function endPassed(tx: Tx, professionalId: string, now: Date): Promise<readonly PassedEntry[]> {
  return tx
    .updateTable('waitingEntries')
    .set({ state: 'ended', endReason: 'over', endedAt: now })
    .where('professionalId', '=', professionalId)
    .where('state', '=', 'waiting')
    .where('endsAt', '<=', now)
    .returning(['id', 'clientId', 'endsAt'])
    .execute();
}
