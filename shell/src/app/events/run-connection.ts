import { ProblemError } from 'shared-contracts/platform/problem-error';
import { openingType } from 'shared-contracts/schemas/event-types';
import type { LiveEvent } from 'shared-contracts/schemas/wire';
import { backOff, sleep } from './back-off.ts';

export interface ConnectionParts {
  /** Follows the stream from `lastEventId` on until it ends. Its first event is the opening. */
  readonly stream: (parts: {
    lastEventId: string;
    onEvent: (event: LiveEvent) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  /** What the stream would have said since `lastEventId`, its opening included. */
  readonly poll: (lastEventId: string, signal: AbortSignal) => Promise<readonly LiveEvent[]>;
  /** The stream's token is over: get another one; null when the session is over too. */
  readonly renew: () => Promise<string | null>;
  readonly onEvent: (event: LiveEvent) => void;
  /** The first opening: what happened before it does not come as events. */
  readonly onStart: (opening: LiveEvent) => void;
  readonly onError: (error: unknown) => void;
}

/** After so many failures in a row the news is polled, while the stream is still tried. */
const patience = 2;
export const pollEvery = 15_000;

const isTokenOver = (error: unknown): boolean => error instanceof ProblemError && error.problem.status === 401;

/** Keeps the news coming until it is stopped: the stream, again after it broke, and the poll where there is no stream. */
export async function runConnection(
  { stream, poll, renew, onEvent, onStart, onError }: ConnectionParts,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  // The one memory of what was delivered: stream and poll both ask from here on.
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
      if (signal.aborted || isRenewed || !isTokenOver(error)) return;
      // A token's end is no failure. Once: an API that refuses the fresh one too is not asked without a pause.
      if ((await renew()) !== null && !signal.aborted) await follow(true);
    }
  };

  while (!signal.aborted) {
    failures += 1;
    try {
      await follow();
      if (failures >= patience && !signal.aborted) for (const event of await poll(lastEventId, signal)) take(event);
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
    await sleep(failures >= patience ? pollEvery : backOff(failures), signal);
  }
}
