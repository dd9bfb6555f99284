import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { useReadCount } from './use-read-count.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a read is reported after some seconds', async () => {
  const http = fakeHttp({ 'POST /article-views': () => ({ data: {} }) });
  const platform = fakePlatform({ http });
  const wrapper = ({ children }: { readonly children: ReactNode }) => withPlatform(children, { platform });
  const read = async (id: string, ms: number) => {
    const { unmount } = renderHook(() => useReadCount(id), { wrapper });
    await jest.advanceTimersByTimeAsync(ms);
    unmount();
  };
  await read('a', 3_000);
  expect(http.calls).toEqual([]);
  await read('a', 6_000);
  await read('b', 6_000);
  expect(http.calls.map(({ options }) => options.body)).toEqual([{ articleId: 'a' }, { articleId: 'b' }]);
});
