import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { ownAddFixture } from '../testing/own-add-fixture.ts';
import { addQueries } from './advertising/advertisement-queries.ts';
import { articleQueries } from './articles/article-queries.ts';
import { statisticsQueries } from './plan/statistics-queries.ts';

const page = { next: null, limit: 100 };
const running = ownAddFixture({ state: 'approved', startsOn: '2020-01-01', publishedAt: '2026-11-20T09:00:00.000Z' });
const draft = ownAddFixture({ id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e99' });

afterEach(() => jest.useRealTimers());

test('figures that no event tells are read again while their page is open, and others are not', async () => {
  jest.useFakeTimers();
  const http = fakeHttp({
    'POST /pro/get-all/profile_days': () => ({ data: [], page }),
    'POST /appointments/aggregate': () => ({ data: [] }),
    'POST /pro/get-all/articles': () => ({ data: [], page }),
    'POST /pro/get-all/adds': () => ({ data: [], page }),
    'POST /pro/get-all/add_days': () => ({ data: [], page }),
    [`GET /base/adds/get-one/${running.id}`]: () => ({ data: running }),
    [`GET /base/adds/get-one/${draft.id}`]: () => ({ data: draft }),
  });
  const client = new QueryClient();
  const [adds, articles] = [addQueries(http), articleQueries(http)];
  const ends = [
    new QueryObserver(client, statisticsQueries(http).weeks('2026-11-02', 'Africa/Douala')).subscribe(() => undefined),
    new QueryObserver(client, articles.list('published', null)).subscribe(() => undefined),
    new QueryObserver(client, adds.page(null)).subscribe(() => undefined),
    new QueryObserver(client, adds.days(running.id)).subscribe(() => undefined),
    new QueryObserver(client, adds.one(running.id)).subscribe(() => undefined),
    new QueryObserver(client, adds.one(draft.id)).subscribe(() => undefined),
  ];
  await jest.advanceTimersByTimeAsync(61_000);
  const timesOf = (path: string) => http.calls.filter((call) => call.path.endsWith(path)).length;
  expect(['/profile_days', '/articles', '/adds', '/add_days', running.id, draft.id].map(timesOf)).toEqual([
    2, 2, 2, 2, 2, 1,
  ]);
  for (const end of ends) end();
  client.clear();
});
