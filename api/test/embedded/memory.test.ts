import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { PgliteHost } from '../../src/db/pglite-host.ts';

const MEGABYTE = 2 ** 20;

describe('the embedded database', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'nimbia-memory-'));
  const host = new PgliteHost(directory, 60_000);
  after(async () => {
    await host.close();
    await rm(directory, { recursive: true });
  });

  /** A simple query of the wire protocol. */
  const query = (text: string) => {
    const message = Buffer.from(`Q....${text}\0`);
    message.writeInt32BE(message.length - 1, 1);
    return host.execute(new Uint8Array(message), { deadline: true });
  };

  it('does not keep what it has answered', async () => {
    const ask = () => query(`select repeat('x', ${MEGABYTE})`);
    assert.ok((await ask()).length > MEGABYTE);
    const before = process.memoryUsage().rss;
    for (let count = 0; count < 300; count += 1) await ask();
    const grown = (process.memoryUsage().rss - before) / MEGABYTE;
    assert.ok(grown < 150, `${Math.round(grown)} MB more after answers of 300 MB`);
  });
});
