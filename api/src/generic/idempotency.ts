import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { tryLock } from '../db/advisory-locks.ts';
import { Problem } from '../http/problem.ts';
import type { CallContext } from './call-context.ts';
import { ahead, prepared } from '../db/frequent-statements.ts';

/**
 * Runs `work` once per key and caller within 24 hours: repeating the request returns the first answer, another body under the
 * same key is 422, and 409 while the first still runs. The key is stored in the transaction of the work, so a failed call leaves none.
 */
export async function runIdempotent<T>(
  context: CallContext,
  key: string | undefined,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const { userId } = context.caller;
  if (key === undefined || userId === null) return work();
  if (key.length > 200 || key.length === 0)
    throw new Problem(422, 'VALIDATION_FAILED', { errors: [{ pointer: '', code: 'INVALID' }] });
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  const earlier = await context.asSystem(async (tx) => {
    if (!(await tryLock(tx, `idempotency:${userId}:${key}`)))
      throw new Problem(409, 'IDEMPOTENCY_IN_FLIGHT', { headers: { 'retry-after': '1' } });
    const { rows } = await prepared(sql<{ requestHash: Buffer; body: unknown }>`
      select request_hash, body from idempotency_keys
      where user_id = ${userId} and key = ${key} and created_at >= now() - interval '24 hours'`).execute(tx);
    return rows[0];
  });
  if (earlier) {
    if (!earlier.requestHash.equals(requestHash)) throw new Problem(422, 'IDEMPOTENCY_KEY_REUSED');
    return earlier.body as T;
  }
  const answer = await work();
  await context.asSystem((tx) =>
    ahead(sql`
      insert into idempotency_keys (user_id, key, request_hash, status, body)
      values (${userId}, ${key}, ${requestHash}, 200, ${JSON.stringify(answer)}::jsonb)
      on conflict (user_id, key) do update
      set request_hash = excluded.request_hash, status = excluded.status, body = excluded.body, created_at = now()`).execute(
      tx,
    ),
  );
  return answer;
}
