/**
 * Stands in for the federation runtime's reading of manifests, which `disableSnapshot` switches off and leaves in the file: the shell reads
 * its own (`fetch-manifest.ts`). A remote that is registered anew is still forgotten through the cache.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}
export const getGlobalRemoteInfo = () => ({});
