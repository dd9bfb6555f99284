import { AssetError, loadScript, loadStyle } from './load-asset.ts';
import { LoadError, type LoadStep } from './load-error.ts';
import { loadTroubleshooting } from '../recovery/load-troubleshooting.ts';
import { deadlines, withDeadline } from './with-deadline.ts';
import { withRetries } from './with-retries.ts';

export interface FileRequest {
  readonly step: LoadStep;
  /** Returns another URL at each call. */
  readonly addressOf: () => string;
  readonly integrity: string | undefined;
  readonly signal: AbortSignal;
  /** When the load began, by `performance.now()`. */
  readonly began: number;
  /** Whether the site has released a version in place of this one. Never rejects. */
  readonly isSuperseded: () => Promise<boolean>;
  /** Whether the site has a newer version without this file. May reload into it, and then never resolves. */
  readonly hasVanished: () => Promise<boolean>;
}

/** Milliseconds that a failure waits to learn of a new version, which it asked for at its first attempt. */
const newsTime = 300;

/** Milliseconds that a card waits for the tab to leave for the new version: the site may fail as the file did. */
const leaveTime = 3000;

/**
 * Fetches and runs one file, with retries (not while offline) within the deadline of its step. @throws LoadError that
 * can diagnose itself; DeadlineError
 */
export async function fetchFile(request: FileRequest): Promise<void> {
  const { step, addressOf, integrity, signal, began, isSuperseded, hasVanished } = request;
  const load = step === 'style' ? loadStyle : loadScript;
  const end = performance.now() + deadlines[step];
  const attempt = () => load({ url: addressOf(), integrity, deadline: end - performance.now(), signal });
  let news: Promise<boolean> | undefined;
  const mayPass = (error: unknown): boolean => {
    if (!(error instanceof AssetError) || !navigator.onLine) return false;
    news ??= isSuperseded();
    return true;
  };
  try {
    await withRetries(attempt, mayPass, { signal, began });
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
    const failed = new LoadError(step, 'unreachable', error.message, { cause: error, find });
    // The tab probably takes the new version by itself, and is then left: no card stands in its way.
    const isIntact = (await isTrueSoon(news, newsTime)) && (await isTrueSoon(failed.diagnose(), leaveTime));
    signal.throwIfAborted();
    if (!isIntact) throw failed;
    await attempt().catch(() => {
      throw failed;
    });
  }
}

/** What is known, or is within so many milliseconds. */
const isTrueSoon = (answer: Promise<boolean> | undefined, time: number): Promise<boolean> =>
  answer === undefined ? Promise.resolve(false) : withDeadline(answer, time, 'an answer').catch(() => false);
