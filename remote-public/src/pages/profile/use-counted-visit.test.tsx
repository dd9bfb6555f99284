import { act, renderHook } from '@testing-library/react';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { useCountedVisit } from './use-counted-visit.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const visit = (answer = (): unknown => ({ data: {} })) => {
  const platform = fakePlatform({ http: fakeHttp({ 'POST /profile-views': answer }) });
  const shown = renderHook(({ id }) => useCountedVisit(id), {
    initialProps: { id: 'a' },
    wrapper: ({ children }) => withPlatform(children, { platform }),
  });
  const counted = () => platform.http.calls.map(({ options }) => options.body);
  return { ...shown, platform, counted };
};
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

test('somebody who stays is counted once, somebody who leaves at once is not', async () => {
  const { counted, unmount } = visit();
  await wait(10_000);
  expect(counted()).toEqual([{ professionalId: 'a' }]);
  unmount();
  const passing = visit();
  await wait(500);
  passing.unmount();
  await wait(10_000);
  expect(passing.counted()).toEqual([]);
});

test('a failure is only logged', async () => {
  const { platform } = visit(() => {
    throw problemError('UNAVAILABLE', 503);
  });
  await wait(10_000);
  expect(platform.errors).toHaveLength(1);
});
