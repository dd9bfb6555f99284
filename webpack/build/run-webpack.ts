import webpack, { type Compilation, type Configuration } from 'webpack';
import { ReleaseError } from '../release/release-store.ts';

export interface BuiltFiles {
  readonly entry: readonly string[];
  /** Scripts and sheets that are asked for later. */
  readonly late: readonly string[];
}

/** Runs one configuration to its end. @throws ReleaseError with webpack's own words when it does not compile */
export async function runWebpack(configuration: Configuration): Promise<BuiltFiles> {
  const compiler = webpack(configuration);
  if (compiler === null) throw new Error(`${configuration.name}: webpack accepts no such configuration`);
  const outcome = await new Promise<{ failure: string } | { files: BuiltFiles }>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats === undefined || stats.hasErrors())
        resolve({ failure: stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) ?? '' });
      else resolve({ files: filesOf(stats.compilation) });
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
