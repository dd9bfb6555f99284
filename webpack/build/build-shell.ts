import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { shellDist } from '../paths.ts';
import { compressFiles } from './compress-files.ts';
import { commonInputs, hashInputs } from './hash-inputs.ts';

const inputs = ['shell/src', ...commonInputs];

/** Builds the shell for both sides unless the last build is of the same inputs. Answers whether it built. */
export async function buildShell(report: (text: string) => void): Promise<boolean> {
  const stamp = join(shellDist, 'inputs.txt');
  const hash = hashInputs(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  // webpack is only read when there is something to build: a second start is up in seconds.
  const [{ shellConfig }, { runWebpack }] = await Promise.all([import('../config/shell-config.ts'), import('./run-webpack.ts')]);
  const temporary = `${shellDist}.${process.pid}`;
  await mkdir(temporary, { recursive: true });
  for (const side of ['browser', 'node'] as const) {
    report(`shell (${side})`);
    await runWebpack(shellConfig({ outputPath: temporary, publicPath: '/assets/', dev: false }, side));
  }
  await compressFiles(join(temporary, 'browser'));
  await writeFile(join(temporary, 'inputs.txt'), hash);
  await rm(shellDist, { recursive: true, force: true });
  await rename(temporary, shellDist);
  return true;
}
