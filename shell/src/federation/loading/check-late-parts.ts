import { createFileLoads } from './file-loads.ts';
import { AssetError, loadScript, loadStyle } from './load-asset.ts';
import { takeLoads, type RemoteRuntime } from './provide-file-loader.ts';
import { freshUrl } from './remote-files.ts';
import { deadlines } from './with-deadline.ts';
import { withRetries } from './with-retries.ts';

/**
 * The shell's own late parts (HTTP client, toasts, live events) come like those of a remote: with integrity, a deadline and retries.
 * @param integrity of the document, by file; what it does not know (with hot reload) is left to webpack
 */
export function checkLateParts(runtime: RemoteRuntime, integrity: Readonly<Record<string, string>>): void {
  const loads = createFileLoads((file, nextAttempt, signal) => {
    const load = file.endsWith('.css') ? loadStyle : loadScript;
    const addressOf = (): string => freshUrl(runtime.p + file, 0, nextAttempt());
    return withRetries(
      () => load({ url: addressOf(), integrity: integrity[file], deadline: deadlines.chunk, signal }),
      (error) => error instanceof AssetError,
      signal,
    );
  });
  takeLoads(runtime, 'nimbia_shell', (_container, file) =>
    integrity[file] === undefined ? undefined : loads.want(file),
  );
}
