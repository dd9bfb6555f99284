import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCatalogue } from '../../src/federation/registry/remote-catalogue.ts';
import { registryEntryFixture } from '../../src/federation/registry/registry-entry-fixture.ts';
import { decidePage, type PageDecision } from './decide-page.ts';

const server = 'remote-one/1.0.0/server/remote-entry.cjs';
const one = registryEntryFixture('remote-one', {
  server,
  routes: [
    { pattern: '/drawn', layout: 'default', render: 'server' },
    { pattern: '/asked/:id', layout: null, render: 'status' },
    { pattern: '/area', layout: null, render: 'browser' },
  ],
});
const two = registryEntryFixture('remote-two', { server: 'remote-two/1.0.0/server/e.cjs', layouts: ['default'] });

interface Given {
  readonly remotes?: readonly (typeof one)[];
  readonly refused?: Readonly<Record<string, string>>;
  readonly canRender?: boolean;
  readonly isInvalidUrl?: boolean;
}
const decide = (
  path: string,
  { remotes = [one, two], refused = {}, canRender = true, isInvalidUrl = false }: Given = {},
) =>
  decidePage({ url: new URL(path, 'http://localhost'), isInvalidUrl }, createCatalogue({ remotes }, {}), {
    refused,
    canRender,
  });
const kindOf = ({ kind, ...decision }: PageDecision) =>
  'isUnreachable' in decision && decision.isUnreachable ? 'unreachable' : kind;

test('an address that no remote has, or that cannot be read, is missing', () => {
  assert.deepEqual(decide('/nowhere'), { kind: 'missing' });
  assert.deepEqual(decide('/drawn', { isInvalidUrl: true }), { kind: 'missing' });
});

test('the registry says whether the server draws the page, asks for it only, or leaves it to the browser', () => {
  const isWhole = (path: string) => {
    const decision = decide(path);
    return decision.kind === 'render' ? decision.isWhole : undefined;
  };
  assert.deepEqual(['/drawn', '/en/drawn', '/asked/7', '/area'].map(isWhole), [true, true, false, undefined]);
  assert.equal(decide('/area').kind, 'frame');
});

test('another way to write an address leads to the one that is canonical, with its query', () => {
  assert.deepEqual(decide('/DRAWN?page=2'), { kind: 'redirect', location: '/drawn?page=2' });
});

test('a page needs its remote and the one of its layout', () => {
  assert.equal(kindOf(decide('/drawn', { refused: { 'remote-one': 'switchedOff' } })), 'unreachable');
  assert.equal(kindOf(decide('/drawn', { refused: { 'remote-two': 'updateNeeded' } })), 'unreachable');
  assert.equal(kindOf(decide('/asked/7', { refused: { 'remote-two': 'updateNeeded' } })), 'render');
});

test('what this server has no build of is left to the browser, and is not unreachable', () => {
  const withoutBuild = { ...two, server: null };
  assert.equal(kindOf(decide('/drawn', { remotes: [one, withoutBuild] })), 'frame');
  assert.equal(kindOf(decide('/drawn', { remotes: [one, withoutBuild], refused: { 'remote-two': 'x' } })), 'frame');
  assert.equal(kindOf(decide('/drawn', { canRender: false })), 'frame');
});
