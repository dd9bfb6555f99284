import webpack, { type Configuration } from 'webpack';

/** Runs one configuration to its end and answers the files of its entry points. @throws Error with webpack's own words when it does not compile */
export async function runWebpack(configuration: Configuration): Promise<readonly string[]> {
  const compiler = webpack(configuration);
  if (compiler === null) throw new Error(`${configuration.name}: webpack accepts no such configuration`);
  const outcome = await new Promise<{ failure: string } | { files: string[] }>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats === undefined || stats.hasErrors())
        resolve({ failure: stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) ?? '' });
      else resolve({ files: [...stats.compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()) });
    });
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if ('failure' in outcome) throw new Error(`${configuration.name} does not compile\n${outcome.failure}`);
  return outcome.files;
}
