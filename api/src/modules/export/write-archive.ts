import { Readable } from 'node:stream';
import type { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { runAsSystem } from '../../db/run-as.ts';
import type { CallRequest } from '../../generic/call-context.ts';
import type { TableModule } from '../../generic/table-module.ts';
import { filesOf } from '../uploads/files-of.ts';
import { ownRows, ownTables } from './own-rows.ts';

/** Streams a JSON array, one row per line. */
async function* jsonOf(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${row}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * A ZIP with the caller's data: `data/<table>.json` per table, and the uploaded files. Entries are streamed one after the other, so that
 * the archive is never whole in memory and reading stops when the client disconnects. `onProgress` is told before each entry.
 */
export async function writeArchive(
  call: CallRequest,
  tables: readonly TableModule[],
  userId: string,
  onProgress: (done: number, total: number) => Promise<void> = async () => undefined,
): Promise<Readable> {
  const { db, storage, now } = call.services;
  const files = await runAsSystem(db, (tx) => filesOf(tx, storage, userId));
  const zip = new ZipFile();
  const archive = zip.outputStream as PassThrough; // true at runtime; the library's type is wider
  const breakOff = (error: Error) => archive.destroy(error);
  zip.on('error', breakOff);
  const entry = (chunks: AsyncIterable<string> | Iterable<Uint8Array>) =>
    Readable.from(chunks, { objectMode: false }).once('error', breakOff);
  const about = { exportedAt: now().toISOString(), userId, role: call.caller.role };
  zip.addBuffer(Buffer.from(`${JSON.stringify(about, null, 2)}\n`), 'export.json');
  const modules = ownTables(tables, call.caller);
  const total = modules.length + files.length;
  let begun = 0;
  const tell = () => onProgress(begun++, total);
  for (const module of modules) {
    zip.addReadStreamLazy(`data/${module.path}.json`, (done) => {
      tell().then(
        () => done(null, entry(jsonOf(ownRows(call, module)))),
        (error: unknown) => done(error, entry([])),
      );
    });
  }
  for (const file of files) {
    zip.addReadStreamLazy(`files/${file.name}`, { mtime: file.createdAt, compress: false }, (done) => {
      tell()
        .then(() => file.read())
        .then(
          (bytes) => done(null, entry(bytes ? [bytes] : [])),
          (error: unknown) => done(error, entry([])),
        );
    });
  }
  zip.end();
  return archive;
}
