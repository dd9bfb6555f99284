import assert from 'node:assert/strict';
import type { Kysely } from 'kysely';
import type { Tx } from '../../src/db/run-as.ts';
import type { Tables } from '../../src/db/schema.ts';

/** Runs `work` in a transaction that is rolled back, because roles belong to the whole server. */
export async function rolledBack(owner: Kysely<Tables>, work: (tx: Tx) => Promise<void>): Promise<void> {
  const back = new Error('rolled back');
  await assert.rejects(
    owner.transaction().execute(async (tx) => {
      await work(tx);
      throw back;
    }),
    back,
  );
}
