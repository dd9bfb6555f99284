import { sql } from 'kysely';
import type { TestApi } from './test-api.ts';

/** Changes the audit log as an attacker with the owner's database rights could. */
export const tamper = (api: TestApi, statement: string) =>
  api.services.connection.asOwner(async (owner) => {
    await sql`alter table audit disable trigger user`.execute(owner);
    await sql.raw(statement).execute(owner);
    await sql`alter table audit enable trigger user`.execute(owner);
  });
