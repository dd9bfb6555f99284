import { createFileLoads } from './file-loads.ts';
import { AssetError, loadScript, loadStyle } from './load-asset.ts';
import { interceptChunkLoading, type RemoteRuntime } from './provide-file-loader.ts';
import { freshUrl } from './remote-files.ts';
import { deadlines } from './with-deadline.ts';
import { withRetries } from './with-retries.ts';

/**
 * Loads the shell’s own lazy chunks (HTTP client, toasts, live events) like those of a remote: with integrity, a
 * deadline and retries.
 * @param integrity by file; files without one (hot reload) are left to webpack
 */
export function interceptShellChunks(runtime: RemoteRuntime, integrity: Readonly<Record<string, string>>): void {
  const loads = createFileLoads((file, nextAttempt, signal) => {
    const load = file.endsWith('.css') ? loadStyle : loadScript;
    const addressOf = (): string => freshUrl(runtime.p + file, 0, nextAttempt());
    return withRetries(
      () => load({ url: addressOf(), integrity: integrity[file], deadline: deadlines.chunk, signal }),
      (error) => error instanceof AssetError,
      { signal },
    );
  });
  interceptChunkLoading(runtime, 'nimbia_shell', (_container, file) =>
    integrity[file] === undefined ? undefined : loads.request(file),
  );
}
