import { sql } from 'kysely';
import type { ConflictState } from 'shared-contracts/schemas/conflict-check';
import type { Tx } from '../../db/run-as.ts';
import { prepared } from '../../db/frequent-statements.ts';

interface Found extends Omit<ConflictState, 'confirmedAt'> {
  readonly appointmentId: string;
  readonly confirmedAt: Date | null;
}

/** The latest check of each appointment, where there is one, with the names as they are now. `tx` runs as `system`. */
export async function readConflicts(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ConflictState>> {
  const { rows } = await prepared(sql<Found>`
    select k.appointment_id, k.id as check_id, k.confirmed_at, k.found > 0 and k.confirmed_at is null as is_open,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', p.id, 'addedBy', p.added_by, 'role', p.role, 'kind', p.kind, 'name', p.name,
          'otherNames', p.other_names) order by p.created_at, p.id)
        from appointment_parties p where p.appointment_id = k.appointment_id), '[]') as parties,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'name', coalesce(mine.name, own.first_names || ' ' || own.last_name), 'role', coalesce(mine.role, 'client'),
          'withName', coalesce(p.name, c.first_names || ' ' || c.last_name), 'withRole', coalesce(p.role, 'client'),
          'withClientId', m.with_client_id, 'withClientName', c.first_names || ' ' || c.last_name,
          'appointmentId', a.id, 'startsAt', to_char(a.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'status', a.status)
          order by m.score desc, m.id)
        from conflict_matches m join users c on c.id = m.with_client_id left join appointment_parties mine on mine.id = m.party_id
          left join appointment_parties p on p.id = m.with_party_id left join appointments a on a.id = m.with_appointment_id
        where m.check_id = k.id), '[]') as matches,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', d.id, 'at', to_char(d.confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'names', coalesce(d.names, '{}')) order by d.confirmed_at)
        from conflict_checks d where d.appointment_id = k.appointment_id and d.confirmed_at is not null), '[]') as confirmations
    from conflict_checks k join users own on own.id = k.client_id
    where k.is_latest and k.appointment_id = any (${ids}::uuid[])`).execute(tx);
  return new Map(
    rows.map(({ appointmentId, confirmedAt, ...state }) => [
      appointmentId,
      { ...state, confirmedAt: confirmedAt?.toISOString() ?? null },
    ]),
  );
}
