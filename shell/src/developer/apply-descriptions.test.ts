import type { BootData } from '../federation/registry/boot-data.ts';
import { registryEntryFixture } from '../federation/registry/registry-entry-fixture.ts';
import { applyDescriptions } from './apply-descriptions.ts';

const own = 'http://localhost:3010/manifest.json';
const route = { pattern: '/one', layout: 'default' as const, render: 'browser' as const };
const added = { pattern: '/one/more', layout: 'default', render: 'server', nav: { fr: 'Plus', en: 'More' } };
const description = { name: 'remote-one', contract: '^1.0.0', layouts: [], routes: [route, added], words: {} };

const boot = (routes: readonly (typeof route)[]) =>
  ({
    locale: 'en',
    registry: { remotes: [registryEntryFixture('remote-one', { routes: [...routes], manifest: own })] },
    refused: {},
    navigation: [],
    overrides: [{ remote: 'remote-one', manifest: own }],
  }) as unknown as BootData;

const answers = (body: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body)));

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a page new to the registry', [route]],
  ['a new remote', []],
])(
  '%s is loaded from the developer’s address, rendered by the browser and named in navigation',
  async (_, registered) => {
    answers({ schema: 1, description });
    const { registry, navigation } = await applyDescriptions(boot(registered));
    expect(registry.remotes[0]?.routes).toEqual([route, { ...added, render: 'browser' }]);
    expect(registry.remotes[0]?.manifest).toBe(own);
    expect(navigation).toEqual([{ to: '/one/more', label: 'More', audience: 'everyone' }]);
  },
);

test('without a usable description the registered routes are kept', async () => {
  answers({ schema: 1 });
  expect((await applyDescriptions(boot([route]))).registry.remotes[0]?.routes).toEqual([route]);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no'));
  expect((await applyDescriptions(boot([route]))).registry.remotes[0]?.routes).toEqual([route]);
});
