import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compressFiles } from '../../../webpack/build/compress-files.ts';
import { runWebpack } from '../../../webpack/build/run-webpack.ts';
import { baseConfig } from '../../../webpack/config/base-config.ts';
import { shellConfig } from '../../../webpack/config/shell-config.ts';

const directory = join(import.meta.dirname, '../../../.cache/bench-monolith');
const instead = (file: RegExp, replacement: string) =>
  new webpack.NormalModuleReplacementPlugin(file, join(import.meta.dirname, 'monolith', replacement));

/** The shell's own configuration without the federation, and the public pages compiled in. */
function monolithConfig(): Configuration {
  const config = shellConfig({ outputPath: directory, publicPath: '/monolith/', dev: false }, 'browser');
  // Class names as the server wrote them: the public pages carry their remote's name.
  const { module } = baseConfig({ workspace: 'remote-public', side: 'browser', dev: false });
  return {
    ...config,
    name: 'monolith',
    ...(module && { module }),
    output: { ...config.output, path: directory, uniqueName: 'nimbia_monolith' },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => plugin && plugin.constructor.name !== 'ModuleFederationPlugin'),
      instead(/federation\/browser-remote-loader\.ts$/u, 'compiled-remote-loader.ts'),
      instead(/federation\/(?:provided-modules|provide-runtime)\.ts$/u, 'nothing.ts'),
    ],
  };
}

/** Builds the baseline of the first view: the same pages in one bundle, without federation. */
export async function buildMonolith(): Promise<{ directory: string; script: string }> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  await runWebpack(monolithConfig());
  await compressFiles(directory);
  const script = readdirSync(directory).find((file) => /^main\..*\.js$/u.test(file));
  if (!script) throw new Error('The monolith has no main script.');
  return { directory, script };
}
