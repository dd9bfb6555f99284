import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { refreshMasks } from '../availability/refresh-masks.ts';
import type { BusyTimes } from './expand-busy.ts';

interface Owned {
  readonly sourceId: string;
  readonly professionalId: string;
}

/**
 * Replaces the busy times of a calendar and, where they are others now, the masks of free slots. Returns whether they are others.
 * `tx` runs as `system` and holds the diary's lock.
 */
export async function storeBusy(
  tx: Tx,
  { sourceId, professionalId }: Owned,
  busy: BusyTimes,
  now: Date,
): Promise<boolean> {
  const [starts, ends] = [0, 1].map((edge) => busy.map((time) => new Date((time[edge] ?? 0) * 60_000)));
  const { rows } = await sql<{ changed: number }>`
    with fresh as (
      select starts_at, ends_at from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as fresh (starts_at, ends_at)
    ), gone as (
      delete from calendar_busy b where b.source_id = ${sourceId} and (b.starts_at, b.ends_at) not in (select * from fresh)
      returning (b.ends_at > ${now}) as is_ahead
    ), added as (
      insert into calendar_busy (source_id, professional_id, starts_at, ends_at)
      select ${sourceId}, ${professionalId}, starts_at, ends_at from fresh
      where not exists (
        select from calendar_busy b where b.source_id = ${sourceId} and b.starts_at = fresh.starts_at and b.ends_at = fresh.ends_at)
      returning 1
    )
    select (select count(*) from gone where is_ahead)::int + (select count(*) from added)::int as changed`.execute(tx);
  const isChanged = (rows[0]?.changed ?? 0) > 0;
  if (isChanged) await refreshMasks(tx, professionalId, now);
  return isChanged;
}
