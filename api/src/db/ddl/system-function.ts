import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseRole } from '../roles.ts';

const system = sql.id(databaseRole('system'));

/** Makes a SECURITY DEFINER function run with the rights of our own code; only the callers named may call it. */
export function ownedBySystem(signature: RawBuilder<unknown>, callers: readonly string[] = []): RawBuilder<unknown>[] {
  return [
    sql`revoke all on function ${signature} from public`,
    ...callers.map((role) => sql`grant execute on function ${signature} to ${sql.id(role)}`),
    // A new owner needs the right to create for the moment of the change.
    sql`grant create on schema public to ${system}`,
    sql`alter function ${signature} owner to ${system}`,
    sql`revoke create on schema public from ${system}`,
  ];
}

/**
 * A trigger function with the rights of our own code, as the user who fires the trigger may not access the rows of
 * others.
 */
export function systemFunction(name: string, body: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    sql`create function ${sql.id(name)}() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public
      as $$ ${body} $$`,
    ...ownedBySystem(sql`${sql.id(name)}()`),
  ];
}
