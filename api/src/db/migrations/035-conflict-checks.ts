import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';
import { systemFunction } from '../ddl/system-function.ts';

/** Other parties of an appointment, and the check for a conflict of interest before its reason is shown (decision 103). */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [nameKeys, parties, ...partyIndexes, ...clientKeys, ...checks, ...withheld]);
}

/**
 * Index keys of names: two names of one person or company share at least one key. Keys are the consonants of each word, as
 * spellings differ in vowels and double letters, the initials, and all letters together.
 */
const nameKeys = sql`
  create function name_keys(owner uuid, names text[]) returns text[] language sql immutable parallel safe
  as $$
    with plain as (
      select at, regexp_split_to_array(trim(regexp_replace(
        translate(regexp_replace(regexp_replace(public.fold(name), '\\m[dl]['']', ' ', 'g'), '(\\m[[:alpha:]])\\.', '\\1', 'g'), '''', ''),
        '[^[:alnum:]]+', ' ', 'g')), ' ') as words
      from unnest(names) with ordinality as one (name, at)
    ), word as (
      select at, place, one, one = any ('{de,du,des,d,la,le,les,l,et,and,of,the,a,au,aux,pour,en,for,sur}') as is_particle,
        one = any ('{sa,sarl,sas,sasu,sci,ltd,limited,plc,inc,co,corp,company,societe,compagnie,anonyme,ets,etablissements,groupe,group,holding,
          ste,gie,m,mr,mme,mlle,me,dr,pr,monsieur,madame,maitre,epouse,ep,nee,ne,veuve,vve,cabinet}') as is_form
      from plain, unnest(words) with ordinality as of (one, place) where one <> ''
    ), spoken as (
      select at, place, one, is_particle or is_form as is_common, regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(regexp_replace(one, 's$', ''), 'ph', 'f', 'g'), 'bv', 'v', 'g'), 'tch', 'ch', 'g'), 'c(?=[eiy])', 's', 'g'),
        'cqxzgaeiouyhw', 'kkksj'), '(.)\\1+', '\\1', 'g') as sound
      from word
    )
    select array_agg(distinct owner::text || ' ' || key) from (
      select coalesce(nullif(sound, ''), one) from spoken where not is_common and length(one) > 1
      union all
      select '=' || string_agg(sound, '' order by place) from spoken where not is_common group by at
      union all
      select '@' || string_agg(left(one, 1), '' order by place) from word group by at having count(*) > 1
      union all
      select '@' || string_agg(left(one, 1), '' order by place) from word where not is_particle group by at having count(*) > 1
      union all
      select '@' || string_agg(left(one, 1), '' order by place) from word where not (is_particle or is_form) group by at having count(*) > 1
      union all
      select '@' || min(one) from word group by at having count(*) = 1 and length(min(one)) <= 6
    ) found (key) where key is not null
  $$`;

const parties = sql`
  create table appointment_parties (
    id uuid primary key default gen_random_uuid(),
    appointment_id uuid not null references appointments (id) on delete cascade,
    professional_id uuid not null references professionals (id),
    client_id uuid not null references users (id),
    added_by text not null check (added_by in ('client', 'professional')),
    -- On the other side, on the client's side, or another name of the client.
    role text not null check (role in ('other', 'with', 'client')),
    kind text not null check (kind in ('person', 'company')),
    name text not null check (length(name) between 1 and 120),
    other_names text[] not null default '{}' check (cardinality(other_names) <= 3),
    keys text[] generated always as (name_keys(professional_id, other_names || name)) stored,
    created_at timestamptz not null default clock_timestamp()
  )`;

const partyIndexes = [
  sql`create index appointment_parties_of_appointment on appointment_parties (appointment_id, created_at, id)`,
  ...['professional', 'client'].map(
    (whose) => sql`
      create index ${sql.id(`appointment_parties_of_${whose}`)}
      on appointment_parties (${sql.ref(`${whose}_id`)}, created_at, id)`,
  ),
  sql`create index appointment_parties_by_key on appointment_parties using gin (keys)`,
];

const clientKeys = [
  sql`
    alter table clients add column keys text[]
      generated always as (name_keys(professional_id, array[first_names || ' ' || last_name])) stored`,
  sql`create index clients_by_key on clients using gin (keys)`,
];

const checks = [
  sql`
    create table conflict_checks (
      id uuid primary key default gen_random_uuid(),
      appointment_id uuid not null references appointments (id) on delete cascade,
      professional_id uuid not null references professionals (id) on delete cascade,
      client_id uuid not null references users (id),
      is_latest boolean not null default true,
      -- Of the parties; what was compared is in the digest.
      names text[],
      digest text,
      found integer not null,
      checked_at timestamptz not null,
      confirmed_at timestamptz,
      confirmed_by uuid,
      check ((confirmed_at is null) = (confirmed_by is null))
    )`,
  sql`create unique index conflict_checks_latest on conflict_checks (appointment_id) where is_latest`,
  sql`create index conflict_checks_of_appointment on conflict_checks (appointment_id, checked_at, id)`,
  sql`create index conflict_checks_of_professional on conflict_checks (professional_id, checked_at, id)`,
  sql`create index conflict_checks_of_client on conflict_checks (client_id)`,
  // References only: the names are read from where they are kept.
  sql`
    create table conflict_matches (
      id uuid primary key default gen_random_uuid(),
      check_id uuid not null references conflict_checks (id) on delete cascade,
      party_id uuid references appointment_parties (id) on delete cascade,
      with_client_id uuid not null references users (id),
      with_party_id uuid references appointment_parties (id) on delete cascade,
      with_appointment_id uuid references appointments (id) on delete cascade,
      score double precision not null,
      digest text not null
    )`,
  sql`create index conflict_matches_of_check on conflict_matches (check_id, score desc, id)`,
  sql`create index conflict_matches_with_client on conflict_matches (with_client_id)`,
  ...(['party_id', 'with_party_id', 'with_appointment_id'] as const).map(
    (column) =>
      sql`create index ${sql.id(`conflict_matches_by_${column}`)} on conflict_matches (${sql.id(column)}) where ${sql.id(column)} is not null`,
  ),
];

/** While a check waits for the professional, the reason and the documents are not theirs to read. */
const withheld = [
  sql`
    alter table appointments
      add column withheld boolean not null default false,
      add column shown_reason text generated always as (case when not withheld then reason end) stored`,
  sql`alter table appointment_documents add column withheld boolean not null default false`,
  ...systemFunction(
    'appointments_withhold_documents',
    sql`
      begin
        update public.appointment_documents set withheld = new.withheld where appointment_id = new.id;
        return null;
      end`,
  ),
  sql`
    create trigger appointments_withhold_documents after update of withheld on appointments for each row
    when (old.withheld is distinct from new.withheld) execute function appointments_withhold_documents()`,
];
