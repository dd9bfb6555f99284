import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { RemoteDescription } from 'shared-contracts/remote/registry';
import webpack, { type Configuration } from 'webpack';
import { root } from '../paths.ts';
import { NamesFromManifestPlugin } from '../plugins/names-from-manifest-plugin.ts';
import { sharedByRemote } from '../shared-modules.ts';
import { baseConfig, hashed, type Side } from './base-config.ts';

export interface RemoteBuild {
  readonly workspace: string;
  readonly description: RemoteDescription;
  /** Version and build, part of every global name so that two versions can live in one page. */
  readonly version: string;
  readonly outputPath: string;
  /** `peerDependencies` of its package. */
  readonly peers: Readonly<Record<string, string>>;
  readonly publicPath?: string;
  readonly dev: boolean;
  /** See `BaseOptions`. */
  readonly reloads?: boolean;
}

/** A remote behind sign-in, none of whose pages the server renders. With hot reload each file stays by itself. */
const isArea = ({ dev, description }: RemoteBuild): boolean =>
  !dev && description.routes.every(({ render }) => render === 'browser');

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;
type CacheGroup = NonNullable<SplitChunks['cacheGroups']>[string];

/** The strings of each language that the layouts and the pages named for navigation show: one file, because one enters there. */
export function entryWords({ layouts, routes, words }: RemoteDescription): CacheGroup {
  const entered = [
    ...layouts.map((layout) => `layout-${layout}`),
    ...routes.flatMap(({ nav, chunk }) => (nav === undefined ? [] : (chunk ?? []))),
  ];
  const files = new Set(entered.flatMap((chunk) => words[chunk] ?? []).map((namespace) => basename(namespace)));
  const languageOf = (module: webpack.Module): string | undefined => {
    const path = module.nameForCondition() ?? '';
    const [, language, file = ''] = /locales[\\/]([a-z]{2})[\\/]([\w-]+)\.json$/.exec(path) ?? [];
    return files.has(file) ? language : undefined;
  };
  return {
    test: (module: webpack.Module) => languageOf(module) !== undefined,
    name: (module: webpack.Module) => `words-${languageOf(module)}`,
    chunks: 'async',
    enforce: true,
  };
}

/**
 * Somebody who enters an area goes from page to page in it: what two of its pages show, and all of its sheets, come with the exposed module,
 * once. So entering it is one batch of at most six files, which is what a browser asks for at a time (decisions/010).
 */
const inOneFile = (description: RemoteDescription): SplitChunks => ({
  cacheGroups: {
    default: false,
    defaultVendors: false,
    sheets: { name: 'remote', type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 1 },
    shared: {
      name: 'remote',
      // Of ours: a library that two pages run and the layout does not (dates, a calendar) is too large for the pages without.
      test: /^(?!.*[\\/]node_modules[\\/]).*\.tsx?$/,
      chunks: 'async',
      minChunks: 2,
      enforce: true,
    },
    words: entryWords(description),
  },
});

/** Global name of a remote's container: `remote_public_1_0_0_ab12cd34`. */
export const containerName = (workspace: string, version: string): string =>
  `${workspace}_${version}`.replace(/[^a-z0-9]+/gi, '_');

const nodeRuntimePlugin = createRequire(import.meta.url).resolve('@module-federation/node/runtimePlugin');

/** In the browser a remote runs on the shell's federation runtime, see the module. */
const shellsBundlerRuntime = new webpack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime[\\/]dist[\\/](?:bundler|index)\.js$/,
  join(root, 'webpack/runtime/shell-bundler-runtime.ts'),
);

/** One function for every remote and for both sides: the browser's build and the one that the shell's server renders from. */
export const remoteConfig = (build: RemoteBuild, side: Side): Configuration => {
  const base = baseConfig({
    workspace: build.workspace,
    remote: build.description.name,
    side,
    dev: build.dev,
    reloads: build.reloads ?? false,
  });
  const name = containerName(build.workspace, build.version);
  const isNode = side === 'node';
  return {
    ...base,
    name: `${build.workspace} (${side})`,
    entry: {},
    ...(isArea(build) && !isNode
      ? { optimization: { ...base.optimization, splitChunks: inOneFile(build.description) } }
      : {}),
    output: {
      ...base.output,
      path: build.outputPath,
      publicPath: build.publicPath ?? 'auto',
      uniqueName: name,
      filename: hashed({ side, dev: build.dev }, 'js'),
      chunkFilename: hashed({ side, dev: build.dev }, 'js'),
      ...(isNode ? { library: { type: 'commonjs-module' } } : {}),
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(isNode ? [] : [shellsBundlerRuntime]),
      ...(isNode || build.dev ? [] : [new NamesFromManifestPlugin()]),
      new ModuleFederationPlugin({
        name,
        filename: isNode ? 'remote-entry.cjs' : build.dev ? 'remote-entry.js' : 'remote-entry.[contenthash:8].js',
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared: sharedByRemote(build.peers),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        library: isNode ? { type: 'commonjs-module', name } : { type: 'var', name },
        runtimePlugins: isNode ? [nodeRuntimePlugin] : [],
        experiments: {
          optimization: { target: isNode ? 'node' : 'web', disableSnapshot: true, disableRemote: true },
        },
        ...(isNode ? { remoteType: 'script' as const } : {}),
      }),
    ],
  };
};
