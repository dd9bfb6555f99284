import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '../../src/settings/config.ts';
import { connect } from '../../src/db/connect.ts';
import { openServices } from '../../src/open-services.ts';
import { verifySecurity } from '../../src/policy/verify-security.ts';
import { policies } from '../../src/tables.ts';
import { rolledBack } from '../support/rolled-back.ts';
import { testDatabase } from '../support/template-database.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

/** Possible manual changes, and the name that the refusal contains. */
const drifts: Readonly<Record<string, readonly [statements: string, named: RegExp]>> = {
  'a right to a table for everybody': [
    'grant select on users to public',
    /select on users to public was not declared/u,
  ],
  'a right to a column for a caller': [
    'grant select (password_hash) on users to nimbia_client',
    /select on users\.password_hash to nimbia_client was not declared/u,
  ],
  'a right to a table of the machinery': [
    'grant insert on kysely_migration to nimbia_anon',
    /insert on kysely_migration to nimbia_anon was not declared/u,
  ],
  'a right that may be handed on': [
    'grant select on users to nimbia_system with grant option',
    /select on users to nimbia_system was changed \(with grant option/u,
  ],
  'a right to empty a table': ['grant truncate on audit to nimbia_system', /truncate on audit to nimbia_system/u],
  'a right for a login of somebody else': [
    'create role nimbia_somebody; grant select on users to nimbia_somebody',
    /select on users to nimbia_somebody was not declared/u,
  ],
  'a right that is gone': ['revoke insert on users from nimbia_system', /insert on users to nimbia_system is missing/u],
  'a condition that lets more rows through': [
    'alter policy client_select on appointments using (true)',
    /policy client_select on appointments was changed \(.* using true instead of .* using .*client_id/u,
  ],
  'one more policy': [
    'create policy open_house on users for select to nimbia_anon using (true)',
    /policy open_house on users was not declared/u,
  ],
  'a policy that is gone': ['drop policy anon_select on plans', /policy anon_select on plans is missing/u],
  'row-level security that is off': ['alter table users disable row level security', /table users was changed/u],
  'a table': ['create table copied as select * from users', /table copied was not declared/u],
  'a view that reads with its owner’s rights': [
    'create view everybody as select * from users; grant select on everybody to nimbia_anon',
    /view everybody was not declared \(as its owner\); .*select on everybody to nimbia_anon/u,
  ],
  'a materialized view': [
    'create materialized view kept as select * from users',
    /materialized view kept was not declared/u,
  ],
  'a function with other rights than its caller’s': [
    `create function peek() returns setof users language sql security definer as 'select * from users'`,
    /function peek\(\) was not declared \(as .+\); execute on peek\(\) to public was not declared/u,
  ],
  'another body of a function': [
    `create or replace function fold(value text) returns text language sql immutable strict as 'select $1'`,
    /function fold\(value text\) was changed \(as its caller, body [0-9a-f]{12} instead of as its caller, body 1bc1853a33c4/u,
  ],
  'a function that looks for its tables elsewhere': [
    'alter function session_of(bytea) set search_path = public, pg_temp',
    /function session_of\(token_hash bytea\) was changed \(as nimbia_system with search_path=public, pg_temp/u,
  ],
  'a function that everybody may call': [
    'grant execute on function session_of(bytea) to public',
    /execute on session_of\(token_hash bytea\) to public was not declared/u,
  ],
  'a sequence of nobody’s': ['create sequence counted', /sequence counted was not declared/u],
  'a right to a sequence': ['grant update on sequence audit_id_seq to nimbia_client', /sequence audit_id_seq/u],
  'rights to what will be made': [
    'alter default privileges in schema public grant select on tables to nimbia_anon',
    /default select on new objects of \S+ \(r\) to nimbia_anon was not declared/u,
  ],
  'a trigger that is off': [
    'alter table audit disable trigger audit_insert_only',
    /trigger audit_insert_only on audit/u,
  ],
  'a trigger that calls a function of the server': [
    'create trigger same before update on users for each row execute function suppress_redundant_updates_trigger()',
    /trigger same on users was not declared \(calls suppress_redundant_updates_trigger\(\)\)/u,
  ],
  'a rule': ['create rule quiet as on delete to audit do instead nothing', /rule quiet on audit was not declared/u],
  'another owner of a table': [
    'alter table reviews owner to nimbia_system',
    /table reviews was changed \(with forced row-level security, owned by nimbia_system instead of/u,
  ],
  'a right to make things': [
    'grant create on schema public to nimbia_client',
    /create on schema public to nimbia_client/u,
  ],
  'a role in another one': [
    'grant nimbia_system to nimbia_client',
    /membership of nimbia_client in nimbia_system was not declared/u,
  ],
  'a login in a role': [
    'create role somebody_else login; grant nimbia_operator to somebody_else',
    /membership of somebody_else in nimbia_operator was not declared/u,
  ],
  'a role that may log in': [
    'alter role nimbia_system login',
    /role nimbia_system was not declared \(allowed to log in\)/u,
  ],
};

describe('a manual change in the database', () => {
  let api: TestApi;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  for (const [name, [statements, named]] of Object.entries(drifts)) {
    it(`is refused by name: ${name}`, () =>
      api.services.connection.asOwner((owner) =>
        rolledBack(owner, async (tx) => {
          for (const statement of statements.split('; ')) await sql.raw(statement).execute(tx);
          await assert.rejects(verifySecurity(tx, policies), named);
        }),
      ));
  }
});

describe('a start', () => {
  it('fails with one sentence on a manual change, and rewrites grants and policies when their fingerprint is missing', async (t) => {
    const database = await testDatabase();
    t.after(() => database.drop());
    const secret = 'a secret for tests that is long enough';
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET: secret, ...database.variables });
    const start = async () => (await openServices(config)).close();
    const run = async (statement: string) => {
      const { databaseUrl, dataDir, queryDeadlineMs } = config;
      const directory = join(dataDir, 'pglite');
      const connection = await connect({ databaseUrl, directory, poolSize: 1, deadlineMs: queryDeadlineMs });
      await connection.asOwner((owner) => sql.raw(statement).execute(owner));
      await connection.close();
    };
    await start();
    await run('grant select (email) on users to nimbia_anon');
    await assert.rejects(start(), {
      name: 'StartError',
      message:
        /^The database is not safe to serve: select on users\.email to nimbia_anon was not declared\. See .*\.$/u,
    });
    await run('truncate schema_security');
    await start();
  });
});
