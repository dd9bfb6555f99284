import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { shellConfig } from '../config/shell-config.ts';
import { shellDist } from '../paths.ts';
import { hashInputs } from './hash-inputs.ts';
import { runWebpack } from './run-webpack.ts';

const inputs = ['shell/src', 'shared-contracts/src', 'shared-ui/src', 'webpack'];

/** Builds the shell for both sides unless the last build is of the same inputs. Answers whether it built. */
export async function buildShell(report: (text: string) => void): Promise<boolean> {
  const stamp = join(shellDist, 'inputs.txt');
  const hash = hashInputs(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  const temporary = `${shellDist}.${process.pid}`;
  await mkdir(temporary, { recursive: true });
  for (const side of ['browser', 'node'] as const) {
    report(`shell (${side})`);
    await runWebpack(shellConfig({ outputPath: temporary, publicPath: '/assets/', dev: false }, side));
  }
  await writeFile(join(temporary, 'inputs.txt'), hash);
  await rm(shellDist, { recursive: true, force: true });
  await rename(temporary, shellDist);
  return true;
}
