import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { platformContext } from 'shared-contracts/platform/platform-context';
import { asCancelled, wasCancelled } from 'shared-contracts/processes/was-cancelled';
import { fakeHttp, problemError } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { professionalUser } from 'shared-contracts/testing/session-users';
import { deviceZone } from 'shared-contracts/formats/time/device-zone';
import { loadPending } from '../../pages/pending/pending-loader.ts';
import { practiceZone } from './practice-zone.ts';
import { withPractice } from './with-practice.ts';

const practice = 'POST /pro/get-all/professionals';
const list = '/pro/get-all/appointments';
const none = () => ({ data: [], page: { next: null, limit: 20 } });

const open = (error: Error) =>
  fakePlatform({
    user: professionalUser,
    http: fakeHttp({
      [practice]: () => Promise.reject(error),
      [`POST ${list}`]: none,
      'POST /waiting_entries/find-by': none,
    }),
  });
const sessionEnded = () => asCancelled(new DOMException('The session has ended', 'AbortError'));
const argsOf = (platform: ReturnType<typeof open>) => ({
  request: new Request('https://nimbia.test/pro/en-attente?period=today'),
  url: new URL('https://nimbia.test/pro/en-attente?period=today'),
  pattern: '/pro/en-attente',
  params: {},
  context: new RouterContextProvider(new Map([[platformContext, platform]])),
});

test('days are those of the device while the practice cannot be read', async () => {
  expect(await practiceZone(open(problemError('UNAVAILABLE', 503)))).toBe(deviceZone());
});

test.each<[string, (args: LoaderFunctionArgs) => unknown]>([
  ['with its requests', loadPending],
  ['beside its practice', withPractice(() => null)],
])('a page that was cancelled asks for nothing more: %s', async (_, load) => {
  const platform = open(sessionEnded());
  const outcome: unknown = await Promise.resolve(load(argsOf(platform))).catch((error: unknown) => error);
  expect(wasCancelled(outcome)).toBe(true);
  expect(platform.http.calls.filter(({ path }) => path === list)).toEqual([]);
  expect(platform.errors).toEqual([]);
});
