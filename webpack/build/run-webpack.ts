import webpack, { type Configuration } from 'webpack';

/** Runs one configuration to its end. @throws Error with webpack's own words when it does not compile */
export async function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (compiler === null) throw new Error(`${configuration.name}: webpack accepts no such configuration`);
  const failure = await new Promise<string | undefined>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve(stats?.hasErrors() === true ? stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) : undefined);
    });
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (failure !== undefined) throw new Error(`${configuration.name} does not compile\n${failure}`);
}
