import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compressFiles } from '../../../webpack/build/compress-files.ts';
import { runWebpack } from '../../../webpack/build/run-webpack.ts';
import { baseConfig } from '../../../webpack/config/base-config.ts';
import { entryWords } from '../../../webpack/config/remote-config.ts';
import { describeRemote } from '../../../webpack/build/describe-remote.ts';
import { shellConfig } from '../../../webpack/config/shell-config.ts';

export interface Monolith {
  readonly directory: string;
  /** The file that replaces one of another build of the same part and kind (`page-lawyers.1a2b3c4d.js`, or without the hash); undefined if none. */
  readonly fileFor: (file: string) => string | undefined;
}

const directory = join(import.meta.dirname, '../../../.cache/bench-monolith');
const instead = (file: RegExp, replacement: string) =>
  new webpack.NormalModuleReplacementPlugin(file, join(import.meta.dirname, 'monolith', replacement));

/** The shell's configuration without federation, with the pages compiled in. */
async function monolithConfig(): Promise<Configuration> {
  const config = shellConfig({ outputPath: directory, publicPath: '/monolith/', dev: false }, 'browser');
  // Class names as the server rendered them: those of public pages contain their remote's name.
  const { module } = baseConfig({ workspace: 'remote-public', side: 'browser', dev: false });
  return {
    ...config,
    name: 'monolith',
    ...(module && { module }),
    // The strings of the client area, in one file per language as in its remote.
    optimization: {
      ...config.optimization,
      splitChunks: {
        cacheGroups: { default: false, defaultVendors: false, words: entryWords(await describeRemote('remote-user')) },
      },
    },
    output: { ...config.output, path: directory, uniqueName: 'nimbia_monolith' },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => plugin && plugin.constructor.name !== 'ModuleFederationPlugin'),
      instead(/federation\/loading\/browser-remote-loader\.ts$/u, 'compiled-remote-loader.ts'),
      instead(/federation\/loading\/(?:provided-modules|provide-runtime)\.ts$/u, 'nothing.ts'),
    ],
  };
}

const partOf = (file: string): string => file.replace(/\.\w{8}(?=\.(?:js|css)$)/u, '');

/** Builds the baseline: the same pages (public ones and the client area) from one build, without federation. */
export async function buildMonolith(): Promise<Monolith> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  await runWebpack(await monolithConfig());
  await compressFiles(directory);
  const files = new Map(readdirSync(directory).map((file) => [partOf(file), file]));
  if (!files.has('main.js')) throw new Error('The monolith has no main script.');
  return { directory, fileFor: (file) => files.get(partOf(file)) };
}
