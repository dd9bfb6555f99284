import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { refreshQueries } from './refresh-queries.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('refreshes during a pending fetch cause exactly one more fetch', async () => {
  const client = new QueryClient();
  const asked: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const next = Promise.withResolvers<string>();
    asked.push(next);
    return next.promise;
  };
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn, staleTime: 60_000 });
  const stop = observer.subscribe(() => undefined);
  const refreshed = [1, 2, 3].map(() => refreshQueries(client, ['list']));
  asked[0]?.resolve('before the change');
  await turn();
  expect(asked).toHaveLength(2);
  asked[1]?.resolve('after it');
  await Promise.all(refreshed);
  expect(observer.getCurrentResult().data).toBe('after it');
  expect(asked).toHaveLength(2);
  stop();
});

test('data that a loader is still fetching is marked stale on arrival, as no page shows it yet', async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const query = { queryKey: ['list'], queryFn: () => answer.promise, staleTime: 60_000 };
  const loaded = client.fetchQuery(query);
  const refreshed = refreshQueries(client, ['list']);
  answer.resolve('before the change');
  await Promise.all([loaded, refreshed]);
  expect(client.getQueryState(['list'])?.isInvalidated).toBe(true);
});
