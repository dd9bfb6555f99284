import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlatformContext } from 'shared-contracts/platform/platform-context';
import { appointmentFixture } from 'shared-ui/testing/appointment-fixture.ts';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { useCalendarData } from './use-calendar-data.ts';

test('a late answer to an older range does not replace what is shown', async () => {
  const shown = appointmentFixture();
  const late = Promise.withResolvers<unknown>();
  const page = { next: null, limit: 100 };
  const answers = [late.promise, { data: [shown], page }];
  const http = fakeHttp({ 'POST /pro/get-all/appointments': () => answers.shift() });
  const platform = fakePlatform({ http });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformContext.Provider value={platform}>{children}</PlatformContext.Provider>
  );
  const { result } = renderHook(() => useCalendarData(0), { wrapper });
  const older = result.current.load({ start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' });
  await result.current.load({ start: '2026-12-01T00:00:00.000Z', end: '2027-01-01T00:00:00.000Z' });
  late.resolve({ data: [], page });
  await older;
  expect(result.current.appointmentOf(shown.id)).toMatchObject({ id: shown.id });
});
