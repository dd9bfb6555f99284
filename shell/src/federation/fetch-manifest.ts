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
  const answer = await fetch(url, { signal, integrity }).catch(async (error: unknown) => {
    signal.throwIfAborted();
    const reason = await diagnose(url, integrity);
    throw new LoadError('manifest', reason, `${url} did not come, or is not what was released`, { cause: error });
  });
  if (!answer.ok) throw new LoadError('manifest', 'refused', `${url} answered ${answer.status}`);
  const body: unknown = await answer.json().catch(() => undefined);
  const manifest = v.safeParse(remoteManifest, body);
  if (!manifest.success) throw new LoadError('manifest', 'malformed', `${url} is no manifest`);
  checkReleased(url, manifest.output);
  return manifest.output;
}

/** Only where the server could not read it: as a rule the document brings it. `integrity` is empty for a developer's own. @throws LoadError, DeadlineError */
export const fetchManifest = (
  addressOf: () => string,
  integrity: string,
  signal: AbortSignal,
): Promise<RemoteManifest> =>
  withRetries(
    async () => {
      const url = addressOf();
      const stop = new AbortController();
      const handleAbort = (): void => stop.abort(signal.reason);
      signal.addEventListener('abort', handleAbort, { once: true });
      try {
        return await withDeadline(ask(url, integrity, stop.signal), deadlines.manifest, url);
      } finally {
        signal.removeEventListener('abort', handleAbort);
        stop.abort();
      }
    },
    (error) => !(error instanceof DeadlineError),
    signal,
  );
