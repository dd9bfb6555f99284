import { fetchManifest } from './fetch-manifest.ts';
import { DeadlineError } from './load-error.ts';
import { deadlines } from './with-deadline.ts';

const manifest = {
  schema: 1,
  name: 'remote-one',
  version: '1.0.0',
  container: 'remote_one_1_0_0',
  entry: 'entry.js',
  exposed: { js: ['entry.js'], css: [] },
  chunks: {},
  locales: {},
  integrity: { 'entry.js': 'sha384-entry' },
};
const address = new URL('/remotes/remote-one/1.0.0/manifest.json', document.baseURI).href;
const { signal } = new AbortController();

let asked = 0;
const fetched = async (answer: object, integrity = 'sha384-manifest'): Promise<unknown> => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(JSON.stringify(answer))));
  const addressOf = (): string => `${address}${(asked += 1) === 1 ? '' : `?retry=0.${asked}`}`;
  const reading = fetchManifest(addressOf, integrity, signal).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(3_000);
  return reading;
};

beforeEach(() => {
  asked = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('is accepted when it is the version that the registry names', async () => {
  expect(await fetched(manifest)).toEqual(manifest);
  expect(asked).toBe(1);
});

it.each([
  ['of another remote', { name: 'remote-two' }],
  ['of another version', { version: '1.1.0' }],
])('is malformed when it is that %s', async (_, more) => {
  expect(await fetched({ ...manifest, ...more })).toMatchObject({ step: 'manifest', reason: 'malformed' });
  expect(asked).toBe(3);
});

it('is rejected as tampered when it lacks the integrity of a file', async () => {
  expect(await fetched({ ...manifest, integrity: {} })).toMatchObject({ step: 'manifest', reason: 'tampered' });
});

it('has one deadline for all attempts', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return new Response('', { status: 503 });
  });
  const reading = fetchManifest(() => address, 'sha384-manifest', signal).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(deadlines.manifest - 1);
  const settled = jest.fn();
  void reading.then(settled);
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.any(DeadlineError));
});

it('may have any version and no integrity when it is a developer’s own', async () => {
  const own = { ...manifest, version: 'dev', integrity: {} };
  expect(await fetched(own, '')).toEqual(own);
});
