import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';

/**
 * Companies by their short names (decision 103): what stands in brackets, after a spaced dash or an "alias" has keys of its own, as
 * `namesIn` reads it, and two words next to each other have one together ("TotalEnergies"). PostgreSQL 15 computes a generated column again
 * only by making it anew, which rewrites `clients` and `appointment_parties` under a lock.
 */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    ...keyed.map(([table]) => sql`alter table ${sql.id(table)} drop column keys`),
    nameKeys,
    ...keyed.flatMap(([table, names]) => [
      sql`
        alter table ${sql.id(table)} add column keys text[] generated always as (name_keys(professional_id, ${names})) stored`,
      sql`create index ${sql.id(`${table}_by_key`)} on ${sql.id(table)} using gin (keys)`,
    ]),
  ]);
}

const keyed = [
  ['clients', sql`array[first_names || ' ' || last_name]`],
  ['appointment_parties', sql`other_names || name`],
] as const;

/** As of migration 035, but for `part` and the pairs of words. */
const nameKeys = sql`
  create or replace function name_keys(owner uuid, names text[]) returns text[] language sql immutable parallel safe
  as $$
    with part as (
      select row_number() over () as at, name from (
        select name from unnest(names) as name
        union
        select regexp_split_to_table(name, '[()\\[\\]]|\\s[-–—]\\s|\\m(?:dite?|alias|aka|dba|enseigne)\\M', 'i') from unnest(names) as name
      ) said
    ), plain as (
      select at, regexp_split_to_array(trim(regexp_replace(
        translate(regexp_replace(regexp_replace(public.fold(name), '\\m[dl]['']', ' ', 'g'), '(\\m[[:alpha:]])\\.', '\\1', 'g'), '''', ''),
        '[^[:alnum:]]+', ' ', 'g')), ' ') as words
      from part
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
      select sound || lead(sound) over (partition by at order by place) from spoken where not is_common
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
