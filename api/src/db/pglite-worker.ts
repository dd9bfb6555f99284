import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { WorkerOptions, WorkerReply, WorkerRequest } from './pglite-messages.ts';

const port = parentPort;
if (!port) throw new Error('pglite-worker.ts runs as a worker thread only');
const { directory, sessionUser } = workerData as WorkerOptions;
const reply = (message: WorkerReply, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

// The server's default of 128 MB is for a database of its own machine; 32 hold the demonstration data with room, and the process rests on
// 60 MB less (docs/performance.md).
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
const extensions = { btree_gist, citext, pg_trgm, pgcrypto, unaccent };
const lite = await PGlite.create(directory, { extensions, startParams });
if (sessionUser) await lite.query(`select set_config('session_authorization', $1, false)`, [sessionUser]);
reply({ kind: 'ready' });

let queue = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  queue = queue.then(() => answer(request));
});

async function answer(request: WorkerRequest): Promise<void> {
  if (request.kind === 'close') {
    await lite.close();
    reply({ kind: 'closed' });
    return;
  }
  try {
    // `execProtocolRaw` keeps every parsed message for good. The parts are views of WebAssembly memory, hence the copies.
    const parts: Uint8Array[] = [];
    await lite.execProtocolRawStream(request.bytes, { onRawData: (part) => parts.push(part.slice()) });
    const bytes = new Uint8Array(Buffer.concat(parts));
    reply({ kind: 'answer', id: request.id, bytes }, [bytes.buffer]);
  } catch (error) {
    reply({ kind: 'failure', id: request.id, message: error instanceof Error ? error.message : String(error) });
  }
}
