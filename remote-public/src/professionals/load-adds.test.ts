import { RouterContextProvider } from 'react-router-dom';
import { platformContext } from 'shared-contracts/platform/platform-context';
import type { Add } from 'shared-contracts/schemas/add';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalFixture } from '../testing/professional-fixture.ts';
import { homeLoader } from '../home/home-loader.ts';
import type { LoaderArgs } from '../loading/platform-of.ts';
import { professionalLoader } from '../profile/profile-loader.ts';
import { searchLoader } from '../search/search-loader.ts';

const professional = professionalFixture();
const add = (id: string, placement: Add['placement'], endsOn = '2999-01-01'): Add => ({
  id: `0192a000-0000-7000-8000-0000000000${id}`,
  professionalId: '0192a000-0000-7000-8000-0000000000ff',
  titleFr: 'Cabinet',
  titleEn: 'Practice',
  textFr: 'À Douala',
  textEn: 'In Douala',
  image: null,
  imageAltFr: null,
  imageAltEn: null,
  target: '/professionnels/x',
  placement,
  startsOn: '2026-11-01',
  endsOn,
});
const running = [add('a1', 'home'), add('a2', 'search'), add('a3', 'profile')];

const loaders = {
  home: homeLoader,
  search: searchLoader('search'),
  profile: professionalLoader,
} as const;

/** The result of a page's loader when the API responds at once. `held` is the state of a browser; a server has none. */
function load(page: keyof typeof loaders, answer: FakeAnswer, held?: readonly Add[]) {
  const http = fakeHttp({
    'GET /base/adds/get-all': answer,
    'POST /base/professionals/lawyer-filter': () => ({ data: [professional], page: { next: null, limit: 20 } }),
    'POST /professionals/find-one-by': () => ({ data: { ...professional, ratingCount: 0 } }),
    'POST /articles/find-by': () => ({ data: [], page: { next: null, limit: 3 } }),
    'GET /base/categories/get-all': () => ({ data: [] }),
    'POST /consultations/find-by': () => ({ data: [] }),
    [`GET /absences/${professional.id}`]: () => ({ data: [] }),
    'POST /slots': () => ({ data: [] }),
  });
  const platform = fakePlatform({ http, ...(held && { adds: () => held }) });
  const args = {
    request: new Request('https://nimbia.test/'),
    params: { idname: professional.slug },
    context: new RouterContextProvider(new Map([[platformContext, platform]])),
  } as unknown as LoaderArgs;
  const loaded = loaders[page](args) as Promise<{ adds: readonly Add[] }>;
  return { platform, shown: loaded.then(({ adds }) => adds.map(({ id }) => id)) };
}
const idOf = (page: keyof typeof loaders) => running.filter(({ placement }) => placement === page).map(({ id }) => id);

describe.each(['home', 'search', 'profile'] as const)('advertisements on a page (%s)', (page) => {
  it('are requested by the server', async () => {
    await expect(load(page, () => ({ data: running })).shown).resolves.toEqual(idOf(page));
  });

  it('are taken from browser state while still running, without a request', async () => {
    const { platform, shown } = load(page, () => ({ data: [] }), [add('b1', page, '2026-11-02'), ...running]);
    await expect(shown).resolves.toEqual(idOf(page));
    expect(platform.http.calls.map(({ path }) => path)).not.toContain('/base/adds/get-all');
  });

  it('do not delay the page when the request hangs', async () => {
    const { shown } = load(page, () => new Promise(() => undefined));
    await expect(shown).resolves.toEqual([]);
  });

  it('are only logged when the request fails', async () => {
    const { platform, shown } = load(page, () => {
      throw problemError('INTERNAL', 500);
    });
    await expect(shown).resolves.toEqual([]);
    expect(platform.errors.map(({ context }) => context)).toEqual([{ message: 'error retrieving advertisements' }]);
  });

  it('that run in the same place are shown about equally often', async () => {
    const rivals = ['c1', 'c2', 'c3', 'c4'].map((id, index) => add(id, page, `2999-01-0${index + 1}`));
    const loads = await Promise.all(Array.from({ length: 400 }, () => load(page, () => ({ data: [] }), rivals).shown));
    const showings = rivals.map(({ id }) => loads.filter((shown) => shown.includes(id)).length);
    const share = loads.flat().length / rivals.length;
    // Six standard deviations of the rarest.
    for (const showing of showings) expect(Math.abs(showing - share)).toBeLessThan(60);
    expect(new Set(loads.map((shown) => new Set(shown).size))).toEqual(new Set([page === 'home' ? 2 : 1]));
  });
});
