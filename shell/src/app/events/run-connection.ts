import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { LiveEvent } from 'shared-contracts/schemas/wire';
import { backOff, sleep } from './back-off.ts';

export interface ConnectionParts {
  /** Follows the stream until it ends; calls `onOpen` when the API accepted it. */
  readonly stream: (parts: {
    lastEventId: string;
    onOpen: () => void;
    onEvent: (event: LiveEvent) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  readonly poll: (signal: AbortSignal) => Promise<readonly LiveEvent[]>;
  /** The stream's token is over: get another one. */
  readonly renew: () => Promise<unknown>;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onError: (error: unknown) => void;
}

/** After so many failures in a row the news is polled, while the stream is still tried. */
const patience = 2;
export const pollEvery = 15_000;

const isTokenOver = (error: unknown): boolean => error instanceof ProblemError && error.problem.status === 401;

/** Keeps the news coming until it is stopped: the stream, again after it broke, and the poll where there is no stream. */
export async function runConnection(
  { stream, poll, renew, onEvent, onError }: ConnectionParts,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  let lastEventId = '';

  const follow = async () => {
    let isOpen = false;
    const handleEvent = (event: LiveEvent) => {
      lastEventId = event.id;
      onEvent(event);
    };
    try {
      await stream({ lastEventId, signal, onEvent: handleEvent, onOpen: () => (isOpen = true) });
    } catch (error) {
      if (!signal.aborted && isTokenOver(error)) await renew();
    }
    failures = isOpen ? 1 : failures + 1;
  };

  while (!signal.aborted) {
    try {
      await follow();
      if (failures >= patience && !signal.aborted) for (const event of await poll(signal)) onEvent(event);
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
    await sleep(failures >= patience ? pollEvery : backOff(failures), signal);
  }
}
