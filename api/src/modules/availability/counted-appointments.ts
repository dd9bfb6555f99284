import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { reachOf } from './limits.ts';
import type { Diary } from './types.ts';
import { prepared } from '../../db/frequent-statements.ts';

interface Counted {
  readonly id: string;
  readonly edges: number[];
}

/**
 * Start and end minutes of the appointments that count towards booking limits, in every period that a day of the window belongs to: those
 * that reserve their time and those that took place. Skips professionals without limits.
 */
export async function countedAppointments(
  tx: Tx,
  diaries: readonly Pick<Diary, 'professionalId' | 'limits'>[],
  window: { from: Date; to: Date; now: Date; except: string | null },
): Promise<ReadonlyMap<string, number[]>> {
  const limited = diaries.filter(({ limits }) => limits.length > 0);
  if (limited.length === 0) return new Map();
  const days = Math.max(...limited.map(reachOf));
  const { rows } = await prepared(sql<Counted>`
    select a.professional_id as id, array_agg(edge.minute order by a.starts_at, edge.minute) as edges
    from appointments a cross join lateral
      (values (floor(extract(epoch from a.starts_at) / 60)::int), (ceil(extract(epoch from a.ends_at) / 60)::int)) as edge (minute)
    where a.professional_id = any (${limited.map(({ professionalId }) => professionalId)}::uuid[]) and a.status in ('waiting', 'accepted', 'done')
      and a.starts_at >= ${window.from}::timestamptz - make_interval(days => ${days}::int)
      and a.starts_at < ${window.to}::timestamptz + make_interval(days => ${days}::int)
      and not (a.status = 'waiting' and coalesce(a.expires_at <= ${window.now}, false)) and a.id is distinct from ${window.except}::uuid
    group by a.professional_id`).execute(tx);
  return new Map(rows.map(({ id, edges }) => [id, edges]));
}
