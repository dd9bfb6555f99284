import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { remoteManifest } from 'shared-contracts/remote/remote-manifest';
import * as v from 'valibot';
import { root, shellDist } from '../../webpack/paths.ts';
import { testStore } from '../commands/test-store.ts';
import { readLiveRegistry } from './load-remote.ts';

/**
 * Limits in bytes of gzip (level 9), six per cent over what was measured on 2026-11-26: a library that slips in fails, a
 * new page does not (`npm run budgets` compares them exactly). They limit the scripts that the first view executes before
 * it is interactive, not its time.
 */
const pageBound = 204_500;
const entryBound = 6_000;
const exposedBound = 5_500;
/** The HTML, and these scripts in one parallel batch. */
const requestBound = 6;

/** Entering an area (decisions/010, 070, 114, 116). */
const areaFiles = 6;
const clientAreaBound = 87_000;

const gzipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const live = readLiveRegistry();
const directoryOf = (name: string): string => {
  const entry = live.remotes.find((remote) => remote.name === name);
  assert.ok(entry);
  return join(testStore, entry.name, entry.version);
};
const manifests = Object.fromEntries(
  live.remotes.map(({ name }) => [name, v.parse(remoteManifest, json(join(directoryOf(name), 'manifest.json')))]),
);
const { entry } = v.parse(v.object({ entry: v.array(v.string()) }), json(join(shellDist, 'files.json')));
const main = entry.find((file) => file.endsWith('.js'));

describe('the weight of a first view', () => {
  for (const path of ['/', '/lawyers', '/recherche', '/professionnels']) {
    it(`of ${path} stays within its limits`, () => {
      assert.ok(main);
      const owner = live.remotes.find(({ routes }) => routes.some(({ pattern }) => pattern === path));
      const page = owner?.routes.find(({ pattern }) => pattern === path);
      const manifest = manifests[owner?.name ?? ''];
      assert.ok(owner && page?.chunk && page.loader && manifest);
      const chunks = [page.chunk, ...(page.layout === null ? [] : [`layout-${page.layout}`])];
      const parts = [manifest.exposed, ...chunks.map((chunk) => manifest.chunks[chunk])];
      const files = [...new Set([manifest.entry, ...parts.flatMap((part) => part?.js ?? [])])];
      const directory = directoryOf(owner.name);
      const weights = [
        [main, gzipped(join(shellDist, 'browser', main))] as const,
        ...files.map((file) => [file, gzipped(join(directory, file))] as const),
      ];
      const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
      const sizes = weights.map(([file, bytes]) => `${file} ${bytes}`).join(', ');
      assert.ok(total <= pageBound, `${total} bytes of script: ${sizes}`);
      assert.ok(1 + weights.length <= requestBound, `${1 + weights.length} requests: ${sizes}`);
      // The exposed module, which contains modules shared by most chunks, is always loaded.
      const late = (manifest.chunks[page.loader]?.js ?? []).filter((file) => !manifest.exposed.js.includes(file));
      assert.ok(late.length > 0 && !late.some((file) => files.includes(file)), 'its data is in the page already');
    });
  }

  for (const [remote, pattern] of [
    ['remote-user', '/user/tableau-de-bord'],
    ['remote-pro', '/pro/tableau-de-bord'],
  ] as const) {
    it(`of ${pattern} is one batch, within the browser’s parallel requests per origin`, () => {
      const owner = live.remotes.find(({ name }) => name === remote);
      const page = owner?.routes.find((route) => route.pattern === pattern);
      const manifest = manifests[remote];
      assert.ok(owner && page?.chunk && manifest);
      const chunks = [`layout-${page.layout}`, page.chunk];
      const parts = [manifest.exposed, ...chunks.flatMap((chunk) => manifest.chunks[chunk] ?? [])];
      const scripts = new Set([manifest.entry, ...parts.flatMap(({ js }) => js)]);
      const names = chunks.flatMap((chunk) => owner.words[chunk] ?? []);
      for (const locale of ['fr', 'en']) {
        const strings = names.map((name) => manifest.locales[name]?.[locale]);
        assert.ok(strings.length > 0 && !strings.includes(undefined), names.join(', '));
        const files = new Set([...scripts, ...parts.flatMap(({ css }) => css), ...strings]);
        assert.ok(files.size <= areaFiles, [...files].join(', '));
      }
      if (remote !== 'remote-user') return;
      const bytes = [...scripts].reduce((sum, file) => sum + gzipped(join(directoryOf(remote), file)), 0);
      assert.ok(bytes <= clientAreaBound, `${bytes} bytes of script: ${[...scripts].join(', ')}`);
    });
  }

  it('excludes the developers’ panel, which has its own folder', () => {
    const textsOf = (folder: string) =>
      readdirSync(join(shellDist, folder))
        .filter((file) => /\.(?:js|css)$/.test(file))
        .map((file) => readFileSync(join(shellDist, folder, file), 'utf8'));
    // A string and a class that only the panel has, as its sources have them.
    const sources = join(root, 'shell/src');
    const { overridden } = v.parse(
      v.object({ overridden: v.string() }),
      json(join(sources, 'locales/en/developer.json')),
    );
    const sheet = readFileSync(join(sources, 'developer/developer-panel.module.css'), 'utf8');
    const [, className] = /\.([\w-]+) \{/u.exec(sheet) ?? [];
    assert.ok(className);
    const marks = [overridden.replace(/\{\{.*/u, ''), `shell__${className}`];
    assert.ok(marks[0]);
    const panel = textsOf('developer').join(' ');
    for (const mark of marks) {
      assert.ok(panel.includes(mark), mark);
      assert.ok(!textsOf('browser').some((text) => text.includes(mark)), mark);
    }
  });

  it('does not repeat the federation runtime in each remote', () => {
    for (const [name, { entry, exposed }] of Object.entries(manifests)) {
      assert.ok(gzipped(join(directoryOf(name), entry)) <= entryBound, `the entry of ${name}`);
      if (name !== 'remote-public') continue;
      const bytes = exposed.js.reduce((sum, file) => sum + gzipped(join(directoryOf(name), file)), 0);
      assert.ok(bytes <= exposedBound, `the exposed module of ${name}: ${bytes}`);
    }
  });
});
