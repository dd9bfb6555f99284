import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import * as v from 'valibot';
import { diagnose } from './diagnose.ts';
import { DeadlineError, LoadError } from './load-error.ts';
import { deadlines, withDeadline } from './with-deadline.ts';
import { withRetries } from './with-retries.ts';

async function ask(url: string, integrity: string, signal: AbortSignal): Promise<RemoteManifest> {
  const answer = await fetch(url, { signal, integrity });
  if (!answer.ok) throw new LoadError('manifest', 'refused', `${url} answered ${answer.status}`);
  const body: unknown = await answer.json().catch(() => undefined);
  const manifest = v.safeParse(remoteManifest, body);
  if (!manifest.success) throw new LoadError('manifest', 'malformed', `${url} is no manifest`);
  return manifest.output;
}

async function askInTime(url: string, integrity: string, signal: AbortSignal): Promise<RemoteManifest> {
  const stop = new AbortController();
  const handleAbort = (): void => stop.abort(signal.reason);
  signal.addEventListener('abort', handleAbort, { once: true });
  try {
    return await withDeadline(ask(url, integrity, stop.signal), deadlines.manifest, url);
  } finally {
    signal.removeEventListener('abort', handleAbort);
    stop.abort();
  }
}

/**
 * Only where the server could not read it: as a rule the document brings it.
 * @param integrity as the registry has it; empty for a developer's own
 * @throws LoadError, DeadlineError
 */
export async function fetchManifest(
  addressOf: () => string,
  integrity: string,
  signal: AbortSignal,
): Promise<RemoteManifest> {
  try {
    return await withRetries(
      () => askInTime(addressOf(), integrity, signal),
      (error) => !(error instanceof DeadlineError),
      signal,
    );
  } catch (error) {
    // By a TypeError `fetch` says that nothing came that it may show: why, it does not say.
    if (!(error instanceof TypeError)) throw error;
    throw new LoadError('manifest', await diagnose(addressOf(), integrity), error.message, { cause: error });
  }
}
