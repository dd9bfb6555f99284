import { sql } from 'kysely';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { Tx } from '../../db/run-as.ts';
import { hashToken } from '../auth/hash-token.ts';
import type { Busy } from './free-slots.ts';
import { compileSchedule } from './schedule.ts';
import type { Schedule, ScheduleRows } from './schedule.ts';
import { countedAppointments } from './counted-appointments.ts';

/** What a professional offers and what is booked. */
export interface Diary {
  readonly professionalId: string;
  readonly timeZone: string;
  readonly slotMinutes: number;
  readonly cancelNoticeHours: number;
  /** Verified, not lapsed, and not deleted: bookable. */
  readonly isVerified: boolean;
  readonly schedule: Schedule;
  readonly busy: Busy;
  /** Appointments that count towards booking limits, in every period that a day of the window belongs to; empty without limits. */
  readonly counted: Busy;
}

export interface DiaryWindow {
  /** Minutes since the epoch, UTC; busy time is read from one day before to one day after. */
  readonly from: number;
  readonly to: number;
  readonly now: Date;
  /** An appointment to ignore: the one being moved. */
  readonly except?: string;
  /** Whose slot hold to ignore; others' count as busy. */
  readonly holder?: string | undefined;
  /** Ignores all holds: for masks, which outlive them. */
  readonly ignoresHolds?: boolean;
}

type DiaryRow = Omit<ScheduleRows, 'callTypes'> & {
  id: string;
  cancelNoticeHours: number;
  callTypes: CallType[];
  isVerified: boolean;
  busy: number[];
};

/**
 * Reads diaries of any number of professionals in one query, and a second one where booking limits are set. Requests, proposals and holds
 * reserve their time until they expire, whether or not the job has run. Needs the system's rights: hours and appointments are private.
 */
export async function readDiaries(tx: Tx, ids: readonly string[], window: DiaryWindow): Promise<Map<string, Diary>> {
  const [first, last] = [instantAt(window.from, -1), instantAt(window.to, 1)];
  const own = window.holder === undefined ? null : hashToken(window.holder);
  const { rows } = await sql<DiaryRow>`/* prepared */
    select p.id, p.time_zone, p.slot_minutes, p.buffer_minutes, p.minimum_notice_minutes, p.horizon_days, p.available_date, p.cancel_notice_hours, p.call_types, p.booking_limits,
      (is_listed(p.verified_at, p.verified_until) and u.deleted_at is null) as is_verified,
      coalesce((select jsonb_agg(jsonb_build_object('weekday', r.weekday, 'startTime', r.start_time, 'endTime', r.end_time, 'callTypes', r.call_types))
        from availability_rules r where r.professional_id = p.id), '[]') as rules,
      coalesce((select jsonb_agg(jsonb_build_object('date', e.date, 'ranges', e.ranges))
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
            and h.token_hash is distinct from ${own}::bytea and not ${window.ignoresHolds ?? false}::boolean
        ) as taken cross join lateral
          (values (floor(extract(epoch from taken.starts_at) / 60)::int), (ceil(extract(epoch from taken.ends_at) / 60)::int)) as edge (minute)
        order by taken.starts_at, taken.ends_at, edge.minute) as busy
    from professionals p join users u on u.id = p.id
    where p.id = any (${[...ids]}::uuid[])`.execute(tx);
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

function diaryOf(row: DiaryRow): Omit<Diary, 'counted'> {
  const { id, timeZone, slotMinutes, cancelNoticeHours, isVerified, busy } = row;
  return {
    professionalId: id,
    timeZone,
    slotMinutes,
    cancelNoticeHours,
    isVerified,
    schedule: compileSchedule(row),
    busy,
  };
}

const instantAt = (minute: number, days: number) => new Date((minute + days * 1440) * 60_000);
const dateAt = (minute: number, days: number) => instantAt(minute, days).toISOString().slice(0, 10);
