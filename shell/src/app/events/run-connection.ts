import { ProblemError } from 'shared-contracts/platform/problem-error';
import { openingType } from 'shared-contracts/schemas/event-stream';
import type { LiveEvent } from 'shared-contracts/schemas/event-stream';
import { backOff, sleep } from './back-off.ts';

export interface ConnectionParts {
  /** Follows the stream from `lastEventId` until it ends. Its first event is the opening. */
  readonly stream: (parts: {
    lastEventId: string;
    onEvent: (event: LiveEvent) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  /** The events since `lastEventId`, including the opening. */
  readonly poll: (lastEventId: string, signal: AbortSignal) => Promise<readonly LiveEvent[]>;
  /** The token has expired: get another one; null when the session has ended too. */
  readonly renew: () => Promise<string | null>;
  readonly onEvent: (event: LiveEvent) => void;
  /** The first opening: earlier changes do not arrive as events. */
  readonly onStart: (opening: LiveEvent) => void;
  readonly onError: (error: unknown) => void;
}

/** After so many failures in a row events are polled, while the stream is still retried. */
const failuresBeforePolling = 2;
export const pollEvery = 15_000;

const isTokenExpired = (error: unknown): boolean => error instanceof ProblemError && error.problem.status === 401;

/**
 * Delivers events until it is aborted: from the stream, reconnecting when it breaks, and by polling where there is
 * none.
 */
export async function runConnection(
  { stream, poll, renew, onEvent, onStart, onError }: ConnectionParts,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  // Stream and poll both continue from here.
  let lastEventId = '';

  const take = (event: LiveEvent) => {
    const isStart = lastEventId === '';
    lastEventId = event.id;
    if (event.type !== openingType) onEvent(event);
    else if (isStart) onStart(event);
  };

  const follow = async (isRenewed = false): Promise<void> => {
    const handleEvent = (event: LiveEvent) => {
      failures = 1; // it was open: its end is the first failure
      take(event);
    };
    try {
      await stream({ lastEventId, signal, onEvent: handleEvent });
    } catch (error) {
      if (signal.aborted || isRenewed || !isTokenExpired(error)) return;
      // An expired token is no failure. Once: if the API refuses the fresh one too, wait.
      if ((await renew()) !== null && !signal.aborted) await follow(true);
    }
  };

  while (!signal.aborted) {
    failures += 1;
    try {
      await follow();
      if (failures >= failuresBeforePolling && !signal.aborted)
        for (const event of await poll(lastEventId, signal)) take(event);
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
    await sleep(failures >= failuresBeforePolling ? pollEvery : backOff(failures), signal);
  }
}
