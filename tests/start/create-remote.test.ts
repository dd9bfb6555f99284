import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { testStore } from '../commands/test-store.ts';
import { startShell } from '../commands/shell-process.ts';
import { copyTree } from '../dev/support/copy-tree.ts';

const folder = 'remote-fresh';

describe('npm run create-remote', () => {
  let tree: string;
  const store = mkdtempSync(join(tmpdir(), 'nimbia-store-'));
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: tree,
      encoding: 'utf8',
      env: { ...process.env, REMOTE_STORE: store, NIMBIA_DIST: join(tree, 'dist') },
    });
    return { status, output: stdout + stderr };
  };
  const create = (...words: string[]) => run('webpack/commands/create-remote.ts', ...words);
  /** Digest of all sources of the shell. */
  const shell = () => {
    const files = readdirSync(join(tree, 'shell'), { recursive: true, withFileTypes: true });
    const own = files.filter((file) => file.isFile() && !/node_modules|\.types/u.test(file.parentPath));
    const texts = own.map((file) => readFileSync(join(file.parentPath, file.name)));
    return createHash('sha256').update(Buffer.concat(texts)).digest('hex');
  };
  before(async () => {
    tree = await copyTree(join(import.meta.dirname, '../..'));
    cpSync(testStore, store, { recursive: true });
  });
  after(() => [tree, store].forEach((one) => rmSync(one, { recursive: true, force: true })));

  it('creates a remote with a page, styles, both languages and a test, and does not edit the shell', () => {
    const untouched = shell();
    const projects = readFileSync(join(tree, 'tsconfig.json'), 'utf8').split('\n');
    const { status, output } = create('fresh');
    assert.equal(status, 0, output);
    for (const address of [/ \/fresh\b/u, / \/en\/fresh\b/u]) assert.match(output, address);
    assert.equal(shell(), untouched);
    const added = readFileSync(join(tree, 'tsconfig.json'), 'utf8')
      .split('\n')
      .filter((line) => !projects.includes(line));
    // The preceding entry gains a comma.
    assert.deepEqual(added, [`${projects.at(-4)},`, `    { "path": "./${folder}" }`]);
  });

  it('refuses an invalid name and an existing folder', () => {
    const existing = create('fresh');
    assert.equal(existing.status, 1);
    assert.match(existing.output, /\bremote-fresh\b/u);
    for (const words of [[], ['Fresh'], ['../evil'], ['a b'], ['a', 'b'], ['a-'], ['a--b'], ['a'.repeat(44)]]) {
      const { status, output } = create(...words);
      assert.equal(status, 2);
      assert.match(output, /npm run create-remote /u, 'how it is used');
    }
  });

  it('refuses a name whose page belongs to another remote or to the shell’s server', () => {
    for (const [name, owner] of [
      ['lawyers', /^\/lawyers .*\bremote-public\b/u],
      ['remotes', /^\/remotes .*\bshell\b/u],
    ] as const) {
      const { status, output } = create(name);
      assert.equal(status, 1, output);
      assert.match(output, owner);
      assert.ok(!existsSync(join(tree, `remote-${name}`)));
    }
  });

  it('creates a remote that compiles, is formatted and passes its test', () => {
    for (const words of [
      ['node_modules/@typescript/native/bin/tsc', '-b', folder],
      ['node_modules/oxfmt/bin/oxfmt', '--check', folder, 'tsconfig.json'],
      ['node_modules/jest/bin/jest.js', folder],
    ]) {
      const { status, output } = run(...words);
      assert.equal(status, 0, `${words.join(' ')}\n${output}`);
    }
  });

  /** Output of `release` with one changed file of the remote, which is restored afterwards. */
  const releasedWith = (path: string, from: string, to: string) => {
    const file = join(tree, folder, path);
    const text = readFileSync(file, 'utf8');
    assert.ok(text.includes(from), path);
    writeFileSync(file, text.replace(from, to));
    const outcome = run('webpack/commands/release.ts', 'fresh');
    writeFileSync(file, text);
    return outcome;
  };

  it('creates a remote whose release is refused with a type error, a missing key or a failing test', () => {
    const registry = readFileSync(join(store, 'registry.json'), 'utf8');
    for (const [path, from, to, expected] of [
      [
        'src/pages/home/home-page.tsx',
        'return (',
        'const one: string = 1;\n  return (',
        /home-page\.tsx\(\d+,\d+\): error/u,
      ],
      ['src/locales/en/home.json', '"title":', '"heading":', /locales\/en\/home\.json .*"title"/u],
      ['src/pages/home/home-page.test.tsx', 'name: fr.title', "name: 'Something else'", /the page shows its heading/u],
    ] as const) {
      const outcome = releasedWith(path, from, to);
      assert.equal(outcome.status, 1, outcome.output);
      assert.match(outcome.output, /\bremote-fresh\b/u);
      assert.match(outcome.output, expected);
    }
    assert.equal(readFileSync(join(store, 'registry.json'), 'utf8'), registry);
  });

  it('creates a remote that a shell built before mounts in its layout, in both languages, once released', async () => {
    const { status, output } = run('webpack/commands/release.ts', 'fresh');
    assert.equal(status, 0, output);
    const site = await startShell(store);
    try {
      const french = await (await fetch(`${site.origin}/fresh`)).text();
      const english = await (await fetch(`${site.origin}/en/fresh`)).text();
      assert.match(french, /<h1>Nouvelle page fresh<\/h1>/);
      assert.match(english, /<h1>New page fresh<\/h1>/);
      assert.match(english, /<title>New page fresh – Nimbia<\/title>/);
      // The frame of the default layout, which another remote provides, and the style of the page.
      assert.match(english, /<header[^]*<h1>New page fresh<\/h1>[^]*<footer/);
      assert.match(english, /remote-fresh__page--/);
    } finally {
      await site.stop();
    }
  });
});
