import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';

/** The developers’ panel, in a folder of its own that is only served with developers’ tools. */
export const developerConfig = (outputPath: string): Configuration => {
  const base = baseConfig({ workspace: 'shell', side: 'browser', dev: false });
  return {
    ...base,
    name: 'developers’ panel',
    entry: { developer: './src/developer/main.tsx' },
    output: {
      ...base.output,
      path: join(outputPath, 'developer'),
      publicPath: '/developer/',
      uniqueName: 'nimbia_developer',
      filename: '[name].[contenthash:8].js',
    },
  };
};
