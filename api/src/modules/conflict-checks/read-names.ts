import { sql } from 'kysely';
import type { PartyRole } from 'shared-contracts/schemas/appointment-party';
import type { Tx } from '../../db/run-as.ts';
import { prepared } from '../../db/frequent-statements.ts';

/** An appointment and its two parties. */
export interface Matter {
  readonly id: string;
  readonly professionalId: string;
  readonly clientId: string;
}

/** Whom a matter concerns: its client, or a party. */
export interface Named {
  readonly isMine: boolean;
  readonly partyId: string | null;
  readonly role: PartyRole;
  readonly clientId: string;
  readonly names: readonly string[];
  /** Of a party: where it was named. Of another client: the latest, null where there is none. */
  readonly appointmentId: string | null;
}

/** Names compared at once, those with most in common first. */
const most = 2000;

/**
 * The names of a matter, those that its client gave in others, and those of the professional's other clients and matters that have a key in common with one of them: by index,
 * however many they are.
 */
export async function readNames(tx: Tx, { id, professionalId, clientId }: Matter): Promise<readonly Named[]> {
  const { rows } = await prepared(sql<Named>`
    with mine as materialized (
      select null::uuid as party_id, 'client' as role, array[first_names || ' ' || last_name] as names, keys, null::uuid as appointment_id
      from clients where professional_id = ${professionalId} and client_id = ${clientId}::uuid
      union all
      select id, role, name || other_names, keys, appointment_id from appointment_parties where appointment_id = ${id}
      union all
      (select distinct on (p.name || p.other_names) p.id, p.role, p.name || p.other_names, p.keys, p.appointment_id
      from appointment_parties p
      where p.professional_id = ${professionalId} and p.client_id = ${clientId}::uuid and p.role = 'client' and p.appointment_id <> ${id}
        and not exists (select from appointment_parties o where o.appointment_id = ${id} and o.role = 'client'
          and o.name || o.other_names = p.name || p.other_names)
      order by p.name || p.other_names, p.created_at desc, p.id)
    ), sought as materialized (
      select coalesce(array_agg(distinct key), '{}') as keys from mine, unnest(mine.keys) as key
    ), other as (
      select null::uuid as party_id, 'client' as role, c.client_id, array[c.first_names || ' ' || c.last_name] as names, c.keys,
        (select a.id from appointments a where a.professional_id = c.professional_id and a.client_id = c.client_id
         order by a.starts_at desc, a.id desc limit 1) as appointment_id
      from clients c, sought where c.keys && sought.keys and c.professional_id = ${professionalId} and c.client_id <> ${clientId}::uuid
      union all
      select p.id, p.role, p.client_id, p.name || p.other_names, p.keys, p.appointment_id
      from appointment_parties p, sought where p.keys && sought.keys and p.professional_id = ${professionalId} and p.appointment_id <> ${id}
    ), nearest as (
      select other.* from other, sought
      order by cardinality(array(select unnest(other.keys) intersect select unnest(sought.keys))) desc, client_id, party_id
      limit ${most}
    )
    select true as is_mine, party_id, role, ${clientId}::uuid as client_id, names, appointment_id from mine
    union all
    select false, party_id, role, client_id, names, appointment_id from nearest`).execute(tx);
  return rows;
}
