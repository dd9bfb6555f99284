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
