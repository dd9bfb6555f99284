import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { hashToken } from '../tokens/hash-token.ts';
import { countedAppointments } from './counted-appointments.ts';
import { limitsOf } from './limits.ts';
import { prepared } from '../../db/frequent-statements.ts';
import type { Offer, Diary, Calendar } from './types.ts';

export interface DiaryWindow {
  /** Minutes since the epoch, UTC; busy time is read from one day before to one day after. */
  readonly from: number;
  readonly to: number;
  readonly now: Date;
  /** An appointment to ignore: the one being moved. */
  readonly except?: string;
  /** Whose slot hold to ignore; others' count as busy. */
  readonly holder?: string | undefined;
  /** Who books: an offer to them is no hold to them, and one to somebody else is a hold even with its token. */
  readonly clientId?: string | undefined;
  /** Ignores all holds: for masks, which outlive them. */
  readonly ignoresHolds?: boolean;
  /** Ignores what other calendars of the professional hold: who chooses a time for oneself knows them. */
  readonly ignoresCalendars?: boolean;
}

type DiaryRow = Calendar & {
  id: string;
  isVerified: boolean;
  offers: Offer[];
  busy: number[];
};

/**
 * Reads diaries of any number of professionals in one query, and a second one where booking limits are set. Requests, proposals and holds
 * reserve their time until they expire, whether or not the job has run. Needs the system's rights: hours and appointments are private.
 */
export async function readDiaries(tx: Tx, ids: readonly string[], window: DiaryWindow): Promise<Map<string, Diary>> {
  const [first, last] = [instantAt(window.from, -1), instantAt(window.to, 1)];
  const own = window.holder === undefined ? null : hashToken(window.holder);
  const booker = window.clientId ?? null;
  const { rows } = await prepared(sql<DiaryRow>`
    select p.id, p.time_zone, p.buffer_minutes, p.minimum_notice_minutes, p.horizon_days, p.available_date, p.booking_limits,
      (is_listed(p.verified_at, p.verified_until) and u.deleted_at is null) as is_verified,
      coalesce((select json_agg(json_build_object('id', c.id, 'minutes', c.minutes, 'callTypes', c.call_types,
          'fee', json_build_object('feeKind', c.fee_kind, 'fee', c.fee, 'currency', c.currency), 'feeRank', comparable_fee(c.fee_kind, c.fee, c.currency)) order by c.position, c.created_at, c.id)
        from consultations c where c.professional_id = p.id and c.active), '[]') as offers,
      coalesce((select json_agg(json_build_object('weekday', r.weekday, 'startTime', r.start_time, 'endTime', r.end_time, 'callTypes', r.call_types))
        from availability_rules r where r.professional_id = p.id), '[]') as rules,
      coalesce((select json_agg(json_build_object('date', e.date, 'ranges', e.ranges))
        from availability_exceptions e where e.professional_id = p.id and e.date >= ${dateAt(window.from, -2)}::date), '[]') as exceptions,
      array(select edge.minute
        from (
          select a.starts_at, a.ends_at from appointments a
          where a.professional_id = p.id and a.starts_at >= ${first} and a.starts_at < ${last}
            and a.status in ('waiting', 'accepted') and not (a.status = 'waiting' and coalesce(a.expires_at <= ${window.now}, false))
            and a.id is distinct from ${window.except ?? null}::uuid
          union
          select a.proposed_starts_at, a.proposed_ends_at from appointments a
          where a.professional_id = p.id and a.proposed_by is not null and a.proposed_starts_at >= ${first} and a.proposed_starts_at < ${last}
            and a.awaits_answer and not coalesce(a.expires_at <= ${window.now}, false) and a.id is distinct from ${window.except ?? null}::uuid
          union
          select h.starts_at, h.ends_at from slot_holds h
          where h.professional_id = p.id and h.starts_at >= ${first} and h.starts_at < ${last} and h.expires_at > ${window.now}
            and not (case when h.client_id is null or ${booker}::uuid is null then h.token_hash is not distinct from ${own}::bytea
              else h.client_id = ${booker}::uuid end and coalesce(h.offered_until > ${window.now}, true))
            and not ${window.ignoresHolds ?? false}::boolean
          union
          select b.starts_at, b.ends_at from calendar_busy b
          where b.professional_id = p.id and b.starts_at < ${last} and b.ends_at > ${first} and not ${window.ignoresCalendars ?? false}::boolean
        ) as taken cross join lateral
          (values (floor(extract(epoch from taken.starts_at) / 60)::int), (ceil(extract(epoch from taken.ends_at) / 60)::int)) as edge (minute)
        order by taken.starts_at, taken.ends_at, edge.minute) as busy
    from professionals p join users u on u.id = p.id
    where p.id = any (${[...ids]}::uuid[])`).execute(tx);
  const diaries = rows.map(diaryOf);
  const counted = await countedAppointments(tx, diaries, {
    from: first,
    to: last,
    now: window.now,
    except: window.except ?? null,
  });
  return new Map(
    diaries.map((diary) => [diary.professionalId, { ...diary, counted: counted.get(diary.professionalId) ?? [] }]),
  );
}

function diaryOf({ id, isVerified, offers, busy, ...calendar }: DiaryRow): Omit<Diary, 'counted'> {
  const { timeZone, bookingLimits } = calendar;
  const limits = bookingLimits ? limitsOf(bookingLimits) : [];
  return { professionalId: id, timeZone, isVerified, calendar, limits, offers, busy };
}

const instantAt = (minute: number, days: number) => new Date((minute + days * 1440) * 60_000);
const dateAt = (minute: number, days: number) => instantAt(minute, days).toISOString().slice(0, 10);
