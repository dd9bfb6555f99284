import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { asCancelled, wasCancelled } from 'shared-contracts/processes/was-cancelled';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { problemError } from 'shared-contracts/testing/fake-http';
import { clientUser, professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { accountCache, areaQueryClient, keepCache, leaveArea } from './area-query-client.ts';

const open = () => {
  const platform = fakePlatform({ user: clientUser });
  const client = areaQueryClient(platform);
  client.setQueryData(['appointments'], ['of the client']);
  return { platform, client };
};

test('a document has one client, for its loaders and its pages', () => {
  const { platform, client } = open();
  expect(areaQueryClient(platform)).toBe(client);
  expect(areaQueryClient(fakePlatform({ user: clientUser }))).not.toBe(client);
});

test('another account gets its own client; the previous data is dropped when its page is shown, not before', () => {
  const { platform, client } = open();
  platform.session.start(sessionAnswerOf(professionalUser));
  const other = areaQueryClient(platform);
  expect(other).not.toBe(client);
  expect(areaQueryClient(platform)).toBe(other);
  expect(other.getQueryCache().getAll()).toEqual([]);
  expect(client.getQueryData(['appointments'])).toEqual(['of the client']);
  keepCache(platform, accountCache(platform));
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test('an account whose pages were only prepared leaves those on screen alone', async () => {
  const { platform, client } = open();
  platform.session.start(sessionAnswerOf(professionalUser));
  areaQueryClient(platform);
  await platform.session.end();
  expect(areaQueryClient(platform)).toBe(client);
});

test('after signing out the page stays until it is left; then its data is dropped', async () => {
  const { platform, client } = open();
  await platform.session.end();
  expect(areaQueryClient(platform).getQueryData(['appointments'])).toEqual(['of the client']);
  leaveArea(platform);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(areaQueryClient(platform)).not.toBe(client);
});

test('returning from a public page keeps the data and refetches it', () => {
  const { platform, client } = open();
  leaveArea(platform);
  expect(areaQueryClient(platform)).toBe(client);
  expect(client.getQueryState(['appointments'])?.isInvalidated).toBe(true);
});

test('a failure that no page shows is reported', async () => {
  const { platform, client } = open();
  const refuse = () => Promise.reject(problemError('UNAVAILABLE', 503));
  await expect(client.fetchQuery({ queryKey: ['page'], queryFn: refuse })).rejects.toThrow();
  expect(platform.errors).toEqual([]);
  await expect(
    client.fetchQuery({ queryKey: ['badge'], queryFn: refuse, meta: { isOptional: true } }),
  ).rejects.toThrow();
  await expect(client.fetchQuery({ queryKey: ['appointments'], queryFn: refuse, staleTime: 0 })).rejects.toThrow();
  expect(platform.errors.map(({ context }) => context)).toEqual([{ query: 'badge' }, { query: 'appointments' }]);
});

describe('a read that was cancelled elsewhere', () => {
  type Read = (client: QueryClient, queryFn: () => Promise<string>) => Promise<unknown>;
  const queryKey = ['page'];
  const one: Read = (client, queryFn) => client.fetchQuery({ queryKey, queryFn, staleTime: 0 });
  const several: Read = (client, queryFn) =>
    client.fetchInfiniteQuery({ queryKey, queryFn, staleTime: 0, initialPageParam: 0 });
  const sessionEnded = () => asCancelled(new DOMException('The session has ended', 'AbortError'));
  const refuse = () => Promise.reject(sessionEnded());
  const outcomeOf = (read: Promise<unknown>) => read.catch((error: unknown) => error);
  const stateOf = (client: QueryClient) => ({
    ...client.getQueryState(queryKey),
    dataUpdatedAt: expect.any(Number) as number,
  });
  /** What the client itself leaves when it is told to cancel. */
  const cancelled = async (read: Read, data?: string) => {
    const { client } = open();
    if (data !== undefined) client.setQueryData(queryKey, data);
    const asked = outcomeOf(read(client, () => new Promise<string>(() => undefined)));
    await client.cancelQueries({ queryKey });
    return { outcome: await asked, state: stateOf(client) };
  };

  test.each([
    ['one page', one],
    ['several', several],
  ])('leaves its query as a cancelled one: %s', async (_, read) => {
    const { client, platform } = open();
    const outcome = await outcomeOf(read(client, refuse));
    expect(outcome).toBeInstanceOf(CancelledError);
    expect(wasCancelled(outcome)).toBe(true);
    expect(client.getQueryState(queryKey)).toMatchObject({ fetchStatus: 'idle', status: 'pending', error: null });
    expect(client.getQueryState(queryKey)).toEqual((await cancelled(read)).state);
    expect(platform.errors).toEqual([]);
  });

  test('keeps the data, also as the answer', async () => {
    const { client } = open();
    client.setQueryData(queryKey, 'at nine');
    expect(await outcomeOf(one(client, refuse))).toBe('at nine');
    expect(client.getQueryState(queryKey)).toMatchObject({ fetchStatus: 'idle', status: 'success' });
    const own = await cancelled(one, 'at nine');
    expect(own.outcome).toBe('at nine');
    expect(client.getQueryState(queryKey)).toEqual(own.state);
  });

  test('does not cancel the fetch that came instead of it', async () => {
    const { client } = open();
    client.setQueryData(queryKey, 'at nine');
    const first = Promise.withResolvers<string>();
    const second = Promise.withResolvers<string>();
    const queryFn = jest.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const early = one(client, queryFn);
    const late = client.getQueryCache().find({ queryKey })?.fetch(undefined, { cancelRefetch: true });
    first.reject(sessionEnded());
    await outcomeOf(first.promise);
    second.resolve('at ten');
    expect(await Promise.all([early, late])).toEqual(['at ten', 'at ten']);
  });
});
