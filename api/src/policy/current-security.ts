import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { restingRole } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';

/** Objects and their state, e.g. `select on users.email to nimbia_client`. */
export type Facts = ReadonlyMap<string, string>;

const ours = sql`nspname = 'public' and not exists (select from pg_depend e where e.objid = o.oid and e.deptype = 'e')`;
const ofOurs = sql`join pg_namespace n on n.oid = o.relnamespace and ${ours}`;
const named = (role: ReturnType<typeof sql>) =>
  sql`case ${role} when 0 then 'public' else pg_get_userbyid(${role}) end`;
const option = sql`case when is_grantable then 'with grant option' else '' end`;

const relations = sql`
  select case relkind when 'v' then 'view ' when 'm' then 'materialized view ' when 'f' then 'foreign table ' else 'table ' end || relname as what,
    case
      when relkind = 'v' then case when exists (
          select from pg_options_to_table(reloptions) where option_name = 'security_invoker' and option_value::boolean
        ) then 'as its reader' else 'as its owner' end
      when relkind not in ('r', 'p') then ''
      when relrowsecurity and relforcerowsecurity then 'with forced row-level security'
      else 'without forced row-level security' end
      || case when relowner = current_user::regrole then '' else ', owned by ' || pg_get_userbyid(relowner) end as how
  from pg_class o ${ofOurs} where relkind in ('r', 'p', 'v', 'm', 'f')`;

const grants = sql`
  select lower(privilege_type) || ' on ' || relname || ' to ' || ${named(sql`grantee`)}, ${option}
  from pg_class o ${ofOurs} cross join aclexplode(relacl)
  where relkind in ('r', 'p', 'v', 'm', 'f') and grantee <> relowner
  union all
  select lower(privilege_type) || ' on ' || relname || '.' || attname || ' to ' || ${named(sql`grantee`)}, ${option}
  from pg_class o ${ofOurs} join pg_attribute on attrelid = o.oid and not attisdropped cross join aclexplode(attacl)
  where grantee <> relowner`;

/** Sequences belong to their column and to the system. */
const sequences = sql`
  select 'sequence ' || relname, coalesce(array_to_string(relacl, ', '), '') from pg_class o ${ofOurs}
  where relkind = 'S' and (
    not exists (select from pg_depend d where d.objid = o.oid and d.deptype in ('i', 'a'))
    or exists (select from aclexplode(relacl)
      where grantee <> relowner and (grantee, privilege_type) <> ('nimbia_system'::regrole::oid, 'USAGE')))`;

const functions = sql`
  select 'function ' || proname || '(' || pg_get_function_identity_arguments(o.oid) || ')',
    case when prosecdef then 'as ' || pg_get_userbyid(proowner) else 'as its caller' end
      || coalesce(' with ' || array_to_string(proconfig, ', '), '')
      || ', body ' || left(md5(regexp_replace(btrim(coalesce(prosrc, '')), '\\s+', ' ', 'g')), 12)
  from pg_proc o join pg_namespace n on n.oid = pronamespace and ${ours}
  union all
  select 'execute on ' || proname || '(' || pg_get_function_identity_arguments(o.oid) || ') to ' || ${named(sql`grantee`)}, ${option}
  from pg_proc o join pg_namespace n on n.oid = pronamespace and ${ours}
  cross join aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee <> proowner`;

/** A disabled trigger protects nothing, for example the audit log. Ours call functions of ours, which are compared. */
const triggers = sql`
  select 'trigger ' || tgname || ' on ' || relname,
    concat_ws(', ', case when tgenabled not in ('O', 'A') then 'not enabled' end,
      case when not tgisinternal and pronamespace <> n.oid then 'calls ' || tgfoid::regprocedure end)
  from pg_trigger t join pg_class o on o.oid = tgrelid ${ofOurs} join pg_proc f on f.oid = tgfoid
  where tgenabled not in ('O', 'A') or (not tgisinternal and pronamespace <> n.oid)`;

/** A rule may turn what is written into something else; only views have one. */
const rules = sql`
  select 'rule ' || rulename || ' on ' || relname, ''
  from pg_rewrite r join pg_class o on o.oid = ev_class ${ofOurs} where rulename <> '_RETURN'`;

/** Other schemas (pg-boss) are for the system only: neither callers nor the resting role may use them. */
const schemas = sql`
  select right_of || ' on schema ' || nspname || ' to ' || rolname, ''
  from pg_roles cross join pg_namespace cross join unnest(array['usage', 'create']) as right_of
  where rolname like 'nimbia\\_%' and nspname <> 'information_schema' and nspname not like 'pg\\_%'
    and case when nspname = 'public' or rolname = 'nimbia_system' then right_of = 'create' else true end
    and has_schema_privilege(pg_roles.oid, pg_namespace.oid, right_of)`;

/** Default privileges on our tables or for callers. */
const defaults = sql`
  select 'default ' || lower(privilege_type) || ' on new objects of ' || pg_get_userbyid(defaclrole) || ' (' || defaclobjtype::text || ') to '
    || ${named(sql`grantee`)}, ''
  from pg_default_acl cross join aclexplode(defaclacl)
  where grantee <> defaclrole and (defaclrole = current_user::regrole or grantee = 0 or pg_get_userbyid(grantee) like 'nimbia\\_%')`;

/** Roles are shared by the whole server: the owner of each of its databases may be a member of them. */
const memberships = sql`
  select 'membership of ' || m.rolname || ' in ' || r.rolname,
    case when m.rolname = ${restingRole} and pg_has_role(m.oid, r.oid, 'usage') then 'inherited' else '' end
  from pg_auth_members a join pg_roles r on r.oid = a.roleid join pg_roles m on m.oid = a.member
  where m.rolname like 'nimbia\\_%' or (r.rolname like 'nimbia\\_%' and not m.rolsuper and m.rolname <> current_user
    and not exists (select from pg_database where datdba = m.oid))`;

/** Row-level security applies to every role except the system, whose policies allow everything (grant-statistics-access.ts). */
const attributes = sql`
  select 'role ' || rolname, held from pg_roles cross join lateral (values
    (rolsuper or (rolbypassrls and rolname <> 'nimbia_system'), 'not held by row-level security'),
    (rolcanlogin, 'allowed to log in'), (rolcreaterole or rolcreatedb or rolreplication, 'with rights over the server'),
    (rolinherit, 'with the rights of all its roles at once')) as found (is_so, held)
  where is_so and rolname like 'nimbia\\_%'`;

/** Grants, functions, triggers and the like, from the catalogue. */
export async function currentSecurity(owner: Kysely<Tables>): Promise<Facts> {
  const parts = [relations, grants, sequences, functions, triggers, rules, schemas, defaults, memberships, attributes];
  const { rows } = await sql<{ what: string; how: string }>`${sql.join(parts, sql` union all `)}`.execute(
    owner.withoutPlugins(),
  );
  return new Map([...rows.map(({ what, how }) => [what, how] as const), ...(await readTexts(owner))]);
}

/** Conditions and views as PostgreSQL prints them, which cannot be predicted. */
export async function readTexts(owner: Kysely<Tables>): Promise<Facts> {
  const { rows } = await sql<{ what: string; how: string }>`
    select 'policy ' || policyname || ' on ' || tablename as what,
      lower(permissive) || ' ' || lower(cmd) || ' to ' || array_to_string(roles, ', ')
        || coalesce(' using ' || qual, '') || coalesce(' check ' || with_check, '') as how
    from pg_policies where schemaname = 'public'
    union all
    select 'text of ' || relname, pg_get_viewdef(o.oid) from pg_class o ${ofOurs} where relkind in ('v', 'm')`.execute(
    owner.withoutPlugins(),
  );
  return new Map(rows.map(({ what, how }) => [what, how]));
}
