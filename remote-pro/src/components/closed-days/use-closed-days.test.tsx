import { act, renderHook } from '@testing-library/react';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { AreaQueryProvider } from 'shared-ui/domain/queries/area-query-provider.tsx';
import { appointmentViewFixture } from 'shared-ui/testing/appointment-view-fixture.ts';
import { useClosedDays } from './use-closed-days.ts';

test('a late response for an older range does not replace the days on screen', async () => {
  const late = Promise.withResolvers<unknown>();
  const page = { next: null, limit: 100 };
  const day = {
    id: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e09',
    date: '2099-12-24',
    ranges: [],
    reason: null,
    substituteId: null,
    substitute: null,
  };
  const answers = [late.promise, { data: [day], page }];
  const http = fakeHttp({ 'POST /pro/get-all/availability_exceptions': () => answers.shift() });
  const { translate } = appointmentViewFixture();
  const platform = fakePlatform({ http });
  const { result } = renderHook(() => useClosedDays('Africa/Douala', translate), {
    wrapper: ({ children }) => withPlatform(<AreaQueryProvider>{children}</AreaQueryProvider>, { platform }),
  });
  await act(async () => {
    const older = result.current.load({ start: '2099-11-01T00:00:00.000Z', end: '2099-12-01T00:00:00.000Z' });
    await result.current.load({ start: '2099-12-01T00:00:00.000Z', end: '2100-01-01T00:00:00.000Z' });
    late.resolve({ data: [], page });
    await older;
  });
  // Entries have the id of their first day.
  act(() => {
    expect(result.current.open(day.id)).toBe(true);
  });
  expect(result.current.dialog).toMatchObject({ kind: 'write', from: '2099-12-24' });
});
