import { statSync } from 'node:fs';
import { relative } from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { root } from '../paths.ts';
import { ReleaseError } from '../release/release-store.ts';

export interface BuiltFiles {
  readonly entry: readonly string[];
  /** Scripts and style sheets that are loaded later. */
  readonly late: readonly string[];
}

/** Sources of ours that a build has read but that are not among its inputs. The root `package.json` does not matter. */
const missedInputs = ({ fileDependencies }: Compilation, inputs: ReadonlySet<string>): string[] =>
  [...fileDependencies]
    .filter((file) => !inputs.has(file) && !/[\\/]node_modules(?:[\\/]|$)/.test(file) && statSync(file).isFile())
    .map((file) => relative(root, file))
    .filter((path) => path !== 'package.json' && !path.startsWith('..'));

/**
 * Runs one webpack configuration.
 * @param inputs files that the build hash covers: a change in any other file would go unnoticed
 * @throws ReleaseError with webpack's errors, or with the files read that are not inputs
 */
export async function runWebpack(configuration: Configuration, inputs?: ReadonlySet<string>): Promise<BuiltFiles> {
  const compiler = webpack(configuration);
  if (compiler === null) throw new Error(`${configuration.name}: webpack accepts no such configuration`);
  const outcome = await new Promise<{ failure: string } | { files: BuiltFiles }>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats === undefined || stats.hasErrors())
        resolve({ failure: stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) ?? '' });
      else {
        const missed = inputs === undefined ? [] : missedInputs(stats.compilation, inputs);
        if (missed.length === 0) resolve({ files: filesOf(stats.compilation) });
        else
          resolve({ failure: missed.map((path) => `${path} is read, and the hash of the build misses it`).join('\n') });
      }
    });
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if ('failure' in outcome) throw new ReleaseError(`${configuration.name} does not compile\n${outcome.failure}`);
  return outcome.files;
}

function filesOf({ entrypoints, chunks }: Compilation): BuiltFiles {
  const entry = [...entrypoints.values()].flatMap((entrypoint) => entrypoint.getFiles());
  const all = new Set([...chunks].flatMap(({ files }) => [...files]));
  return { entry, late: [...all].filter((file) => !entry.includes(file)) };
}
