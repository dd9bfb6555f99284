import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import * as v from 'valibot';
import { absolute } from './absolute.ts';
import { readBootData } from './boot-data.ts';
import { diagnose } from './diagnose.ts';
import { DeadlineError, LoadError } from './load-error.ts';
import { unguardedFiles } from './unguarded-files.ts';
import { deadlines, withDeadline } from './with-deadline.ts';
import { withRetries } from './with-retries.ts';

/** A manifest is believed when it is that of the version that the registry names at its address. A developer's own may be of any, and say less. */
function checkReleased(url: string, manifest: RemoteManifest): void {
  const { registry, overrides = [], late } = readBootData();
  const entry = registry.remotes.find((remote) => absolute(remote.manifest) === url.split('?', 1)[0]);
  const hasHotReload = Object.keys(late).length === 0;
  if (hasHotReload || overrides.some(({ remote }) => remote === entry?.name)) return;
  if (manifest.name !== entry?.name || manifest.version !== entry.version)
    throw new LoadError('manifest', 'malformed', `${url} is the manifest of ${manifest.name} ${manifest.version}`);
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
  checkReleased(url, manifest.output);
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
