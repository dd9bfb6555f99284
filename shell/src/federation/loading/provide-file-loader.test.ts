import { LoadError } from './load-error.ts';
import { provideFileLoader, type LoadFile, type RemoteRuntime } from './provide-file-loader.ts';

const runtimeOf = () => ({
  p: 'https://store.test/one/',
  l: jest.fn(),
  miniCssF: (chunk: string) => `${chunk}.css`,
  f: { miniCss: jest.fn() },
});

/** A remote's entry as it runs. */
const enter = (runtime: RemoteRuntime, load: LoadFile): void => {
  provideFileLoader(load);
  const interceptChunkLoading: unknown = Reflect.get(globalThis, '_NIMBIA_TAKE_LOADS');
  if (typeof interceptChunkLoading === 'function') interceptChunkLoading(runtime, 'container');
};

test('the shell loads lazy scripts and style sheets', async () => {
  const runtime = runtimeOf();
  const { l: loadScript, f: ensure } = { ...runtime, f: { ...runtime.f } };
  const load = jest.fn(() => Promise.resolve());
  enter(runtime, load);
  const done = jest.fn();
  runtime.l('https://store.test/one/7.js', done);
  const sheets: Promise<unknown>[] = [];
  runtime.f.miniCss('dialog', sheets);
  await Promise.all(sheets);
  expect(load.mock.calls).toEqual([
    ['container', '7.js'],
    ['container', 'dialog.css'],
  ]);
  expect(done).toHaveBeenCalledWith({ type: 'load', target: { src: 'https://store.test/one/7.js' } });
  expect(loadScript).not.toHaveBeenCalled();
  expect(ensure.miniCss).not.toHaveBeenCalled();
});

test('webpack gets the reason when a script fails to load', async () => {
  const runtime = runtimeOf();
  enter(runtime, () => Promise.reject(new LoadError('chunk', 'tampered', 'is another')));
  const ended = await new Promise((resolve) => runtime.l('https://store.test/one/7.js', resolve));
  expect(ended).toEqual({ type: 'tampered', target: { src: 'https://store.test/one/7.js' } });
});

test('files missing from the manifest are loaded by webpack', () => {
  const runtime = runtimeOf();
  const { l: loadScript, f: ensure } = { ...runtime, f: { ...runtime.f } };
  enter(runtime, () => undefined);
  const done = jest.fn();
  runtime.l('https://store.test/one/hot.js', done, 'key');
  runtime.f.miniCss('hot', []);
  expect(loadScript).toHaveBeenCalledWith('https://store.test/one/hot.js', done, 'key');
  expect(ensure.miniCss).toHaveBeenCalledWith('hot', []);
});
