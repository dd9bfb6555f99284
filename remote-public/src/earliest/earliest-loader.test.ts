import { RouterContextProvider } from 'react-router-dom';
import { platformContext } from 'shared-contracts/platform/platform-context';
import { fakeHttp } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { earliestLoader } from './earliest-loader.ts';
import type { LoaderArgs } from '../loading/platform-of.ts';
import { makeSlotHolder } from '../booking/slot-holder.ts';

test('the earliest times treat this browser’s own holds as free', async () => {
  const http = fakeHttp({ 'POST /earliest': () => ({ data: [], page: { next: null, limit: 10 } }) });
  const args = {
    request: new Request('https://nimbia.test/schedule-meeting?category=land'),
    context: new RouterContextProvider(new Map([[platformContext, fakePlatform({ http })]])),
  } as unknown as LoaderArgs;
  const holder = makeSlotHolder();
  await earliestLoader(args);
  expect(http.calls[0]?.options.body).toMatchObject({ category: 'land', holder });
});
