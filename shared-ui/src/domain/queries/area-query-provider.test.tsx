import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { asCancelled } from 'shared-contracts/processes/was-cancelled';
import { problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser, professionalUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { appointmentsKey } from '../appointments/queries/appointment-queries.ts';
import { AccountQueryProvider } from './account-query-provider.tsx';
import { areaQueryClient, throwWithoutData } from './area-query-client.ts';
import { AreaQueryProvider } from './area-query-provider.tsx';
import { QueryPart } from './query-part.tsx';
import { refreshQueries } from './refresh-queries.ts';

function Page({ load }: { readonly load: () => Promise<string> }) {
  const { data, isError } = useQuery({ queryKey: appointmentsKey, queryFn: load, throwOnError: throwWithoutData });
  return <p>{isError ? `${data}, not refreshed` : data}</p>;
}

test('a failed refetch keeps the page and is reported', async () => {
  const platform = fakePlatform({ user: clientUser });
  const load = jest.fn().mockResolvedValueOnce('at nine').mockRejectedValue(problemError('UNAVAILABLE', 503));
  const page = (
    <AreaQueryProvider>
      <Page load={load} />
    </AreaQueryProvider>
  );
  render(withPlatform(page, { platform }));
  expect(await screen.findByText('at nine')).toBeVisible();
  await act(() => refreshQueries(areaQueryClient(platform), appointmentsKey));
  expect(await screen.findByText('at nine, not refreshed')).toBeVisible();
  expect(platform.errors).toHaveLength(1);
});

const sessionEnded = () => asCancelled(new DOMException('The session has ended', 'AbortError'));

test.each(['throws', 'shows its failures in place'])(
  'a read of an ended session is neither shown nor reported, on a page that %s',
  async (kind) => {
    const platform = fakePlatform({ user: clientUser });
    const load = jest.fn(() => Promise.reject(sessionEnded()));
    function Part() {
      const query = useQuery<string>({
        queryKey: ['page'],
        queryFn: load,
        ...(kind === 'throws' && { throwOnError: throwWithoutData }),
      });
      return (
        <QueryPart queries={[query]} title="Failed" skeleton="loading" retryLabel="Retry">
          {(data) => data}
        </QueryPart>
      );
    }
    render(withPlatform(<AccountQueryProvider>{<Part />}</AccountQueryProvider>, { platform }));
    await act(() => Promise.allSettled(load.mock.results.map(({ value }) => value as Promise<never>)));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('loading')).toBeVisible();
    expect(platform.errors).toEqual([]);
  },
);

test('a read of an ended session keeps what its page shows', async () => {
  const platform = fakePlatform({ user: clientUser });
  const load = jest.fn().mockResolvedValueOnce('at nine').mockRejectedValue(sessionEnded());
  const page = (
    <AreaQueryProvider>
      <Page load={load} />
    </AreaQueryProvider>
  );
  render(withPlatform(page, { platform }));
  expect(await screen.findByText('at nine')).toBeVisible();
  await act(() => refreshQueries(areaQueryClient(platform), appointmentsKey));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('at nine')).toBeVisible();
  expect(areaQueryClient(platform).getQueryState(appointmentsKey)?.fetchStatus).toBe('idle');
  expect(platform.errors).toEqual([]);
});

test('what a loader just failed to fetch is not requested again by its page, but by the retry button, and later', async () => {
  const platform = fakePlatform({ user: clientUser });
  const load = jest.fn().mockRejectedValue(problemError('UNAVAILABLE', 503));
  const query = { queryKey: ['page'], queryFn: load };
  await areaQueryClient(platform).prefetchQuery(query);
  function Part() {
    return (
      <QueryPart queries={[useQuery<string>(query)]} title="Failed" skeleton="…" retryLabel="Retry">
        {(data) => data}
      </QueryPart>
    );
  }
  const show = () => render(withPlatform(<AccountQueryProvider>{<Part />}</AccountQueryProvider>, { platform }));
  const { unmount } = show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(retry);
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
  load.mockResolvedValue('at nine');
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  show();
  expect(await screen.findByText('at nine')).toBeVisible();
});

test('an account that signs in never sees the previous one’s rows, in pages already mounted either', async () => {
  const [platform, store] = [fakePlatform({ user: clientUser }), createStore()];
  store.set(userAtom, clientUser);
  const shown: (string | null)[] = [];
  const load = jest.fn().mockResolvedValueOnce('of the client').mockResolvedValueOnce('of the professional');
  const page = (
    <AreaQueryProvider>
      <Page load={load} />
    </AreaQueryProvider>
  );
  const { container } = render(withPlatform(page, { platform, store }));
  expect(await screen.findByText('of the client')).toBeVisible();
  const former = areaQueryClient(platform);
  new MutationObserver(() => shown.push(container.textContent)).observe(container, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  act(() => {
    platform.session.start(sessionAnswerOf(professionalUser));
    store.set(userAtom, professionalUser);
  });
  expect(await screen.findByText('of the professional')).toBeVisible();
  expect(shown).not.toContain('of the client');
  expect(areaQueryClient(platform).getQueryData(appointmentsKey)).toBe('of the professional');
  expect(former.getQueryCache().getAll()).toEqual([]);
});
