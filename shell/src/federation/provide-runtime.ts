import * as runtimeCore from '@module-federation/runtime-core';

declare const __webpack_require__: { readonly federation: object };

/** Name under which a remote's build looks for the federation runtime when it brings none. */
const runtimeName = '_FEDERATION_RUNTIME_CORE';

/** Hands the shell's own copy of the federation runtime to the remotes, which then need not bring one each. */
export function provideRuntime(): void {
  Reflect.set(globalThis, runtimeName, runtimeCore);
  // `webpack/runtime/shell-bundler-runtime.ts` takes it from there.
  Reflect.set(globalThis, '_NIMBIA_BUNDLER_RUNTIME', __webpack_require__.federation);
}
