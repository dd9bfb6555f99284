import { RouterContextProvider } from 'react-router-dom';
import { platformContext } from 'shared-contracts/platform/platform-context';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalFixture } from '../testing/professional-fixture.ts';
import { homeLoader } from './home-loader.ts';
import type { LoaderArgs } from '../loading/platform-of.ts';

const idOf = (place: number) => `0192a000-0000-7000-8000-00000000000${place}`;
const person = (place: number) => professionalFixture({ id: idOf(place) });

function load(available: readonly number[]) {
  const http = fakeHttp({
    'GET /base/adds/get-all': () => ({ data: [] }),
    'GET /base/categories/get-all': () => ({
      data: [
        { id: 'civil', needFr: 'Un divorce', needEn: null },
        { id: 'tax', needFr: null, needEn: 'A tax audit' },
      ],
    }),
    'POST /base/professionals/lawyer-filter': ({ options: { body } }) => ({
      data: (body as { sort?: string }).sort === 'rating' ? [person(1)] : available.map(person),
      page: { next: null, limit: 5 },
    }),
    'POST /articles/find-by': () => ({ data: [], page: { next: null, limit: 3 } }),
    'POST /slots': () => ({ data: [] }),
  });
  return homeLoader({
    request: new Request('https://nimbia.test/'),
    params: {},
    context: new RouterContextProvider(new Map([[platformContext, fakePlatform({ http })]])),
  } as unknown as LoaderArgs);
}
const availableOf = async (people: readonly number[]) => {
  const { available } = await load(people);
  return available.ok && available.value.professionals.map(({ id }) => id);
};

test('needs are those of the categories that have one in the language of the page', async () => {
  expect((await load([])).needs).toEqual([{ category: 'civil', text: 'Un divorce' }]);
});

test('who is shown beside the search is not repeated among those who answer today, unless nobody else does', async () => {
  expect(await availableOf([1, 2, 3, 4, 5])).toEqual([2, 3, 4, 5].map(idOf));
  expect(await availableOf([2, 3, 4, 5, 6])).toEqual([2, 3, 4, 5].map(idOf));
  expect(await availableOf([1])).toEqual([idOf(1)]);
});
