import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { Federation } from '@module-federation/webpack-bundler-runtime';

/**
 * Replaces webpack’s federation runtime in the entry of a remote: the shell’s copy
 * (`shell/src/federation/loading/provide-runtime.ts`) serves the remotes too, which saves 15 kB gz per entry. The code
 * that initialises a container is added here, because the shell has none.
 */
const { runtime, bundlerRuntime, attachShareScopeMap } = Reflect.get(
  globalThis,
  '_NIMBIA_BUNDLER_RUNTIME',
) as Federation;
if (runtime === undefined || bundlerRuntime === undefined)
  throw new Error('The shell that loads this remote provides no federation runtime');

/** `provideFileLoader` of the shell; an older shell leaves chunk loading to webpack. */
type InterceptChunkLoading = (webpackRequire: object, container: string) => void;

const init: typeof bundlerRuntime.init = ({ webpackRequire }) => {
  const { initOptions } = webpackRequire.federation;
  if (initOptions === undefined) throw new Error('This container has no options');
  (Reflect.get(globalThis, '_NIMBIA_TAKE_LOADS') as InterceptChunkLoading | undefined)?.(
    webpackRequire,
    initOptions.name,
  );
  const known = runtime.getInstance(({ options }) => options.name === initOptions.name);
  if (known === null) return runtime.createInstance(initOptions);
  known.initOptions(initOptions);
  return known;
};

const federation: Federation = {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, init, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

export default federation;
