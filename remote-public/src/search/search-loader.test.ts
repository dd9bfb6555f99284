import { waitFor } from '@testing-library/react';
import { RouterContextProvider } from 'react-router-dom';
import { platformContext } from 'shared-contracts/platform/platform-context';
import { fakeHttp, type FakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalFixture } from '../testing/professional-fixture.ts';
import type { LoaderArgs } from '../loading/platform-of.ts';
import { searchLoader } from './search-loader.ts';

const LIST = '/base/professionals/lawyer-filter';
const ALTERNATIVES = '/suggestions/alternatives';
const FIELDS = '/suggestions/fields';
const page = (data: readonly unknown[]) => ({ data, page: { next: null, limit: 20 }, total: data.length });

/** Nobody is found by the text, but somebody by the rest of the search. */
function load(query: string, alternatives: readonly unknown[], counted: () => unknown = () => page([])) {
  const http = fakeHttp({
    [`POST ${LIST}`]: ({ options }) => {
      const { text, limit } = options.body as { text?: string; limit: number };
      if (limit === 1) return counted();
      return page(text === undefined ? [professionalFixture()] : []);
    },
    [`POST ${ALTERNATIVES}`]: () => ({ data: alternatives }),
    [`POST ${FIELDS}`]: () => ({ data: [] }),
    'POST /slots': () => ({ data: [] }),
  });
  const platform = fakePlatform({ http, adds: () => [] });
  const args = {
    request: new Request(`https://nimbia.test/recherche?${query}`),
    context: new RouterContextProvider(new Map([[platformContext, platform]])),
  } as unknown as LoaderArgs;
  return { http, loaded: searchLoader('search')(args) };
}
const asked = (http: FakeHttp) =>
  http.calls.map(({ path, options }) => [path, options.body as { text?: string; limit?: number }] as const);

test('when a text finds nobody, spelling corrections, recognised fields and filter counts are requested at once', async () => {
  const counts = Promise.withResolvers<unknown>();
  const { http, loaded } = load('q=bail&city=Lyon', [], () => counts.promise);
  await waitFor(() => expect(asked(http).filter(([, { limit }]) => limit === 1)).toHaveLength(2));
  for (const once of [ALTERNATIVES, FIELDS]) expect(asked(http).filter(([path]) => path === once)).toHaveLength(1);
  counts.resolve(page([]));
  const { searchAlternatives, instead } = await loaded;
  expect(instead).toBeUndefined();
  expect(searchAlternatives?.map(({ kind }) => kind)).toEqual(['none']);
});

test('results for the recognised area of law do not wait for the counts', async () => {
  const labour = { field: 'category', value: 'labour', isWithin: true };
  const counts = Promise.withResolvers<unknown>();
  const { loaded } = load('q=licenciement', [labour], () => counts.promise);
  const { result, instead } = await loaded;
  expect(instead).toEqual({ category: 'labour' });
  expect(result.ok && result.value.professionals).toHaveLength(1);
  counts.resolve(page([]));
});

test('a later page that has become empty is reported as expired, without suggestions', async () => {
  const { http, loaded } = load('q=licenciement&cursor=later', []);
  const { result, searchAlternatives } = await loaded;
  expect(result).toEqual({ ok: false, code: 'CURSOR_INVALID' });
  expect(searchAlternatives).toBeUndefined();
  expect(asked(http).map(([path]) => path)).toEqual([LIST]);
});
