import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { clientUser } from 'shared-contracts/testing/session-users';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { appointmentsKey } from '../appointments/appointment-queries.ts';
import { areaQueryClient, throwWithoutData } from './area-query-client.ts';
import { AreaQueryProvider } from './area-query-provider.tsx';
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
