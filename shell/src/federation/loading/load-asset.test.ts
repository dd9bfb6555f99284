import { loadScript, prefetchAsset } from './load-asset.ts';
import { DeadlineError } from './load-error.ts';

const url = 'https://store.test/one/page.js';
const asset = (signal = new AbortController().signal) => ({ url, integrity: 'sha384-one', deadline: 1_000, signal });
const elements = (file: string) => [...document.head.querySelectorAll(`[src="${file}"], [href="${file}"]`)];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('a file that hangs is aborted with all its callers, and nothing else is', async () => {
  const other = 'https://store.test/one/other.js';
  const stop = jest.spyOn(window, 'stop').mockReturnValue();
  prefetchAsset(url, 'script');
  prefetchAsset(other, 'script');
  const loading = expect(loadScript(asset())).rejects.toBeInstanceOf(DeadlineError);
  expect(elements(url)).toHaveLength(2);
  expect(document.scripts).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1_000);
  await loading;
  expect(elements(url)).toEqual([]);
  expect(elements(other)).toHaveLength(1);
  expect(stop).not.toHaveBeenCalled();
});

test('aborting the caller aborts the request', async () => {
  const leaving = new AbortController();
  const loading = expect(loadScript(asset(leaving.signal))).rejects.toThrow('gone');
  leaving.abort(new Error('gone'));
  await loading;
  expect(elements(url)).toEqual([]);
});

test('a file is executed once loaded', async () => {
  const loading = loadScript(asset());
  elements(url)[0]?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  const [script] = document.scripts;
  expect(script).toMatchObject({ src: url, integrity: 'sha384-one', crossOrigin: 'anonymous' });
  script?.dispatchEvent(new Event('load'));
  await loading;
});
