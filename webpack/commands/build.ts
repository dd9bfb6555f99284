import { buildAll } from '../build/build-all.ts';

try {
  await buildAll(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
