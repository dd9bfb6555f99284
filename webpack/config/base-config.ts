import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import webpack from 'webpack';
import { root } from '../paths.ts';

export type Side = 'browser' | 'node';

export interface BaseOptions {
  readonly workspace: string;
  /** Name of a remote: prefix of its CSS classes and cascade layers. Undefined for the shell. */
  readonly remote?: string;
  readonly side: Side;
  readonly dev: boolean;
  /** With `dev`, in a page of a built shell: without hot reload, the page is reloaded. */
  readonly reloads?: boolean;
}

const refreshes = ({ dev, reloads = false }: BaseOptions): boolean => dev && !reloads;

const refreshRuntime = join(root, 'webpack/dev/refresh-runtime.cjs');

/** Aliases for both requests of the refresh plugin: by its helpers (the package) and in each module (the file). */
const refreshAlias = Object.fromEntries(
  ['react-refresh/runtime', createRequire(import.meta.url).resolve('react-refresh')].map((request) => [
    `${request}$`,
    refreshRuntime,
  ]),
);

/** Name of an output file: hashed where it is cached for ever, plain on the server and in development. */
export const hashed = ({ side, dev }: Pick<BaseOptions, 'side' | 'dev'>, extension: 'js' | 'css'): string =>
  side === 'node' ? '[name].cjs' : dev ? `[name].${extension}` : `[name].[contenthash:8].${extension}`;

/** Entities in user content are decoded without markup, see the module; jest has the same alias. */
const entitiesAlias = { 'markdown-to-jsx/entities$': join(root, 'webpack/runtime/decode-entity.ts') };

const scripts = (options: BaseOptions): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: {
            runtime: 'automatic',
            development: false,
            refresh: refreshes(options) && options.side === 'browser',
          },
        },
      },
    },
  },
});

const styles = ({ workspace, remote, side, dev }: BaseOptions): RuleSetRule[] => {
  const prefix = remote ?? workspace;
  const loaders = (modules: boolean) => [
    ...(side === 'browser' ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: 'css-loader',
      options: {
        modules: modules
          ? {
              localIdentName: dev ? `${prefix}__[name]__[local]` : `${prefix}__[local]--[hash:base64:4]`,
              localIdentContext: root,
              exportLocalsConvention: 'as-is',
              namedExport: false,
              exportOnlyLocals: side === 'node',
            }
          : side === 'node'
            ? { mode: 'global', exportOnlyLocals: true }
            : false,
      },
    },
    ...(remote === undefined
      ? []
      : [{ loader: join(root, 'webpack/plugins/layer-names-loader.ts'), options: { name: remote } }]),
  ];
  return [
    { test: /\.module\.css$/, use: loaders(true) },
    { test: /\.css$/, exclude: /\.module\.css$/, sideEffects: true, use: loaders(false) },
  ];
};

/** Common configuration of all bundles: swc, extracted CSS modules, assets, minification. */
export const baseConfig = (options: BaseOptions): Configuration => ({
  mode: options.dev ? 'development' : 'production',
  context: join(root, options.workspace),
  devtool: options.dev ? 'source-map' : false,
  target: options.side === 'node' ? 'async-node' : ['web', 'es2022'],
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: { ...entitiesAlias, ...(refreshes(options) ? refreshAlias : {}) },
  },
  module: {
    rules: [
      scripts(options),
      ...(refreshes(options)
        ? [
            {
              test: /src[\\/]locales[\\/][a-z]{2}[\\/][\w-]+\.json$/,
              type: 'javascript/auto',
              loader: join(root, 'webpack/plugins/hot-strings-loader.ts'),
              options: { workspace: options.workspace },
            },
          ]
        : []),
      ...styles(options),
      { test: /\.(woff2|png|jpg|svg|webp)$/, type: 'asset/resource', generator: { emit: options.side === 'browser' } },
    ],
  },
  output: {
    assetModuleFilename: 'asset/[name].[contenthash:8][ext]',
    hashFunction: 'xxhash64',
    clean: false,
    chunkLoadTimeout: 10_000,
    crossOriginLoading: 'anonymous',
  },
  optimization: {
    // One chunk is one file: a shared fragment would be discovered late.
    splitChunks: false,
    // Hot reload needs component names; server bundles are not downloaded.
    minimize: !options.dev &&
      options.side === 'browser' && {
        javascript: {
          ecma: 2022,
          compress: {
            passes: 2,
            ecma: 2022,
            // More inlining makes the result larger.
            inline: 1,
            // Functions side by side compress better in the shell, and worse in the small files of remotes.
            hoist_funs: options.remote === undefined,
            // React Router’s warnings are for development.
            pure_funcs: ['warning', 'warningOnce'],
          },
          format: { comments: false },
        },
      },
    minimizer: ['...', new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
  },
  plugins: [
    ...(options.side === 'browser'
      ? [
          new MiniCssExtractPlugin({
            filename: hashed(options, 'css'),
            chunkFilename: hashed(options, 'css'),
            ignoreOrder: true,
          }),
        ]
      : []),
    ...(refreshes(options)
      ? [
          // One library name, so that React is instrumented once per page.
          new ReactRefreshPlugin({ overlay: false, library: 'nimbia', exclude: [/node_modules/, refreshRuntime] }),
          new webpack.DefinePlugin({ 'process.env.WORKSPACE': JSON.stringify(options.workspace) }),
        ]
      : []),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});
