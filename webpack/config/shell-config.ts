import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { root } from '../paths.ts';
import { sharedByShell } from '../shared-modules.ts';
import { baseConfig, hashed, type Side } from './base-config.ts';

export interface ShellBuild {
  readonly outputPath: string;
  readonly publicPath: string;
  readonly dev: boolean;
}

const nodeRuntimePlugin = createRequire(import.meta.url).resolve('@module-federation/node/runtimePlugin');

const routerDirectory = join(dirname(findPackageJSON('react-router', import.meta.url) ?? ''), 'dist/production');

/** The package’s export map always resolves to the build with warnings for developers. */
const routerWithoutWarnings = {
  'react-router$': join(routerDirectory, 'index.mjs'),
  'react-router/dom$': join(routerDirectory, 'dom-export.mjs'),
};

/** Modules of the federation runtime that the shell does not use, and what replaces them (decision 081). */
export const trimmedRuntime = [
  { file: /error-codes[\\/]dist[\\/]desc\.mjs$/, replacement: 'no-descriptions.ts' },
  { file: /snapshot[\\/]SnapshotHandler\.js$/, replacement: 'no-snapshots.ts' },
  { file: /\.\.?[\\/]utils[\\/]preload\.js$/, replacement: 'no-preload.ts' },
];
const trimRuntime = trimmedRuntime.map(
  ({ file, replacement }) =>
    new webpack.NormalModuleReplacementPlugin(file, join(root, 'webpack/runtime', replacement)),
);

/** The shell’s build. It contains no URL of a remote: those come from the registry at run time. */
export const shellConfig = (build: ShellBuild, side: Side): Configuration => {
  const base = baseConfig({ workspace: 'shell', side, dev: build.dev });
  const isNode = side === 'node';
  return {
    ...base,
    name: `shell (${side})`,
    entry: isNode
      ? { 'entry-server': './src/entry-server.tsx' }
      : {
          main: build.dev
            ? // The first sheet orders the layers of all.
              [
                'shared-ui/tokens.css',
                join(root, 'webpack/dev/shell-strings.cjs'),
                './src/developer/main.tsx',
                './src/main.tsx',
              ]
            : './src/main.tsx',
        },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...(build.dev ? {} : routerWithoutWarnings) } },
    output: {
      ...base.output,
      path: join(build.outputPath, side),
      publicPath: build.publicPath,
      uniqueName: 'nimbia_shell',
      filename: hashed({ side, dev: build.dev }, 'js'),
      chunkFilename: hashed({ side, dev: build.dev }, 'js'),
      ...(isNode ? { library: { type: 'commonjs2' } } : {}),
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(isNode || build.dev ? [] : trimRuntime),
      new ModuleFederationPlugin({
        name: 'nimbia_shell',
        remotes: {},
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        runtimePlugins: isNode ? [nodeRuntimePlugin] : [],
        experiments: { optimization: { target: isNode ? 'node' : 'web', disableSnapshot: true } },
      }),
    ],
  };
};
