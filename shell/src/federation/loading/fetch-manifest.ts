import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import * as v from 'valibot';
import { diagnose } from '../recovery/diagnose.ts';
import { DeadlineError, LoadError } from './load-error.ts';
import { filesWithoutIntegrity } from '../registry/files-without-integrity.ts';
import { deadlines, withDeadline } from './with-deadline.ts';
import { withRetries } from './with-retries.ts';

/**
 * A released manifest must name the version of its folder and the integrity of each file. The registry has no
 * integrity for a developer’s own manifest, which may omit both.
 */
function checkReleased(url: string, manifest: RemoteManifest): void {
  const { name, version } = manifest;
  if (!new URL(url).pathname.endsWith(`/${name}/${version}/manifest.json`))
    throw new LoadError('manifest', 'malformed', `${url} is the manifest of ${name} ${version}`);
  const [unguarded] = filesWithoutIntegrity(manifest);
  if (unguarded !== undefined)
    throw new LoadError('manifest', 'tampered', `${url} does not say what ${unguarded} has to be`);
}

async function ask(url: string, integrity: string, signal: AbortSignal): Promise<RemoteManifest> {
  const answer = await fetch(url, { signal, integrity });
  if (!answer.ok) throw new LoadError('manifest', 'refused', `${url} answered ${answer.status}`);
  const body: unknown = await answer.json().catch(() => undefined);
  const manifest = v.safeParse(remoteManifest, body);
  if (!manifest.success) throw new LoadError('manifest', 'malformed', `${url} is no manifest`);
  if (integrity !== '') checkReleased(url, manifest.output);
  return manifest.output;
}

async function askInTime(
  url: string,
  integrity: string,
  signal: AbortSignal,
  milliseconds: number,
): Promise<RemoteManifest> {
  const stop = new AbortController();
  const handleAbort = (): void => stop.abort(signal.reason);
  signal.addEventListener('abort', handleAbort, { once: true });
  try {
    return await withDeadline(ask(url, integrity, stop.signal), milliseconds, url);
  } finally {
    signal.removeEventListener('abort', handleAbort);
    stop.abort();
  }
}

/**
 * Only needed where the server could not read it: normally it is in the document.
 * @param integrity as the registry has it; empty for a developer’s own
 * @param began when the load began
 * @throws LoadError, DeadlineError
 */
export async function fetchManifest(
  addressOf: () => string,
  integrity: string,
  signal: AbortSignal,
  began = performance.now(),
): Promise<RemoteManifest> {
  const end = performance.now() + deadlines.manifest;
  try {
    return await withRetries(
      () => askInTime(addressOf(), integrity, signal, end - performance.now()),
      (error) => !(error instanceof DeadlineError),
      { signal, began },
    );
  } catch (error) {
    // A TypeError of `fetch` says that nothing readable arrived, and not why.
    if (!(error instanceof TypeError)) throw error;
    const find = () => diagnose(addressOf(), integrity);
    throw new LoadError('manifest', 'unreachable', error.message, { cause: error, find });
  }
}
