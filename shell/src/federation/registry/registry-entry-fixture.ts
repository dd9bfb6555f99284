import type { RegistryEntry } from 'shared-contracts/remote/live-registry';

/** Test fixture: a remote without routes. */
export const registryEntryFixture = (name: string, more: Partial<RegistryEntry>): RegistryEntry => ({
  name,
  contract: '^1.0.0',
  layouts: [],
  routes: [],
  words: {},
  version: '1.0.0',
  channel: 'stable',
  isOff: false,
  releasedAt: '2026-11-22T06:00:00.000Z',
  manifest: `/remotes/${name}/1.0.0/manifest.json`,
  server: null,
  integrity: {},
  ...more,
});
