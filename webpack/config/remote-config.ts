import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { RemoteDescription } from 'shared-contracts/remote/registry';
import webpack, { type Configuration } from 'webpack';
import { root } from '../paths.ts';
import { sharedByRemote } from '../shared-modules.ts';
import { baseConfig, type Side } from './base-config.ts';

export interface RemoteBuild {
  readonly workspace: string;
  readonly description: RemoteDescription;
  /** Version and build hash, part of every global name so that two versions can run in one page. */
  readonly version: string;
  readonly outputPath: string;
  /** `peerDependencies` of its package. */
  readonly peers: Readonly<Record<string, string>>;
  readonly publicPath?: string;
  readonly dev: boolean;
  /** See `BaseOptions`. */
  readonly reloads?: boolean;
}

/** All its pages are behind sign-in and rendered in the browser. With hot reload no chunks are merged. */
const isArea = ({ dev, description }: RemoteBuild): boolean =>
  !dev && description.routes.every(({ render }) => render === 'browser');

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;
type CacheGroup = NonNullable<SplitChunks['cacheGroups']>[string];

/** One file per language for the strings of the layouts and of the pages in navigation, where people enter an area. */
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
 * Modules that may be part of the exposed module: ours, and what every icon needs. Another library that pages share (dates, a calendar) is too
 * large for the others.
 */
const sharedModules =
  /(?:^(?!.*[\\/]node_modules[\\/]).*\.tsx?|[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/]).*\.mjs)$/;

/**
 * People go from page to page in an area: modules that four of its chunks share, and all sheets, are part of the exposed
 * module. Entering the area is then one batch of at most six files, the limit of parallel requests per origin
 * (decision 010).
 */
const areaChunks = (description: RemoteDescription): SplitChunks => ({
  cacheGroups: {
    default: false,
    defaultVendors: false,
    sheets: { name: 'remote', type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 1 },
    shared: {
      name: 'remote',
      test: sharedModules,
      chunks: 'async',
      minChunks: 4,
      enforce: true,
    },
    words: entryWords(description),
  },
});

/**
 * Modules that most public pages share are part of the exposed module, instead of being duplicated in layouts and
 * pages.
 */
const publicChunks: SplitChunks = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    common: {
      name: 'remote',
      test: sharedModules,
      chunks: 'async',
      minChunks: 21,
      enforce: true,
    },
  },
};

/** Global name of a remote's container: `remote_public_1_0_0_ab12cd34`. */
export const containerName = (workspace: string, version: string): string =>
  `${workspace}_${version}`.replace(/[^a-z0-9]+/gi, '_');

const nodeRuntimePlugin = createRequire(import.meta.url).resolve('@module-federation/node/runtimePlugin');

/** In the browser a remote runs on the shell’s federation runtime, see the module. */
const shellRuntime = new webpack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime[\\/]dist[\\/](?:bundler|index)\.js$/,
  join(root, 'webpack/runtime/shell-bundler-runtime.ts'),
);

/** Configuration of every remote, for the browser and for the server render. */
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
    ...(isNode
      ? {}
      : {
          optimization: {
            ...base.optimization,
            splitChunks: isArea(build) ? areaChunks(build.description) : publicChunks,
          },
        }),
    output: {
      ...base.output,
      path: build.outputPath,
      publicPath: build.publicPath ?? 'auto',
      uniqueName: name,
      filename: isNode ? '[name].cjs' : '[name].js',
      chunkFilename: isNode ? '[name].cjs' : '[name].js',
      ...(isNode ? { library: { type: 'commonjs-module' } } : {}),
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(isNode ? [] : [shellRuntime]),
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
