import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { ownedBySystem } from '../ddl/system-function.ts';
import { runStatements } from '../ddl/run-statements.ts';
import { databaseRole, scopes } from '../roles.ts';

/** Who is available at an instant, for many people by one query: one query each was most of a search's time. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    sql`drop function available_state(uuid, timestamptz)`,
    availableStates(),
    ...ownedBySystem(
      sql`available_states(uuid[], timestamptz)`,
      scopes.filter((scope) => scope !== 'system').map(databaseRole),
    ),
  ]);
}

const minuteOf = (time: string) =>
  sql.raw(`(case ${time} when '23:59' then 1440 else left(${time}, 2)::int * 60 + right(${time}, 2)::int end)`);

/** What takes the time of `p`, as far as it may still be going on or begin within a day. */
const taken = sql`
  select a.starts_at, a.ends_at from appointments a
  where a.professional_id = p.id and a.starts_at > at - interval '8 hours' and a.starts_at < at + interval '24 hours'
    and (a.status = 'accepted' or (a.status = 'waiting' and coalesce(a.expires_at > at, true)))
  union all
  select a.proposed_starts_at, a.proposed_ends_at from appointments a
  where a.professional_id = p.id and a.proposed_by is not null
    and a.proposed_starts_at > at - interval '8 hours' and a.proposed_starts_at < at + interval '24 hours'
    and a.awaits_answer and coalesce(a.expires_at > at, true)
  union all
  select h.starts_at, h.ends_at from slot_holds h
  where h.professional_id = p.id and h.starts_at > at - interval '8 hours' and h.starts_at < at + interval '24 hours'
    and h.expires_at > at`;

/**
 * The only definition of "available now" (decision 094), for people who are switched on. The inner select hides their number
 * from the planner, so that PL/pgSQL keeps one plan. Later migrations add what takes time.
 */
export const availableStates = (alsoTaken: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  create or replace function available_states(ids uuid[], at timestamptz)
  returns table (professional uuid, available_until timestamptz, reason text)
  language plpgsql stable cost 10000 rows 100 security definer set search_path = pg_catalog, public
  as $$
    #variable_conflict use_column
    begin
      return query
      select p.id, case when state.reason is null then state.until end, state.reason
      from unnest(array(select unnest(ids))) as wanted (id)
      join professionals p on p.id = wanted.id
      cross join lateral (select at at time zone p.time_zone as local offset 0) as clock
      cross join lateral (
        select clock.local::date as day, (extract(hour from clock.local) * 60 + extract(minute from clock.local))::int as minute offset 0
      ) as here
      left join availability_exceptions e on e.professional_id = p.id and e.date = here.day
      left join lateral (
        select (here.day + upper(span) * interval '1 minute') at time zone p.time_zone as closes_at
        from (
          select range_agg(int4range(hours.opens, hours.closes)) as spans from (
            select ${minuteOf('r.start_time')} as opens, ${minuteOf('r.end_time')} as closes from availability_rules r
            where e.id is null and r.professional_id = p.id and r.weekday = extract(isodow from here.day)::int and 'call' = any (r.call_types)
            union all
            select ${minuteOf("(h ->> 'start')")}, ${minuteOf("(h ->> 'end')")} from jsonb_array_elements(e.ranges) h
          ) as hours where hours.opens < hours.closes
        ) as day, unnest(day.spans) as span
        where span @> here.minute
      ) as open_hours on true
      left join lateral (
        select c.minutes from consultations c
        where open_hours.closes_at is not null and c.professional_id = p.id and c.active and 'call' = any (c.call_types)
        order by c.position, c.created_at, c.id limit 1
      ) as call on true
      cross join lateral (
        select min(t.starts_at) as taken_from from (${taken}${alsoTaken}) as t where call.minutes is not null and t.ends_at > at
      ) as diary
      cross join lateral (
        select least(
          p.available_since + interval '4 hours', open_hours.closes_at, diary.taken_from - make_interval(mins => 10 + call.minutes)
        ) as until offset 0
      ) as ends
      cross join lateral (
        select ends.until, case
          when not is_listed(p.verified_at, p.verified_until) then 'not_listed'
          when here.day < p.available_date then 'not_yet'
          when open_hours.closes_at is null then 'hours'
          when call.minutes is null then 'no_call'
          when ends.until <= at then 'busy'
        end as reason
      ) as state;
    end
  $$`;
