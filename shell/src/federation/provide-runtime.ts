import * as runtimeCore from '@module-federation/runtime-core';

/** Name under which a remote's build looks for the federation runtime when it brings none. */
const runtimeName = '_FEDERATION_RUNTIME_CORE';

/** Hands the shell's own copy of the federation runtime to the remotes, which then need not bring one each. */
export function provideRuntime(): void {
  Reflect.set(globalThis, runtimeName, runtimeCore);
}
