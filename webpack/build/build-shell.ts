import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellDist } from '../paths.ts';
import { compressFiles } from './compress-files.ts';
import { commonInputs, hashInputs } from './hash-inputs.ts';

const inputs = ['shell/src', ...commonInputs];

const stamp = (directory: string): string => join(directory, 'inputs.txt');

/** A page that is open somewhere still asks for the files of the build it came from; their names are hashes, so they can stay. */
async function keepOlderFiles(temporary: string): Promise<void> {
  const before = join(shellDist, 'browser');
  if (existsSync(before)) await cp(before, join(temporary, 'browser'), { recursive: true, force: false });
}

/** Builds the shell for both sides unless the last build is of the same inputs. Answers whether it built. */
export async function buildShell(report: (text: string) => void): Promise<boolean> {
  const hash = hashInputs(inputs);
  if (existsSync(stamp(shellDist)) && readFileSync(stamp(shellDist), 'utf8') === hash) return false;
  // webpack is only read when there is something to build: a second start is up in seconds.
  const [{ shellConfig }, { runWebpack }] = await Promise.all([
    import('../config/shell-config.ts'),
    import('./run-webpack.ts'),
  ]);
  const temporary = `${shellDist}.${process.pid}`;
  await mkdir(temporary, { recursive: true });
  const build = { outputPath: temporary, publicPath: '/assets/', dev: false };
  report('shell (browser)');
  const files = await runWebpack(shellConfig(build, 'browser'));
  report('shell (node)');
  await runWebpack(shellConfig(build, 'node'));
  await compressFiles(join(temporary, 'browser'));
  await writeFile(join(temporary, 'entry.json'), JSON.stringify(files));
  await writeFile(stamp(temporary), hash);
  await keepOlderFiles(temporary);
  await rm(shellDist, { recursive: true, force: true });
  await rename(temporary, shellDist);
  return true;
}
