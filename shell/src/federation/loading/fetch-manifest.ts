import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import * as v from 'valibot';
import { diagnose } from '../recovery/diagnose.ts';
import { DeadlineError, LoadError } from './load-error.ts';
import { unguardedFiles } from '../registry/unguarded-files.ts';
import { deadlines, withDeadline } from './with-deadline.ts';
import { withRetries } from './with-retries.ts';

/**
 * A released manifest is that of the version in whose folder it stands, and says what each of its files has to be. The registry says of no
 * other what it has to be: a developer's own may be of any version, and say less.
 */
function checkReleased(url: string, manifest: RemoteManifest): void {
  const { name, version } = manifest;
  if (!new URL(url).pathname.endsWith(`/${name}/${version}/manifest.json`))
    throw new LoadError('manifest', 'malformed', `${url} is the manifest of ${name} ${version}`);
  const [unguarded] = unguardedFiles(manifest);
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
 * Only where the server could not read it: as a rule the document brings it.
 * @param integrity as the registry has it; empty for a developer's own
 * @throws LoadError, DeadlineError
 */
export async function fetchManifest(
  addressOf: () => string,
  integrity: string,
  signal: AbortSignal,
): Promise<RemoteManifest> {
  const end = performance.now() + deadlines.manifest;
  try {
    return await withRetries(
      () => askInTime(addressOf(), integrity, signal, end - performance.now()),
      (error) => !(error instanceof DeadlineError),
      signal,
    );
  } catch (error) {
    // By a TypeError `fetch` says that nothing came that it may show: why, it does not say.
    if (!(error instanceof TypeError)) throw error;
    const find = () => diagnose(addressOf(), integrity);
    throw new LoadError('manifest', 'unreachable', error.message, { cause: error, find });
  }
}
