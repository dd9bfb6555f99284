import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { devOrigins } from './dev-origins.ts';
import { startDevServer } from './dev-server.ts';

test('a client that disconnects during a response leaves no stack trace in the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nimbia-dev-server-'));
  let said = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      said += chunk.toString();
      done();
    },
  }) as unknown as NodeJS.WritableStream;
  writeFileSync(join(folder, 'main.js'), `globalThis.text = '${'x'.repeat(8_000_000)}';`);
  const { bundle: origin = '' } = await devOrigins({ shell: 23_000, api: 0 }, ['bundle']);
  const stop = await startDevServer(
    {
      mode: 'none',
      context: folder,
      entry: './main.js',
      output: { path: folder },
      stats: 'none',
      infrastructureLogging: { stream, level: 'info' },
    },
    Number(new URL(origin).port),
  );
  try {
    const [answer] = (await once(get(`${origin}/main.js`), 'response')) as [IncomingMessage];
    await once(answer, 'data');
    answer.destroy();
    await sleep(500);
    assert.equal((await fetch(`${origin}/main.js`)).status, 200);
    assert.match(said, /Loopback/u, 'what it says is heard');
    assert.doesNotMatch(said, /Stream error|ERR_STREAM_PREMATURE_CLOSE/u);
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
});
