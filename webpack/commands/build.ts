import { buildAll } from '../build/build-all.ts';
import { remoteNamed } from '../build/remotes.ts';

try {
  await buildAll(process.argv.slice(2).map((typed) => (typed === 'shell' ? typed : remoteNamed(typed))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
