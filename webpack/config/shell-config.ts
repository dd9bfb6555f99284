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

/** The package's own export map hands out the build with the warnings for developers, whatever the mode. */
const routerWithoutWarnings = {
  'react-router$': join(routerDirectory, 'index.mjs'),
  'react-router/dom$': join(routerDirectory, 'dom-export.mjs'),
};

/** What the federation runtime brings along and this shell has no use for; each file says why. */
const leftOut = (
  [
    [/error-codes[\\/]dist[\\/]desc\.mjs$/, 'no-descriptions.ts'],
    [/snapshot[\\/]SnapshotHandler\.js$/, 'no-snapshots.ts'],
    [/\.\.?[\\/]utils[\\/]preload\.js$/, 'no-preload.ts'],
  ] as const
).map(([file, standIn]) => new webpack.NormalModuleReplacementPlugin(file, join(root, 'webpack/runtime', standIn)));

/** The shell's own build. It contains no address of a remote: those come from the registry when the page is made. */
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
      ...(isNode || build.dev ? [] : leftOut),
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
