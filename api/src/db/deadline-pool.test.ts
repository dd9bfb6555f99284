import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { toProblem } from '../http/to-problem.ts';
import { DeadlinePool } from './deadline-pool.ts';

const isBusy = (error: unknown): true => {
  const { status, code, headers } = toProblem(error);
  assert.deepEqual({ status, code, headers }, { status: 503, code: 'QUERY_TIMEOUT', headers: { 'retry-after': '2' } });
  return true;
};

describe('waiting for a connection past the deadline', () => {
  // Accepts connections and never responds.
  const server = createServer();
  let pool: DeadlinePool;
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    pool = new DeadlinePool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 100 });
  });
  after(async () => {
    await pool.end();
    server.close();
  });

  it('is answered 503 with Retry-After, whether the server is silent or every session is taken', async () => {
    const [first, second] = [pool.connect(), pool.connect()];
    assert.equal(pool.waitingCount, 1);
    await Promise.all([assert.rejects(first, isBusy), assert.rejects(second, isBusy)]);
  });

  it('is so for a query without a session of its own as well', async () => {
    await assert.rejects(pool.query('select 1'), isBusy);
  });

  it('leaves the pool’s other errors as they are', async () => {
    const ended = new DeadlinePool({ max: 1 });
    await ended.end();
    await assert.rejects(ended.connect(), /^Error: Cannot use a pool after calling end/u);
  });
});
