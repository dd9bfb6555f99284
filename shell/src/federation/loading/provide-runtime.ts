declare const __webpack_require__: { readonly federation: object };

/**
 * Hands the shell’s federation runtime to the remotes (`webpack/runtime/shell-bundler-runtime.ts`), which bring none.
 */
export function provideRuntime(): void {
  Reflect.set(globalThis, '_NIMBIA_BUNDLER_RUNTIME', __webpack_require__.federation);
}
