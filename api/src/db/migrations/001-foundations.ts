import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { runStatements } from '../ddl/run-statements.ts';
import { databaseRole, restingRole, scopes } from '../roles.ts';

const scopeRoles = scopes.map(databaseRole);
const roles = [restingRole, ...scopeRoles];

/** Extensions, roles, functions that several tables use, and what applied security is recorded in. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await runStatements(db, [
    ...['btree_gist', 'pg_trgm', 'unaccent', 'citext', 'pgcrypto'].map(
      (extension) => sql`create extension if not exists ${sql.id(extension)}`,
    ),
    ...roles.map(ensureRole),
    ...scopeRoles.map((role) => sql`grant ${sql.id(role)} to ${sql.id(restingRole)}`),
    // The login role must be able to switch to the resting role and the scopes.
    ...roles.map((role) => sql`grant ${sql.id(role)} to current_user`),
    sql`grant usage on schema public to ${sql.join(roles.map((role) => sql.id(role)))}`,

    // unaccent() is only STABLE because its dictionary could change; naming the dictionary fixes the answer.
    sql`
      create function fold(value text) returns text language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$`,
    // Markdown syntax would separate adjacent words.
    sql`
      create function searched(variadic texts text[]) returns text language sql immutable parallel safe
      as $$ select public.fold(translate(array_to_string(texts, ' '), '*_#\`>|', '')) $$`,
    sql`
      create function touch_updated_at() returns trigger language plpgsql
      as $$ begin new.updated_at := now(); return new; end $$`,
    sql`
      create function refuse_change() returns trigger language plpgsql
      as $$ begin raise exception 'rows of % are never changed', tg_table_name using errcode = '42501'; end $$`,

    // What was applied, with conditions and views as the database deparsed them (policy/apply-security.ts).
    sql`create table schema_security (fingerprint text primary key, texts jsonb)`,
  ]);
}

/** Roles belong to the whole server: another database or process may have created them already. */
const ensureRole = (role: string) => sql`
  do ${sql.lit(`
    begin
      if not exists (select from pg_roles where rolname = '${role}') then
        create role ${role} nologin noinherit;
      end if;
    exception when duplicate_object or unique_violation then null;
    end`)}`;
