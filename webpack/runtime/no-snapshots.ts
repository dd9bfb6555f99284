/**
 * Replaces the federation runtime’s snapshots, which `disableSnapshot` turns off but keeps in the bundle: the shell
 * reads its own manifests (`fetch-manifest.ts`). Re-registering a remote still clears its cache.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}
export const getGlobalRemoteInfo = () => ({});
