import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { databaseRole, restingRole, scopes } from '../roles.ts';

/** Extensions, roles, and the functions that generated columns and policies use. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const extension of ['btree_gist', 'pg_trgm', 'unaccent', 'citext', 'pgcrypto']) {
    await sql`create extension if not exists ${sql.id(extension)}`.execute(db);
  }
  for (const role of [restingRole, ...scopes.map(databaseRole)]) {
    await ensureRole(db, role);
  }
  for (const scope of scopes) {
    await sql`grant ${sql.id(databaseRole(scope))} to ${sql.id(restingRole)}`.execute(db);
  }
  await grantToOwner(db);
  await sql`grant usage on schema public to ${sql.join([restingRole, ...scopes.map(databaseRole)].map((role) => sql.id(role)))}`.execute(
    db,
  );

  // unaccent() is only STABLE because its dictionary could change; naming the dictionary makes the answer fixed.
  await sql`
    create function fold(value text) returns text language sql immutable strict parallel safe
    as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$`.execute(db);
  await sql`
    create function touch_updated_at() returns trigger language plpgsql
    as $$ begin new.updated_at := now(); return new; end $$`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql
    as $$ begin raise exception 'rows of % are never changed', tg_table_name using errcode = '42501'; end $$`.execute(
    db,
  );
}

/** Roles belong to the whole server: another database on it, or another process, may have made them already. */
async function ensureRole<T>(db: Kysely<T>, role: string): Promise<void> {
  await sql`
    do ${sql.lit(`
      begin
        if not exists (select from pg_roles where rolname = '${role}') then
          create role ${role} nologin noinherit;
        end if;
      exception when duplicate_object or unique_violation then null;
      end`)}`.execute(db);
}

/** Whoever connects must be able to step down into the resting role and the scopes. */
async function grantToOwner<T>(db: Kysely<T>): Promise<void> {
  for (const role of [restingRole, ...scopes.map(databaseRole)]) {
    await sql`grant ${sql.id(role)} to current_user`.execute(db);
  }
}
