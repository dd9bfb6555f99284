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
  /** A remote's name: its CSS classes begin with it, and its layers are its own. The shell's are the house's. */
  readonly remote?: string;
  readonly side: Side;
  readonly dev: boolean;
  /** With `dev`, in a page of a shell that was built: it can exchange neither components nor strings and is loaded again instead. */
  readonly reloads?: boolean;
}

const refreshes = ({ dev, reloads = false }: BaseOptions): boolean => dev && !reloads;

const refreshRuntime = join(root, 'webpack/dev/refresh-runtime.cjs');

/** Both names that the refresh plugin knows react-refresh by: its helpers the package's, the code that it puts into each module the file's. */
const refreshAlias = Object.fromEntries(
  ['react-refresh/runtime', createRequire(import.meta.url).resolve('react-refresh')].map((request) => [
    `${request}$`,
    refreshRuntime,
  ]),
);

/** Name of a file of a side: hashed where it is served for ever, plain where it is read from disk or changes as one types. */
export const hashed = ({ side, dev }: Pick<BaseOptions, 'side' | 'dev'>, extension: 'js' | 'css'): string =>
  side === 'node' ? '[name].cjs' : dev ? `[name].${extension}` : `[name].[contenthash:8].${extension}`;

/** Icons are drawn by a few lines of ours, see the module. */
const ownIcons = new webpack.NormalModuleReplacementPlugin(
  /createLucideIcon\.mjs$/,
  join(root, 'webpack/runtime/create-icon.ts'),
);

/** Entities in texts of people are read without markup, see the module; jest has the same line. */
const entitiesAlias = { 'markdown-to-jsx/entities$': join(root, 'webpack/runtime/decode-entity.ts') };

const comboboxInFrench = new webpack.NormalModuleReplacementPlugin(
  /combobox[\\/]fr-FR\.mjs$/,
  join(root, 'webpack/runtime/combobox-words-fr.ts'),
);

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

/** What every bundle of the house has in common: swc, CSS modules extracted to files, hashed names, no surprises. */
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
      {
        test: /lucide-react\/dist\/esm\/icons\/.+\.mjs$/,
        loader: join(root, 'webpack/plugins/icon-drawing-loader.ts'),
      },
      // With hot reload nothing is left out anyway.
      ...(refreshes(options)
        ? [
            {
              test: /src[\\/]locales[\\/][a-z]{2}[\\/][\w-]+\.json$/,
              type: 'javascript/auto',
              loader: join(root, 'webpack/plugins/hot-strings-loader.ts'),
              options: { workspace: options.workspace },
            },
          ]
        : [
            {
              test: /shared-contracts\/src\/schemas\/[\w-]+\.ts$/,
              enforce: 'pre' as const,
              loader: join(root, 'webpack/plugins/pure-schemas-loader.ts'),
            },
          ]),
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
    // One asynchronous part of a page is one file: a shared fragment would be discovered late, and the waterfall costs more than its bytes.
    splitChunks: false,
    // Hot reload knows a component by its name, which the minifier takes away; nobody downloads what the server runs.
    minimize: !options.dev &&
      options.side === 'browser' && {
        javascript: {
          ecma: 2022,
          compress: {
            passes: 5,
            ecma: 2022,
            // Functions that are inlined more often than not make what is sent larger.
            inline: 1,
            // What React Router warns of is for who writes a page; with hot reload it is said.
            pure_funcs: ['warning', 'warningOnce'],
          },
          format: { comments: false },
        },
      },
    minimizer: ['...', new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
  },
  plugins: [
    ownIcons,
    comboboxInFrench,
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
          // One library: what is injected into React, is injected once for the page.
          new ReactRefreshPlugin({ overlay: false, library: 'nimbia', exclude: [/node_modules/, refreshRuntime] }),
          new webpack.DefinePlugin({ 'process.env.WORKSPACE': JSON.stringify(options.workspace) }),
        ]
      : []),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});
