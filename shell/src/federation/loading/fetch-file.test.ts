import { fetchFile } from './fetch-file.ts';
import { LoadError } from './load-error.ts';

const url = 'https://store.test/one/page.js';
const never = new Promise<boolean>(() => undefined);

let watch: MutationObserver;
/** A file of which the preload fails so many times, and is then there. */
const answersAfter = (failures: number) => {
  let left = failures;
  watch = new MutationObserver((records) => {
    for (const element of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const fails = element instanceof HTMLLinkElement && left-- > 0;
      element.dispatchEvent(new Event(fails ? 'error' : 'load'));
    }
  });
  watch.observe(document.head, { childList: true });
};

const load = (more: Partial<Parameters<typeof fetchFile>[0]>, failures = 3) => {
  answersAfter(failures);
  const settled = jest.fn<void, [unknown]>();
  const loading = fetchFile({
    step: 'chunk',
    addressOf: () => url,
    integrity: 'sha384-one',
    signal: new AbortController().signal,
    began: performance.now(),
    isSuperseded: () => Promise.resolve(false),
    hasVanished: () => Promise.resolve(false),
    ...more,
  });
  void loading.then(() => settled('loaded'), settled);
  return settled;
};

/** What the same address answers when it is asked why. */
const answers = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('', { status })));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  watch.disconnect();
  document.head.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a file that fails at once is given up in time for its card within two seconds', async () => {
  answers(404);
  const settled = load({});
  await jest.advanceTimersByTimeAsync(1_600);
  expect(settled).toHaveBeenCalledWith(expect.any(LoadError));
});

test('the card does not wait for a site that does not say whether there is a new version', async () => {
  answers(404);
  const settled = load({ isSuperseded: () => never, hasVanished: () => never });
  await jest.advanceTimersByTimeAsync(1_900);
  expect(settled).toHaveBeenCalledWith(expect.any(LoadError));
});

test('while the tab takes a new version by itself nothing fails, for three seconds', async () => {
  answers(404);
  const hasVanished = jest.fn(() => never);
  const settled = load({ isSuperseded: () => Promise.resolve(true), hasVanished });
  await jest.advanceTimersByTimeAsync(4_000);
  expect(hasVanished).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(settled).toHaveBeenCalledWith(expect.any(LoadError));
});

test('where a new version may not be taken the card says so at once', async () => {
  answers(404);
  const settled = load({ isSuperseded: () => Promise.resolve(true), hasVanished: () => Promise.resolve(true) });
  await jest.advanceTimersByTimeAsync(1_600);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ reason: 'vanished', isUndiagnosed: false }));
});

test('a file of an old version that is there after all is loaded', async () => {
  answers(200);
  const hasVanished = jest.fn(() => Promise.resolve(true));
  const settled = load({ isSuperseded: () => Promise.resolve(true), hasVanished });
  await jest.advanceTimersByTimeAsync(1_600);
  expect(settled).toHaveBeenCalledWith('loaded');
  expect(hasVanished).not.toHaveBeenCalled();
});

test('whoever leaves while the tab decides gets no card', async () => {
  answers(404);
  const leaving = new AbortController();
  let decide: (hasVanished: boolean) => void = () => undefined;
  const hasVanished = () => new Promise<boolean>((resolve) => (decide = resolve));
  const settled = load({ signal: leaving.signal, isSuperseded: () => Promise.resolve(true), hasVanished });
  await jest.advanceTimersByTimeAsync(1_600);
  leaving.abort(new Error('gone elsewhere'));
  decide(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ message: 'gone elsewhere' }));
});

test('offline nobody is asked about new versions', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const isSuperseded = jest.fn(() => Promise.resolve(true));
  const settled = load({ isSuperseded });
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ isOffline: true }));
  expect(isSuperseded).not.toHaveBeenCalled();
});
