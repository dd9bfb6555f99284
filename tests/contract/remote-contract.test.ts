import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { matchPath } from 'react-router-dom';
import { satisfies } from 'semver';
import { clientPaths, professionalPaths, publicPaths } from 'shared-contracts/remote/paths';
import { remoteManifest } from 'shared-contracts/remote/remote-manifest';
import {
  contractVersion,
  layoutNames,
  type LocaleStrings,
  type RemoteRoute,
} from 'shared-contracts/remote/remote-module';
import * as v from 'valibot';
import { describeRemote } from '../../webpack/build/describe-remote.ts';
import { testStore } from '../commands/test-store.ts';
import { loadRemote, readLiveRegistry } from './load-remote.ts';

const live = readLiveRegistry();
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const flat = (routes: readonly RemoteRoute[]): RemoteRoute[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);
/** A URL that matches a pattern: `/lawyers/:id` → `/lawyers/x`. */
const example = (pattern: string) => pattern.replace(/:\w+?(?=_2|\/|$)/g, 'x');

describe('registry', () => {
  it('lists the three remotes, each pattern once, and covers every route of the specification', () => {
    const names = live.remotes.map(({ name }) => name);
    for (const name of ['remote-pro', 'remote-public', 'remote-user']) assert.ok(names.includes(name), name);
    const patterns = live.remotes.flatMap(({ routes }) => routes.map(({ pattern }) => pattern));
    assert.equal(new Set(patterns).size, patterns.length);
    for (const path of [...publicPaths, ...professionalPaths, ...clientPaths]) {
      assert.ok(
        patterns.some((pattern) => matchPath(pattern, example(path))),
        `${path} belongs to nobody`,
      );
    }
  });

  it('has one home page per layout', () => {
    const offered = live.remotes.flatMap(({ layouts }) => layouts);
    assert.deepEqual([...offered].sort(), [...layoutNames].sort());
  });

  it('has ids that are unique across remotes', async () => {
    const modules = await Promise.all(live.remotes.map((entry) => loadRemote(entry)));
    const ids = modules.flatMap(({ routes }) => flat(routes).map(({ id }) => id));
    assert.equal(new Set(ids).size, ids.length);
  });
});

for (const entry of live.remotes) {
  const folder = join(testStore, entry.manifest, '..');
  const manifest = v.parse(remoteManifest, read(join(testStore, entry.manifest)));

  describe(entry.name, async () => {
    const module = await loadRemote(entry);
    const routes = flat(module.routes);

    it('is registered as its routes.ts declares it, for a contract that the shell supports', async () => {
      const { name, contract, layouts, routes: patterns, words } = entry;
      assert.deepEqual({ name, contract, layouts, routes: patterns, words }, await describeRemote(entry.name));
      assert.equal(module.contract, contract);
      assert.ok(satisfies(contractVersion, contract));
    });

    it('has every file that its manifest and the registry list, unmodified', () => {
      const chunks = [manifest.exposed, ...Object.values(manifest.chunks)].flatMap(({ js, css }) => [...js, ...css]);
      for (const file of [manifest.entry, ...chunks]) assert.ok(readFileSync(join(folder, file)).length > 0, file);
      const named = [
        ...Object.entries(manifest.integrity).map(([file, hash]) => [join(folder, file), hash] as const),
        ...Object.entries(entry.integrity).map(([file, hash]) => [join(testStore, file), hash] as const),
      ];
      assert.ok(named.length > 0);
      for (const [file, hash] of named) {
        assert.equal(`sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`, hash, file);
      }
    });

    it('matches each of its patterns with a route of the same layout, and has no other routes', () => {
      for (const { pattern, layout } of entry.routes) {
        const route = routes.find(
          ({ path }) => path !== undefined && matchPath(path, example(pattern)) !== null && path === pattern,
        );
        assert.ok(route, `${pattern} has no route`);
        const named = route.handle?.layout === undefined ? 'default' : route.handle.layout;
        assert.equal(named, layout, `layout of ${pattern}`);
      }
      const patterns = entry.routes.map(({ pattern }) => pattern);
      const unknown = routes.flatMap(({ path }) => (path === undefined || patterns.includes(path) ? [] : [path]));
      assert.deepEqual(unknown, []);
    });

    it('has unique ids', () => {
      for (const { id } of routes) assert.ok(id.startsWith(`${entry.name}/`), id);
    });

    it('loads each page', async () => {
      for (const { id, lazy } of routes) {
        if (typeof lazy !== 'function') continue;
        const page = await lazy();
        const draws = 'Component' in page ? typeof page.Component === 'function' : Boolean(page.element);
        assert.ok(draws, `${id} draws nothing`);
      }
    });

    it('provides the layouts that it declares', async () => {
      assert.deepEqual(Object.keys(module.layouts).sort(), [...entry.layouts].sort());
      for (const [name, load] of Object.entries(module.layouts)) {
        const { Component } = await load();
        assert.equal(typeof Component, 'function', name);
      }
    });

    it('declares the namespaces of each page and layout, so that they are loaded with its code', async () => {
      const wordsOf = (chunk: string) => [...(entry.words[chunk] ?? [])].sort();
      for (const { pattern, chunk } of entry.routes) {
        const { lazy, handle } = routes.find(({ path }) => path === pattern) ?? {};
        assert.ok(chunk !== undefined || lazy === undefined, `${pattern} is a page and names no chunk`);
        assert.deepEqual(chunk === undefined ? [] : wordsOf(chunk), [...(handle?.namespaces ?? [])].sort(), pattern);
      }
      for (const [name, load] of Object.entries(module.layouts))
        assert.deepEqual(wordsOf(`layout-${name}`), [...((await load()).namespaces ?? [])].sort(), name);
    });

    it('has the strings of every page and layout in both languages', async () => {
      const loaded = await Promise.all(Object.values(module.layouts).map((load) => load()));
      const asked = new Set(
        [...routes, ...loaded].flatMap((part) =>
          'handle' in part ? (part.handle?.namespaces ?? []) : 'namespaces' in part ? (part.namespaces ?? []) : [],
        ),
      );
      for (const namespace of [...asked].filter((name) => name !== 'shell')) {
        const languages = module.locales[namespace];
        assert.ok(languages, `${namespace} is not in locales`);
        for (const language of ['fr', 'en'] as const) {
          const words: LocaleStrings = (await languages[language]()).default;
          assert.ok(Object.keys(words).length > 0, `${namespace} says nothing in ${language}`);
          assert.ok(manifest.locales[namespace]?.[language], `the manifest has no ${language} of ${namespace}`);
        }
      }
    });
  });
}
