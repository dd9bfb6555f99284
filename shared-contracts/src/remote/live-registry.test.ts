import * as v from 'valibot';
import { hasCanary, liveRegistry, visitorNumbers } from './live-registry.ts';
import { registry, type Registry } from './registry.ts';

const released = (manifest: string) => ({
  contract: '^1.0.0',
  routes: [],
  manifest,
  releasedAt: '2026-11-22T06:00:00.000Z',
});

const withCanary = (percentage: number, name = 'remote-a'): Registry =>
  v.parse(registry, {
    schema: 2,
    remotes: [
      {
        name,
        channels: { stable: '1.0.0', canary: { version: '1.1.0', percentage } },
        versions: { '1.0.0': released('a/1.0.0/manifest.json'), '1.1.0': released('a/1.1.0/manifest.json') },
      },
    ],
  });

const everybody = Array.from({ length: visitorNumbers }, (_, visitor) => visitor);
const whoTries = (registry: Registry): number[] =>
  everybody.filter((visitor) => liveRegistry(registry, visitor).remotes[0]?.channel === 'canary');

describe('liveRegistry', () => {
  it.each([0, 1, 10, 50, 100])('gives the canary to %i percent of visitors', (percentage) => {
    expect(whoTries(withCanary(percentage))).toHaveLength((percentage * visitorNumbers) / 100);
  });

  it('keeps visitors on the canary when its share grows', () => {
    const few = whoTries(withCanary(10));
    const many = new Set(whoTries(withCanary(30)));
    expect(few.every((visitor) => many.has(visitor))).toBe(true);
  });

  it('gives the canaries of two remotes to different visitors', () => {
    expect(whoTries(withCanary(10, 'remote-a'))).not.toEqual(whoTries(withCanary(10, 'remote-b')));
  });

  it('gives a visitor without an id the stable version', () => {
    expect(liveRegistry(withCanary(100), undefined).remotes[0]).toMatchObject({ version: '1.0.0', channel: 'stable' });
  });

  it('reports when visitors have to be distinguished', () => {
    expect(hasCanary(withCanary(0))).toBe(false);
    expect(hasCanary(withCanary(1))).toBe(true);
  });
});

describe('registry', () => {
  const good = {
    name: 'remote-a',
    channels: { stable: '1.0.0' },
    versions: { '1.0.0': released('a/1.0.0/manifest.json') },
  };

  it('ignores unknown properties', () => {
    expect(v.is(registry, { schema: 2, remotes: [{ ...good, colour: 'green' }], more: true })).toBe(true);
  });

  it.each([
    ['a channel with an unknown version', [{ ...good, channels: { stable: '2.0.0' } }]],
    [
      'a canary of a version that is not there',
      [{ ...good, channels: { stable: '1.0.0', canary: { version: '9', percentage: 5 } } }],
    ],
    ['a duplicate remote', [good, good]],
    [
      'a version with a path outside its folder',
      [{ ...good, versions: { ...good.versions, '../../x': released('x') } }],
    ],
    [
      'a share beyond everybody',
      [{ ...good, channels: { stable: '1.0.0', canary: { version: '1.0.0', percentage: 101 } } }],
    ],
  ])('rejects %s as a whole', (_, remotes) => {
    expect(v.is(registry, { schema: 2, remotes })).toBe(false);
  });
});
