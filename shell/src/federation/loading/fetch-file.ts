import { AssetError, loadScript, loadStyle } from './load-asset.ts';
import { LoadError, type LoadStep } from './load-error.ts';
import { loadTroubleshooting } from '../recovery/load-troubleshooting.ts';
import { deadlines } from './with-deadline.ts';
import { withRetries } from './with-retries.ts';

export interface FileRequest {
  readonly step: LoadStep;
  /** Returns another URL at each call. */
  readonly addressOf: () => string;
  readonly integrity: string | undefined;
  readonly signal: AbortSignal;
  /** Whether the site has a newer version without this file. May reload into it, and then never resolves. */
  readonly hasVanished: () => Promise<boolean>;
}

/**
 * Fetches and runs one file, with retries (not while offline) within the deadline of its step. @throws LoadError that
 * can diagnose itself; DeadlineError
 */
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
      // A store may answer 404 without CORS headers, which looks unreachable.
      const isGone = reason !== undefined && (reason !== 'unreachable' || navigator.onLine) && (await hasVanished());
      return isGone ? 'vanished' : reason;
    };
    throw new LoadError(step, 'unreachable', error.message, { cause: error, find });
  }
}
