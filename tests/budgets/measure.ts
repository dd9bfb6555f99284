import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryPostgres } from '../commands/temporary-postgres.ts';
import { fillTestStore } from '../commands/test-store.ts';
import { bookingWork } from './booking-work.ts';
import { rowsRead } from './rows-read.ts';
import { securityTimes } from './security-times.ts';
import { viewBytes } from './view-bytes.ts';

/** Measures the tree that this file is in, and writes its figures to the file that the command line names. */
const [, , file = ''] = process.argv;
process.chdir(join(import.meta.dirname, '../..'));
await fillTestStore();
const server = await temporaryPostgres();
try {
  process.env.TEST_DATABASE_URL = server.url;
  const figures = [viewBytes(), await bookingWork(), await rowsRead(), await securityTimes()];
  writeFileSync(file, JSON.stringify(figures.flat()));
} finally {
  await server.stop();
}
