import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, describe, test } from 'node:test';
import webpack, { type Configuration } from 'webpack';
import { root } from '../paths.ts';
import { baseConfig } from './base-config.ts';
import { shellConfig, trimmedRuntime } from './shell-config.ts';

/** Inside the shell, so that its packages resolve. */
const directory = mkdtempSync(join(root, 'shell/.left-out-'));
after(() => rmSync(directory, { recursive: true }));

/** Bundles a source and returns its modules and its script. @throws on an error or a warning: a replacement lacks an export */
async function bundle(name: string, source: string, configuration: Configuration) {
  const entry = join(directory, `${name}.ts`);
  writeFileSync(entry, source);
  const compiler = webpack({
    ...configuration,
    entry,
    output: { path: join(directory, name), filename: 'out.js' },
  });
  assert.ok(compiler);
  const modules = await new Promise<string[]>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats === undefined || stats.hasErrors() || stats.hasWarnings())
        return reject(error ?? new Error(stats?.toString('errors-warnings')));
      const inner = [...stats.compilation.modules].flatMap((module) =>
        module instanceof webpack.NormalModule ? [module.resource] : [],
      );
      resolve(inner.map((file) => relative(root, file)));
    }),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  const scripts = readdirSync(join(directory, name)).filter((file) => file.endsWith('.js'));
  return { modules, script: scripts.map((file) => readFileSync(join(directory, name, file), 'utf8')).join('\n') };
}

const base = baseConfig({ workspace: 'shell', side: 'browser', dev: false });

describe('code left out of bundles', () => {
  test('each replaced module of the federation runtime is replaced, with every export that is used', async () => {
    const { plugins = [] } = shellConfig({ outputPath: directory, publicPath: '/', dev: false }, 'browser');
    const { modules } = await bundle(
      'federation',
      "import * as runtime from '@module-federation/enhanced/runtime';\nconsole.log(runtime);",
      {
        ...base,
        plugins: plugins.filter((plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin),
      },
    );
    for (const { file, replacement } of trimmedRuntime) {
      assert.ok(modules.includes(`webpack/runtime/${replacement}`), `${file} of an upgraded runtime matches nothing`);
      assert.deepEqual(
        modules.filter((module) => module.includes('@module-federation') && file.test(module)),
        [],
      );
    }
  });

  test('a bundle that reads the session carries no schema of a form', async () => {
    const { script } = await bundle(
      'schemas',
      "import { sessionAnswer } from 'shared-contracts/schemas/session';\nconsole.log(sessionAnswer);",
      base,
    );
    assert.match(script, /expiresAt/u);
    assert.doesNotMatch(script, /EMAILS_MUST_DIFFER|passwordConfirmation/u);
  });
});
