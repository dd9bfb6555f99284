import { ProblemError } from 'shared-contracts/platform/problem-error';
import { codeOf } from '../code-of.ts';
import { isPassing } from '../is-passing.ts';
import { removeUnsent, storedUnsent, storeUnsent, watchUnsent, type Unsent } from './unsent.ts';

export interface OutboxState {
  /** In the order in which they are sent. */
  readonly messages: readonly Unsent[];
  /** Why nothing leaves: no network, or the limit per minute. */
  readonly waitsFor: 'network' | 'limit' | null;
}

export interface Outbox {
  readonly state: () => OutboxState;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly add: (message: Pick<Unsent, 'id' | 'conversationId' | 'body' | 'attachment'>) => void;
  /** Sends a failed one again. */
  readonly retry: (id: string) => void;
  /** Sends one with another file, or without, whose file is kept no longer. */
  readonly replaceFile: (id: string, attachment: Unsent['attachment']) => void;
  readonly discard: (id: string) => void;
  /** Sends what waits without waiting for the next attempt. */
  readonly flush: () => void;
}

export interface OutboxOptions {
  readonly userId: string;
  /** False once somebody else is signed in: nothing is sent in their name. */
  readonly isOwner: () => boolean;
  /** Sends a message and shows it; the same one again is no second message. */
  readonly send: (message: Unsent) => Promise<void>;
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Only one tab of a device sends at a time, which keeps the order. */
const alone = (name: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

const isOfflineNow = () => !navigator.onLine;

/** The file was not used for a day: the API keeps it no longer, and the same message never arrives. */
export const FILE_EXPIRED = 'FILE_EXPIRED';

const faultOf = (error: unknown): string => {
  const [first] = error instanceof ProblemError ? error.problem.errors : [];
  return first?.pointer === '/attachment/uploadId' && first.code === 'NOT_FOUND' ? FILE_EXPIRED : codeOf(error);
};

/** The unsent messages of an account on this device, sent one after another until each has arrived. */
export function createOutbox({ userId, isOwner, send }: OutboxOptions): Outbox {
  const listeners = new Set<() => void>();
  /** What storage did not take lives as long as the document. */
  const unstored = new Map<string, Unsent>();
  let waitsFor: OutboxState['waitsFor'] = isOfflineNow() ? 'network' : null;
  let state: OutboxState = { messages: [], waitsFor };
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDraining = false;
  let isAskedAgain = false;

  const refresh = () => {
    const messages = [...storedUnsent(userId), ...unstored.values()].toSorted((a, b) => a.at - b.at);
    state = { messages, waitsFor };
    for (const listener of [...listeners]) listener();
  };

  const put = (message: Unsent) => {
    if (storeUnsent(userId, message)) unstored.delete(message.id);
    else unstored.set(message.id, message);
    refresh();
  };

  const remove = (id: string) => {
    unstored.delete(id);
    removeUnsent(userId, id);
    refresh();
  };

  const waitForNetwork = (error: unknown) => {
    waitsFor = error instanceof ProblemError && error.problem.status === 429 ? 'limit' : 'network';
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
    refresh();
  };

  /** False when the rest has to wait. */
  const attempt = async (message: Unsent): Promise<boolean> => {
    try {
      await send(message);
      waitsFor = null;
      pause = FIRST_PAUSE;
      remove(message.id);
      return true;
    } catch (error) {
      if (isPassing(error)) waitForNetwork(error);
      // It may have been discarded meanwhile, or cleared by signing out.
      else if (isOwner() && state.messages.some(({ id }) => id === message.id))
        put({ ...message, fault: faultOf(error) });
      return !isPassing(error);
    }
  };

  const drain = async () => {
    let goesOn = true;
    while (goesOn && isOwner()) {
      refresh();
      const next = state.messages.find(({ fault }) => fault === null);
      if (next === undefined) return;
      goesOn = await attempt(next);
    }
  };

  function flush(): void {
    if (isDraining) {
      isAskedAgain = true;
      return;
    }
    isDraining = true;
    isAskedAgain = false;
    clearTimeout(timer);
    void alone(`outbox:${userId}`, drain).finally(() => {
      isDraining = false;
      // Added after the last look, while the lock was still held.
      if (isAskedAgain) flush();
    });
  }

  const change = (id: string, values: Partial<Unsent>) => {
    const found = state.messages.find((message) => message.id === id);
    if (found) put({ ...found, ...values });
  };
  const later = () => Math.max(Date.now(), (state.messages.at(-1)?.at ?? 0) + 1);

  watchUnsent(userId, refresh);
  window.addEventListener('online', flush);
  window.addEventListener('offline', () => {
    waitsFor = 'network';
    refresh();
  });
  refresh();
  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    add: (message) => {
      if (isOfflineNow()) waitsFor = 'network';
      put({ ...message, at: later(), fault: null });
      flush();
    },
    retry: (id) => {
      change(id, { at: later(), fault: null });
      flush();
    },
    replaceFile: (id, attachment) => {
      change(id, { attachment, at: later(), fault: null });
      flush();
    },
    discard: remove,
    flush,
  };
}
