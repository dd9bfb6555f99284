import { remoteManifest, type RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import * as v from 'valibot';
import { diagnose } from './diagnose.ts';
import { DeadlineError, LoadError } from './load-error.ts';
import { deadlines, withDeadline } from './with-deadline.ts';
import { withRetries } from './with-retries.ts';

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
