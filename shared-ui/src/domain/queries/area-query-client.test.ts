import { CancelledError } from '@tanstack/react-query';
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
  const refuse = () => Promise.reject(asCancelled(new DOMException('The session has ended', 'AbortError')));
  /** What the client itself leaves when it is told to cancel. */
  const cancelled = async (read: 'fetchQuery' | 'fetchInfiniteQuery', data?: string) => {
    const { client } = open();
    const queryKey = ['page'];
    if (data !== undefined) client.setQueryData(queryKey, data);
    const queryFn = () => new Promise<string>(() => undefined);
    const asked = client[read]({ queryKey, queryFn, staleTime: 0, initialPageParam: 0 }).catch((error: unknown) => error);
    await client.cancelQueries({ queryKey });
    return { outcome: await asked, state: { ...client.getQueryState(queryKey), dataUpdatedAt: expect.any(Number) } };
  };

  test.each(['fetchQuery', 'fetchInfiniteQuery'] as const)('leaves its query as a cancelled one (%s)', async (read) => {
    const { client, platform } = open();
    const queryKey = ['page'];
    const outcome: unknown = await client[read]({ queryKey, queryFn: refuse, initialPageParam: 0 }).catch(
      (error: unknown) => error,
    );
    expect(outcome).toBeInstanceOf(CancelledError);
    expect(wasCancelled(outcome)).toBe(true);
    expect(client.getQueryState(queryKey)).toMatchObject({ fetchStatus: 'idle', status: 'pending', error: null });
    expect(client.getQueryState(queryKey)).toEqual((await cancelled(read)).state);
    expect(platform.errors).toEqual([]);
  });

  test('keeps the data, also as the answer', async () => {
    const { client } = open();
    const queryKey = ['page'];
    client.setQueryData(queryKey, 'at nine');
    await expect(client.fetchQuery({ queryKey, queryFn: refuse, staleTime: 0 })).resolves.toBe('at nine');
    expect(client.getQueryState(queryKey)).toMatchObject({ fetchStatus: 'idle', status: 'success' });
    const own = await cancelled('fetchQuery', 'at nine');
    expect(own.outcome).toBe('at nine');
    expect(client.getQueryState(queryKey)).toEqual(own.state);
  });

  test('does not cancel the fetch that came instead of it', async () => {
    const { client } = open();
    const queryKey = ['page'];
    client.setQueryData(queryKey, 'at nine');
    const first = Promise.withResolvers<string>();
    const second = Promise.withResolvers<string>();
    const queryFn = jest.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const early = client.fetchQuery({ queryKey, queryFn, staleTime: 0 });
    const late = client.getQueryCache().find({ queryKey })?.fetch(undefined, { cancelRefetch: true });
    first.reject(asCancelled(new DOMException('The session has ended', 'AbortError')));
    await first.promise.catch(() => undefined);
    second.resolve('at ten');
    expect(await Promise.all([early, late])).toEqual(['at ten', 'at ten']);
  });
});
