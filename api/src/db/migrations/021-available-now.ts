import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ownedBySystem } from '../ddl/system-function.ts';
import { runStatements } from '../ddl/run-statements.ts';
import { databaseRole, scopes } from '../roles.ts';

/** When the switch "available now" was set, who is available at an instant, and requests for a call at once. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    // Also drops the indexes that include it. Nobody knows since when it was on: it is off.
    sql`alter table professionals drop column available_now`,
    sql`alter table professionals add column available_since timestamptz`,
    ...indexes,
    ...availability,
    sql`alter table appointments add column asked_now boolean not null default false`,
  ]);
}

/** As in migration 017, with the time of the switch. */
const asked = sql`verified_at, verified_until, specialities, functions, languages, call_types, country, city, city_folded, gender,
  available_since, years_of_experience, time_zone, fee_rank`;

const indexes = [
  sql`create index professionals_searched_by_rating on professionals (rating_rank desc, id desc) include (${asked})`,
  sql`
    create index professionals_searched_of_city on professionals (city_folded, rating_rank desc, id desc) include (${asked})`,
  // Few are switched on: whoever searches for them reads no one else.
  sql`
    create index professionals_switched_on on professionals (rating_rank desc, id desc)
    include (available_since) where available_since is not null`,
  sql`create index professionals_to_switch_off on professionals (available_since) where available_since is not null`,
];

const minuteOf = (time: string) =>
  sql.raw(`(case ${time} when '23:59' then 1440 else left(${time}, 2)::int * 60 + right(${time}, 2)::int end)`);

/** What takes the time of a professional, as far as it may still be going on or begin within a day. */
const taken = sql`
  select a.starts_at, a.ends_at from appointments a
  where a.professional_id = professional and a.starts_at > at - interval '8 hours' and a.starts_at < at + interval '24 hours'
    and (a.status = 'accepted' or (a.status = 'waiting' and coalesce(a.expires_at > at, true)))
  union all
  select a.proposed_starts_at, a.proposed_ends_at from appointments a
  where a.professional_id = professional and a.proposed_by is not null
    and a.proposed_starts_at > at - interval '8 hours' and a.proposed_starts_at < at + interval '24 hours'
    and a.awaits_answer and coalesce(a.expires_at > at, true)
  union all
  select h.starts_at, h.ends_at from slot_holds h
  where h.professional_id = professional and h.starts_at > at - interval '8 hours' and h.starts_at < at + interval '24 hours'
    and h.expires_at > at`;

/**
 * "Available now" (decision 094) of one person who is switched on; migration 025 asks for many at once.
 */
const availability = [
  sql`
    create function available_state(professional uuid, at timestamptz, out available_until timestamptz, out reason text)
    language plpgsql stable cost 10000 security definer set search_path = pg_catalog, public
    as $$
      #variable_conflict use_column
      declare
        week record;
        minutes integer;
        taken_from timestamptz;
      begin
        select is_listed(p.verified_at, p.verified_until) as listed, here.day >= coalesce(p.available_date, here.day) as begun,
          p.available_since + interval '4 hours' as switch_ends, opened.closes
        into week
        from professionals p
        cross join lateral (select (at at time zone p.time_zone) as local) as clock
        cross join lateral (
          select clock.local::date as day, (extract(hour from clock.local) * 60 + extract(minute from clock.local))::int as minute
        ) as here
        left join lateral (
          select (here.day + upper(span) * interval '1 minute') at time zone p.time_zone as closes
          from (
            select range_agg(int4range(hours.opens, hours.closes)) as spans from (
              select ${minuteOf('r.start_time')} as opens, ${minuteOf('r.end_time')} as closes from availability_rules r
              where r.professional_id = p.id and r.weekday = extract(isodow from here.day)::int and 'call' = any (r.call_types)
                and not exists (select from availability_exceptions e where e.professional_id = p.id and e.date = here.day)
              union all
              select ${minuteOf("(h ->> 'start')")}, ${minuteOf("(h ->> 'end')")}
              from availability_exceptions e, jsonb_array_elements(e.ranges) h where e.professional_id = p.id and e.date = here.day
            ) as hours where hours.opens < hours.closes
          ) as day, unnest(day.spans) as span
          where span @> here.minute
        ) as opened on true
        where p.id = professional;
        reason := case when not week.listed then 'not_listed' when not week.begun then 'not_yet' when week.closes is null then 'hours' end;
        if reason is not null then return; end if;

        select c.minutes into minutes from consultations c where c.professional_id = professional and c.active and 'call' = any (c.call_types)
        order by c.position, c.created_at, c.id limit 1;
        select min(t.starts_at) into taken_from from (${taken}) as t where t.ends_at > at;
        available_until := least(week.switch_ends, week.closes, taken_from - make_interval(mins => 10 + minutes));
        reason := case when minutes is null then 'no_call' when available_until <= at then 'busy' end;
        if reason is not null then available_until := null; end if;
      end
    $$`,
  ...ownedBySystem(
    sql`available_state(uuid, timestamptz)`,
    scopes.filter((scope) => scope !== 'system').map(databaseRole),
  ),
];
