import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { compressFiles } from '../../../webpack/build/compress-files.ts';
import { runWebpack } from '../../../webpack/build/run-webpack.ts';
import { shellConfig } from '../../../webpack/config/shell-config.ts';

const directory = join(import.meta.dirname, '../../../.cache/bench-monolith');

/** The shell's own configuration without the federation, and the public pages compiled in. */
function monolithConfig(): Configuration {
  const config = shellConfig({ outputPath: directory, publicPath: '/monolith/', dev: false }, 'browser');
  return {
    ...config,
    name: 'monolith',
    entry: { main: join(import.meta.dirname, 'monolith/main.tsx') },
    output: { ...config.output, path: directory, uniqueName: 'nimbia_monolith' },
    plugins: (config.plugins ?? []).filter((plugin) => plugin && plugin.constructor.name !== 'ModuleFederationPlugin'),
  };
}

/** Builds the baseline of the first view: the same pages in one bundle, without federation. */
export async function buildMonolith(): Promise<{ directory: string; script: string }> {
  await runWebpack(monolithConfig());
  await compressFiles(directory);
  const script = readdirSync(directory).find((file) => /^main\..*\.js$/u.test(file));
  if (!script) throw new Error('The monolith has no main script.');
  return { directory, script };
}
