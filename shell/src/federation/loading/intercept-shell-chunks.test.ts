import { interceptShellChunks } from './intercept-shell-chunks.ts';

const runtimeOf = () => ({ p: 'https://shell.test/assets/', l: jest.fn() });
const scripts = () => [...document.head.querySelectorAll('script')];
const ahead = () => document.head.querySelector<HTMLLinkElement>('link[rel=preload]');

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('a chunk runs only with the integrity in the document, and is retried at another address', async () => {
  jest.useFakeTimers();
  const runtime = runtimeOf();
  const { l: loadScript } = { ...runtime };
  interceptShellChunks(runtime, { '7.js': 'sha384-seven' });
  const done = jest.fn();
  runtime.l('https://shell.test/assets/7.js', done);
  expect(ahead()).toMatchObject({ href: 'https://shell.test/assets/7.js', integrity: 'sha384-seven' });
  ahead()?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(500);
  expect(scripts()).toEqual([]);
  ahead()?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  const [second] = scripts();
  expect(second).toMatchObject({ src: 'https://shell.test/assets/7.js?retry=0.1', integrity: 'sha384-seven' });
  second?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(done.mock.calls).toEqual([[{ type: 'load', target: { src: 'https://shell.test/assets/7.js' } }]]);
  expect(loadScript).not.toHaveBeenCalled();
});

test('a chunk unknown to the document (hot reload) is left to webpack', () => {
  const runtime = runtimeOf();
  const { l: loadScript } = { ...runtime };
  interceptShellChunks(runtime, {});
  const done = jest.fn();
  runtime.l('https://shell.test/assets/7.hot-update.js', done, 'key');
  expect(loadScript).toHaveBeenCalledWith('https://shell.test/assets/7.hot-update.js', done, 'key');
  expect(scripts()).toEqual([]);
});
