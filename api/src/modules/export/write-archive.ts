import { Readable } from 'node:stream';
import type { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { runAsSystem } from '../../db/run-as.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import { filesOf } from '../uploads/files-of.ts';
import { ownRows, ownTables } from './own-rows.ts';

/** A JSON array, a row per line, as it is read. */
async function* jsonOf(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${row}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * One ZIP of what is the caller's: `data/<table>.json` for each table, and the files they have sent. Entries are read while the archive is,
 * one after the other: none of it is in memory as a whole, and nothing is read for who went away.
 */
export async function writeArchive(call: CallRequest, userId: string): Promise<Readable> {
  const { db, storage, now } = call.services;
  const files = await runAsSystem(db, (tx) => filesOf(tx, storage, userId));
  const zip = new ZipFile();
  const archive = zip.outputStream as PassThrough; // which it is; its type says less
  const breakOff = (error: Error) => archive.destroy(error);
  zip.on('error', breakOff);
  const entry = (chunks: AsyncIterable<string> | Iterable<Uint8Array>) =>
    Readable.from(chunks, { objectMode: false }).once('error', breakOff);
  const about = { exportedAt: now().toISOString(), userId, role: call.caller.role };
  zip.addBuffer(Buffer.from(`${JSON.stringify(about, null, 2)}\n`), 'export.json');
  for (const module of ownTables(call.caller)) {
    zip.addReadStreamLazy(`data/${module.path}.json`, (done) => done(null, entry(jsonOf(ownRows(call, module)))));
  }
  for (const file of files) {
    zip.addReadStreamLazy(`files/${file.name}`, { mtime: file.createdAt, compress: false }, (done) => {
      file.read().then(
        (bytes) => done(null, entry(bytes ? [bytes] : [])),
        (error: unknown) => done(error, entry([])),
      );
    });
  }
  zip.end();
  return archive;
}
