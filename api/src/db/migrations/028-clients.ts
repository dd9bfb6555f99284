import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';
import { systemFunction } from '../ddl/system-function.ts';

/** The clients of each professional, kept by triggers from appointments and conversations (decision 104). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [table, ...indexes, ...keeping, ...existing]);
}

const table = sql`
  create table clients (
    id uuid primary key default gen_random_uuid(),
    professional_id uuid not null references professionals (id) on delete cascade,
    client_id uuid not null references users (id) on delete cascade,
    last_name text not null,
    first_names text not null,
    name_key text collate "C" not null generated always as (fold(last_name || ' ' || first_names)) stored,
    -- In both orders.
    search text not null generated always as (searched(first_names, last_name, first_names)) stored,
    last_at timestamptz,
    next_at timestamptz,
    appointment_count integer not null default 0,
    last_contact_at timestamptz not null,
    private_notes text check (length(private_notes) <= 4000),
    created_at timestamptz not null default now(),
    check (professional_id <> client_id),
    constraint clients_once unique (professional_id, client_id)
  )`;

const indexes = [
  sql`create index clients_by_contact on clients (professional_id, last_contact_at desc, id desc)`,
  sql`create index clients_by_name on clients (professional_id, name_key, id)`,
  sql`create index clients_by_last on clients (professional_id, last_at desc nulls last, id desc)`,
  sql`create index clients_by_next on clients (professional_id, next_at desc nulls last, id desc)`,
  sql`create index clients_by_count on clients (professional_id, appointment_count desc, id desc)`,
  sql`create index clients_of_client on clients (client_id)`,
  // Whose next appointment has begun (the job move-clients).
  sql`create index clients_due on clients (next_at) where next_at is not null`,
  sql`create index appointments_of_pair on appointments (professional_id, client_id, starts_at, id)`,
];

/** As of now; what begins later is moved by the job move-clients. */
const times = sql`
  select max(a.starts_at) filter (where a.status in ('accepted', 'done') and a.starts_at <= now()),
    min(a.starts_at) filter (where a.status = 'accepted' and a.starts_at > now()),
    count(*) filter (where a.status in ('accepted', 'done', 'no_show'))
  from public.appointments a where a.professional_id = c.professional_id and a.client_id = c.client_id`;

/** The id is derived from the pair. The row is locked before appointments are read: the later of two changes sees both. */
const meet = (at: ReturnType<typeof sql>) => sql`
  insert into public.clients as c (id, professional_id, client_id, last_name, first_names, last_contact_at, created_at)
  select md5(new.professional_id::text || new.client_id)::uuid, new.professional_id, new.client_id, u.last_name, u.first_names, ${at}, ${at}
  from public.users u where u.id = new.client_id
  on conflict (professional_id, client_id)
    do update set last_contact_at = greatest(c.last_contact_at, excluded.last_contact_at)`;

const keeping = [
  ...systemFunction(
    'clients_from_appointments',
    sql`
      begin
        ${meet(sql`new.created_at`)};
        update public.clients c set (last_at, next_at, appointment_count) = (${times})
        where c.professional_id = new.professional_id and c.client_id = new.client_id;
        return null;
      end`,
  ),
  sql`
    create trigger appointments_keep_clients after insert or update of status, starts_at on appointments
    for each row execute function clients_from_appointments()`,
  ...systemFunction(
    'clients_from_conversations',
    sql`
      begin
        ${meet(sql`coalesce(new.last_message_at, new.created_at)`)};
        return null;
      end`,
  ),
  // A professional does not see a conversation that a client has opened and not yet written in.
  sql`
    create trigger conversations_keep_clients after insert or update of last_message_at on conversations
    for each row when (new.last_message_at is not null or new.opened_by = new.professional_id)
    execute function clients_from_conversations()`,
  ...systemFunction(
    'users_rename_clients',
    sql`
      begin
        update public.clients set last_name = new.last_name, first_names = new.first_names where client_id = new.id;
        return null;
      end`,
  ),
  sql`
    create trigger users_rename_clients after update of last_name, first_names on users for each row
    when ((old.last_name, old.first_names) is distinct from (new.last_name, new.first_names))
    execute function users_rename_clients()`,
];

/** Forced row-level security would hide every row from an owner who is no superuser. */
const forceSecurity = (force: 'force' | 'no force') =>
  ['appointments', 'conversations', 'professionals', 'users', 'clients'].map(
    (name) => sql`alter table ${sql.table(name)} ${sql.raw(force)} row level security`,
  );

const existing = [
  ...forceSecurity('no force'),
  sql`
    insert into clients (id, professional_id, client_id, last_name, first_names, last_contact_at)
    select md5(met.professional_id::text || met.client_id)::uuid, met.professional_id, met.client_id, u.last_name, u.first_names, max(met.at)
    from (
      select professional_id, client_id, created_at as at from appointments
      union all
      select professional_id, client_id, coalesce(last_message_at, created_at) from conversations
      where last_message_at is not null or opened_by = professional_id
    ) met join users u on u.id = met.client_id
    group by met.professional_id, met.client_id, u.id`,
  sql`update clients c set (last_at, next_at, appointment_count) = (${times})`,
  ...forceSecurity('force'),
];
