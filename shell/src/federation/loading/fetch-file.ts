import { AssetError, loadScript, loadStyle } from './load-asset.ts';
import { LoadError, type LoadStep } from './load-error.ts';
import { loadTroubleshooting } from '../recovery/load-troubleshooting.ts';
import { deadlines } from './with-deadline.ts';
import { withRetries } from './with-retries.ts';

export interface FileRequest {
  readonly step: LoadStep;
  /** Another address each time that it is called. */
  readonly addressOf: () => string;
  readonly integrity: string | undefined;
  readonly signal: AbortSignal;
  /** Whether the site has gone on to another version without this file. It may leave for that version itself, and never answers then. */
  readonly hasVanished: () => Promise<boolean>;
}

/** Fetches and runs one file, again when it fails (not while the browser is offline), all within the time of its step. @throws LoadError that finds out why it cannot be had; DeadlineError */
export async function fetchFile({ step, addressOf, integrity, signal, hasVanished }: FileRequest): Promise<void> {
  const load = step === 'style' ? loadStyle : loadScript;
  const end = performance.now() + deadlines[step];
  const attempt = () => load({ url: addressOf(), integrity, deadline: end - performance.now(), signal });
  try {
    await withRetries(attempt, (error) => error instanceof AssetError && navigator.onLine, signal);
  } catch (error) {
    if (!(error instanceof AssetError)) throw error;
    const find = async () => {
      const reason = await loadTroubleshooting(step).then(
        ({ diagnose }) => diagnose(addressOf(), integrity),
        () => 'unreachable' as const,
      );
      // A store may say that something is gone without the headers by which a script could hear it.
      const isGone = reason !== undefined && (reason !== 'unreachable' || navigator.onLine) && (await hasVanished());
      return isGone ? 'vanished' : reason;
    };
    throw new LoadError(step, 'unreachable', error.message, { cause: error, find });
  }
}
