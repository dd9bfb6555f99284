import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { root, shellDist } from '../../webpack/paths.ts';
import { builtRemote, namesOf, remoteNames, shellScripts, sumOf, viewOf } from './view-scripts.ts';

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
/** Measured on 2026-11-27: 88,600, with the ring of the meeting room on every page (138). */
const clientAreaBound = 93_500;

describe('the weight of a first view', () => {
  for (const path of ['/', '/lawyers', '/recherche', '/professionnels']) {
    it(`of ${path} stays within its limits`, () => {
      const { page, manifest, scripts } = viewOf(path);
      const all = [...shellScripts(), ...scripts];
      assert.ok(sumOf(all) <= pageBound, `${sumOf(all)} bytes of script: ${namesOf(all)}`);
      assert.ok(1 + all.length <= requestBound, `${1 + all.length} requests: ${namesOf(all)}`);
      assert.ok(page.loader);
      // The exposed module, which contains modules shared by most chunks, is always loaded.
      const late = (manifest.chunks[page.loader]?.js ?? []).filter((file) => !manifest.exposed.js.includes(file));
      const isEarly = (file: string) => scripts.some((script) => script.file === file);
      assert.ok(late.length > 0 && !late.some(isEarly), 'its data is in the page already');
    });
  }

  for (const pattern of ['/user/tableau-de-bord', '/pro/tableau-de-bord']) {
    it(`of ${pattern} is one batch, within the browser’s parallel requests per origin`, () => {
      const { owner, manifest, chunks, parts, scripts } = viewOf(pattern);
      const names = chunks.flatMap((chunk) => owner.words[chunk] ?? []);
      for (const locale of ['fr', 'en']) {
        const strings = names.map((name) => manifest.locales[name]?.[locale]);
        assert.ok(strings.length > 0 && !strings.includes(undefined), names.join(', '));
        const files = new Set([...scripts.map(({ file }) => file), ...parts.flatMap(({ css }) => css), ...strings]);
        assert.ok(files.size <= areaFiles, [...files].join(', '));
      }
      if (owner.name !== 'remote-user') return;
      assert.ok(sumOf(scripts) <= clientAreaBound, `${sumOf(scripts)} bytes of script: ${namesOf(scripts)}`);
    });
  }

  it('excludes the developers’ panel, which has its own folder', () => {
    const textsOf = (folder: string) =>
      readdirSync(join(shellDist, folder))
        .filter((file) => /\.(?:js|css)$/.test(file))
        .map((file) => readFileSync(join(shellDist, folder, file), 'utf8'));
    // A string and a class that only the panel has, as its sources have them.
    const source = (file: string) => readFileSync(join(root, 'shell/src', file), 'utf8');
    const { overridden } = v.parse(
      v.object({ overridden: v.string() }),
      JSON.parse(source('locales/en/developer.json')),
    );
    const [, className] = /\.([\w-]+) \{/u.exec(source('developer/developer-panel.module.css')) ?? [];
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
    for (const name of remoteNames()) {
      const { manifest, weigh } = builtRemote(name);
      assert.ok(sumOf(weigh([manifest.entry])) <= entryBound, `the entry of ${name}`);
      if (name !== 'remote-public') continue;
      const bytes = sumOf(weigh(manifest.exposed.js));
      assert.ok(bytes <= exposedBound, `the exposed module of ${name}: ${bytes}`);
    }
  });
});
