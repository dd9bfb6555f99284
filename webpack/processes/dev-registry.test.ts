import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readlinkSync, rmSync, unwatchFile } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { registeredRemote, registry } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { routesFile } from '../build/describe-remote.ts';
import { keepDevRegistry } from './dev-registry.ts';

test('one remote points to its dev server, the others to their builds', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'nimbia-dev-registry-'));
  const built = v.parse(registeredRemote, {
    name: 'remote-user',
    channels: { stable: '1.0.0' },
    versions: {
      '1.0.0': {
        contract: '^1.0.0',
        routes: [{ pattern: '/user' }],
        manifest: 'remote-user/1.0.0/manifest.json',
        releasedAt: '2026-11-22T06:00:00.000Z',
      },
    },
  });
  try {
    // Twice: the links of the first run exist already.
    for (let start = 0; start < 2; start += 1)
      await keepDevRegistry(
        directory,
        { 'remote-pro': 'http://localhost:3011' },
        { directory: '/builds', remotes: [built] },
      );
    const { remotes } = v.parse(registry, JSON.parse(readFileSync(join(directory, 'registry.json'), 'utf8')));
    assert.deepEqual(
      remotes.map(({ name, versions, channels }) => [name, versions[channels.stable]?.manifest]),
      [
        ['remote-pro', 'http://localhost:3011/manifest.json'],
        ['remote-user', 'remote-user/1.0.0/manifest.json'],
      ],
    );
    assert.equal(readlinkSync(join(directory, 'remote-user')), '/builds/remote-user');
  } finally {
    unwatchFile(routesFile('remote-pro'));
    rmSync(directory, { recursive: true });
  }
});
