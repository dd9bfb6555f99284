import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { KnownGroup, KnownProfessional } from 'shared-contracts/schemas/known-professional';
import type { CallContext } from '../../generic/call-context.ts';
import { availableAmong } from '../availability/available-now.ts';

export interface Found extends Omit<KnownProfessional, 'professional' | 'profile' | 'last' | 'next'> {
  readonly professionalId: string;
  /** Place in the order: the latest contact, to the microsecond. */
  readonly mark: string;
  readonly last: object | null;
  readonly next: object | null;
}

interface Search {
  readonly group: KnownGroup;
  readonly limit: number;
  /** Mark and id of the last one of the page before. */
  readonly after: readonly (string | null)[] | undefined;
}

/**
 * Follows and contacts are found by the client's own indexes; what is added is looked up for the rows of the page. A row of `clients`
 * alone is no reason: a professional may have made it by opening a conversation that nobody wrote in.
 */
export async function findKnown({ caller, now, asSystem }: CallContext, search: Search): Promise<readonly Found[]> {
  const me = sql`${caller.userId}::uuid`;
  const { group, limit, after } = search;
  const [mark, id] = after ?? [];
  const from = after ? sql<boolean>`(at, professional_id) < (${mark}::timestamptz, ${id}::uuid)` : sql<boolean>`true`;
  const { rows } = await asSystem((tx) =>
    sql<Found>`
      with known as (
        select coalesce(f.professional_id, c.professional_id) as professional_id, f.id as follow_id,
          coalesce(c.is_met, false) as is_met, c.professional_id is not null as is_contacted,
          greatest(f.created_at, c.last_contact_at) as at
        from (select id, professional_id, created_at from follows where client_id = ${me}) f
        full join (
          select c.professional_id, c.last_contact_at, exists (
            select from appointments a where a.professional_id = c.professional_id and a.client_id = ${me}
              and a.status in ('accepted', 'done') and a.starts_at <= ${now}) as is_met
          from clients c
          where c.client_id = ${me} and (
            exists (select from appointments a where a.professional_id = c.professional_id and a.client_id = ${me})
            or exists (
              select from conversations v where v.professional_id = c.professional_id and v.client_id = ${me}
                and (v.last_message_at is not null or v.opened_by = ${me} or v.opened_by_both)))
        ) c on c.professional_id = f.professional_id
      ), page as materialized (
        select * from known where ${inGroup(group, now)} and ${from} order by at desc, professional_id desc limit ${limit}
      )
      select page.professional_id, page.at::text as mark, page.follow_id, page.is_met, page.is_contacted, past.last, ahead.next,
        coalesce(booked.consultation, first.consultation) as consultation,
        case when booked.call_type = any(coalesce(booked.call_types, first.call_types)) then booked.call_type end as call_type, given.rating
      from page
      left join lateral (
        select json_build_object('id', a.id, 'startsAt', ${iso(sql`a.starts_at`)}) as last from appointments a
        where a.professional_id = page.professional_id and a.client_id = ${me}
          and a.status in ('accepted', 'done') and a.ends_at <= ${now}
        order by a.starts_at desc limit 1) past on true
      left join lateral (
        select json_build_object('id', a.id, 'startsAt', ${iso(sql`a.starts_at`)}) as next from appointments a
        where a.professional_id = page.professional_id and a.client_id = ${me} and a.status = 'accepted' and a.ends_at > ${now}
        order by a.starts_at limit 1) ahead on true
      left join lateral (
        select case when o.id is not null then ${offered} end as consultation, o.call_types, a.call_type
        from appointments a left join consultations o on o.id = a.consultation_id and o.active
        where a.professional_id = page.professional_id and a.client_id = ${me}
        order by o.id is not null desc, a.status in ('accepted', 'done') desc, a.starts_at desc limit 1) booked on true
      left join lateral (
        select ${offered} as consultation, o.call_types from consultations o where o.professional_id = page.professional_id and o.active
        order by o.position, o.created_at, o.id limit 1) first on true
      left join lateral (
        select r.rating from reviews r where r.client_id = ${me} and r.professional_id = page.professional_id
        order by r.created_at desc limit 1) given on true
      order by page.at desc, page.professional_id desc`.execute(tx),
  );
  return rows;
}

const offered = sql`json_build_object('id', o.id, 'nameFr', o.name_fr, 'nameEn', o.name_en, 'minutes', o.minutes,
  'feeKind', o.fee_kind, 'fee', o.fee, 'currency', o.currency, 'callTypes', o.call_types)`;

/** As on the wire. */
const iso = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The condition of a group on a row of `known`. */
function inGroup(group: KnownGroup, now: Date): RawBuilder<boolean> {
  const isKnown = sql<boolean>`professionals.id in (select professional_id from known)`;
  const groups: Readonly<Record<KnownGroup, () => RawBuilder<boolean>>> = {
    all: () => sql`true`,
    followed: () => sql`follow_id is not null`,
    met: () => sql`is_met`,
    contacted: () => sql`is_contacted and not is_met`,
    bookable: () => sql`(follow_id is not null or is_met) and exists (
      select from professionals p where p.id = professional_id and is_listed(p.verified_at, p.verified_until))`,
    available: () => sql`professional_id in (${availableAmong(sql`professionals`, isKnown, now)})`,
  };
  return groups[group]();
}
