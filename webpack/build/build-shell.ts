import { existsSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root, shellDist } from '../paths.ts';
import { facades, sharedByShell } from '../shared-modules.ts';
import { compressFiles } from './compress-files.ts';
import { hashInputs, inputsOf } from './hash-inputs.ts';
import { replaceDirectory } from './replace-directory.ts';

const inputsOfShell = (): ReadonlySet<string> =>
  inputsOf([
    'shell/src/main.tsx',
    'shell/src/entry-server.tsx',
    'shell/src/developer/main.tsx',
    'shell/package.json',
    // The shell's server reads them: open documents are told of a new version when they change.
    'shell/src/locales',
    ...facades().map(({ file }) => relative(root, file)),
  ]);

/** Hash of everything that the shell's build reads. */
export const hashOfShell = (): string => hashInputs(inputsOfShell());

const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sharedByShell()).map(([name, { version }]) => [name, version]));

const stamp = (directory: string): string => join(directory, 'inputs.txt');

/** Open pages still request files of the build they came from; names are hashed, so old files can stay. */
async function keepOlderFiles(temporary: string): Promise<void> {
  const before = join(shellDist, 'browser');
  if (existsSync(before)) await cp(before, join(temporary, 'browser'), { recursive: true, force: false });
}

/** Whether the last build had the same inputs. */
export const isShellBuilt = (): boolean =>
  existsSync(stamp(shellDist)) && readFileSync(stamp(shellDist), 'utf8') === hashOfShell();

/** Builds the shell for browser and server. */
export async function buildShell(report: (text: string) => void): Promise<void> {
  const hash = hashOfShell();
  // webpack is imported only when there is something to build, which keeps a second start fast.
  const [{ shellConfig }, { developerConfig }, { runWebpack }] = await Promise.all([
    import('../config/shell-config.ts'),
    import('../config/developer-config.ts'),
    import('./run-webpack.ts'),
  ]);
  const inputs = inputsOfShell();
  await replaceDirectory(shellDist, async (temporary) => {
    const build = { outputPath: temporary, publicPath: '/assets/', dev: false };
    report('shell (browser)');
    const files = await runWebpack(shellConfig(build, 'browser'), inputs);
    report('shell (node)');
    await runWebpack(shellConfig(build, 'node'), inputs);
    report('shell (developers’ panel)');
    await runWebpack(developerConfig(temporary), inputs);
    await compressFiles(join(temporary, 'browser'));
    await writeFile(
      join(temporary, 'files.json'),
      JSON.stringify({ version: hash, ...files, shared: sharedVersions() }),
    );
    await writeFile(stamp(temporary), hash);
    await keepOlderFiles(temporary);
  });
}
