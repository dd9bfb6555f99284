import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import type { Change } from './types.ts';
import { ahead } from '../../db/frequent-statements.ts';

/**
 * Writes the history and updates the client's entries in the waiting list, in one statement. Taking an offered time ends its entry;
 * booking the same consultation limits it to earlier times. When the appointment ends this is undone, and an entry that had ended
 * gets its place back unless the client ended the appointment.
 */
export async function recordHistory(tx: Tx, change: Change): Promise<void> {
  const { appointment, before, transition, actor, actorId, now } = change;
  const { id, professionalId, clientId, status, startsAt, changeReason, changeNote } = appointment;
  const isTaken = transition === 'request' || transition === 'accept_proposal';
  const isRefused = transition === 'reject' || transition === 'expire';
  const isEnded = isRefused || transition === 'cancel' || transition === 'withdraw';
  const isGivenBack = isRefused || (isEnded && actor === 'professional');
  await ahead(sql`
    with found as (
      select e.id, o.starts_at as offered_at, coalesce(o.starts_at = ${startsAt}, false) as is_offer, clock.start, clock.is_in, clock.next,
        clock.whole
      from waiting_entries e join professionals p on p.id = e.professional_id join appointments a on a.id = ${id}
      left join waiting_offers o on o.entry_id = e.id and o.outcome = 'open'
      cross join lateral (select ${startsAt}::timestamptz at time zone p.time_zone as start, ${now}::timestamptz at time zone p.time_zone as present) at
      cross join lateral (select greatest(e.first_day, at.present::date) as day) first
      cross join lateral (
        select at.start, e.consultation_id = a.consultation_id and at.start::date between e.first_day and e.last_day
            and to_char(at.start, 'HH24:MI') >= e.from_time and to_char(at.start, 'HH24:MI') < e.until_time as is_in,
          case when at.present < first.day + e.until_time::time then greatest(at.present, first.day + e.from_time::time)
            else first.day + 1 + e.from_time::time end as next,
          (e.last_day + e.until_time::time) at time zone p.time_zone as whole
      ) clock
      where e.client_id = ${clientId} and e.professional_id = ${professionalId} and case
        when ${isTaken}::boolean then e.state in ('waiting', 'offered')
          and (e.appointment_id = ${id} or o.starts_at = ${startsAt} or clock.is_in and ${startsAt} < e.ends_at)
        when ${isEnded}::boolean then e.appointment_id = ${id} and clock.whole > ${now}
          and (e.state in ('waiting', 'offered') or ${isGivenBack}::boolean and e.state = 'booked')
        else false end
    ), touched as (
      select f.*, f.is_offer or f.is_shorter and f.next >= f.start as is_over,
        coalesce(f.offered_at < case when f.is_shorter then ${startsAt} else f.whole end, false) and not f.is_offer
          and not (f.is_shorter and f.next >= f.start) as is_offered
      from (select *, ${isTaken}::boolean and is_in as is_shorter from found) f
    ), offers as (
      update waiting_offers o set outcome = case when t.is_offer then 'booked' else 'withdrawn' end, ended_at = ${now}
      from touched t where o.entry_id = t.id and o.outcome = 'open' and not t.is_offered returning o.starts_at, o.outcome
    ), freed as (
      update slot_holds h set expires_at = ${now} from offers o
      where h.client_id = ${clientId} and h.professional_id = ${professionalId} and h.starts_at = o.starts_at and h.expires_at > ${now}
    ), settled as (
      update waiting_entries e set state = case when t.is_over then 'booked' when t.is_offered then 'offered' else 'waiting' end,
        appointment_id = case when t.is_over or t.is_shorter then ${id}::uuid end, ended_at = case when t.is_over then ${now}::timestamptz end,
        ends_at = case when t.is_shorter then ${startsAt}::timestamptz else t.whole end,
        offered_starts_at = case when t.is_offered then offered_starts_at end, offered_ends_at = case when t.is_offered then offered_ends_at end,
        offered_call_types = case when t.is_offered then offered_call_types end, offered_until = case when t.is_offered then offered_until end
      from touched t where e.id = t.id
    )
    insert into appointment_history (appointment_id, professional_id, client_id, actor_role, actor_id, transition, from_status, to_status,
      change_reason, change_note, starts_at, from_waiting)
    select ${id}::uuid, ${professionalId}::uuid, ${clientId}::uuid, ${actor}, ${actorId}::uuid, ${transition}, ${before?.status ?? null}, ${status},
      ${changeReason}, ${changeNote}, ${appointment.proposedStartsAt ?? startsAt}::timestamptz,
      exists (select from offers where outcome = 'booked')`).execute(tx);
}
