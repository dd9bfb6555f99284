import { ProblemError } from 'shared-contracts/platform/problem-error';
import { meetingLimits, type MeetingSignal } from 'shared-contracts/schemas/meeting';

interface Post {
  readonly seq: number;
  readonly signals: MeetingSignal[];
}

export interface SignalQueueOptions {
  /** Sends one post. @throws ProblemError */
  readonly post: (post: Post) => Promise<unknown>;
  /** The other's tab is not there, until `resume`; or this one is not the person's current one: nothing more is sent. */
  readonly onRefused: (error: ProblemError) => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Such a failure says nothing about whether the post has arrived. */
const isPassing = (error: ProblemError): boolean => error.problem.status === 0 || error.problem.status >= 500;

/**
 * Sends signals one post at a time: what is added meanwhile goes together in the next. A post that may have been lost is sent again as it
 * was, which changes nothing where it has arrived.
 */
export function createSignalQueue({ post, onRefused, wait = pause }: SignalQueueOptions) {
  const waiting: MeetingSignal[] = [];
  let seq = 1;
  let isSending = false;
  let isClosed = false;
  let isHeld = false;
  let lastDelivery = Date.now();

  /** Sends until it has arrived, or never can. */
  const deliver = async (signals: MeetingSignal[]) => {
    for (let attempt = 1; !isClosed; attempt += 1) {
      try {
        await post({ seq, signals });
        seq += 1;
        lastDelivery = Date.now();
        return;
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        const expected = error.problem.details?.['expected'];
        if (error.code === 'CONFLICT' && typeof expected === 'number' && expected !== seq) seq = expected;
        else if (error.code === 'RATE_LIMITED') await wait(5_000);
        else if (isPassing(error)) await wait(Math.min(300 * 2 ** attempt, 3_000));
        else {
          // They may come back with the same tab, which then needs all of it.
          if (error.code === 'CHANGED_MEANWHILE') {
            isHeld = true;
            waiting.unshift(...signals);
          } else isClosed = true;
          onRefused(error);
          return;
        }
      }
    }
  };
  const run = async () => {
    if (isSending || isHeld) return;
    isSending = true;
    try {
      // A turn of the event loop: the candidates of one moment go together.
      await wait(0);
      while (waiting.length > 0 && !isClosed && !isHeld) await deliver(waiting.splice(0, meetingLimits.signalsPerPost));
    } finally {
      isSending = false;
    }
  };
  return {
    add(signal: MeetingSignal) {
      if (isClosed) return;
      waiting.push(signal);
      void run();
    },
    /** The other's tab is there again. */
    resume() {
      if (!isHeld) return;
      isHeld = false;
      void run();
    },
    /** Milliseconds since the last post arrived; none while something is on its way. */
    idleFor: (): number => (isSending || waiting.length > 0 ? 0 : Date.now() - lastDelivery),
    close() {
      isClosed = true;
      waiting.length = 0;
    },
  };
}
export type SignalQueue = ReturnType<typeof createSignalQueue>;
