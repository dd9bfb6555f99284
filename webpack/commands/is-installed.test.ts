import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { isInstalled } from './is-installed.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nimbia-installed-'));
  mkdirSync(join(root, 'node_modules/react'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const react = { 'node_modules/react': { version: '19.3.1' } };
const write = (installed: object, wanted: object): void => {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
};

test('packages that match the lockfile are installed', () => {
  write(react, { '': {}, ...react });
  assert.equal(isInstalled(root), true);
});

test('a package that is missing or has another version must be installed', () => {
  write(react, { 'node_modules/react': { version: '19.4.0' } });
  assert.equal(isInstalled(root), false);
  write(react, { ...react, 'node_modules/jotai': { version: '3.0.1' } });
  assert.equal(isInstalled(root), false);
});

test('a new remote needs no installation, an unlinked workspace library does', () => {
  write(react, { ...react, 'node_modules/remote-new': { resolved: 'remote-new', link: true }, 'remote-new': {} });
  assert.equal(isInstalled(root), true);
  write(react, { ...react, 'node_modules/shared-ui': { resolved: 'shared-ui', link: true }, 'shared-ui': {} });
  assert.equal(isInstalled(root), false);
});
