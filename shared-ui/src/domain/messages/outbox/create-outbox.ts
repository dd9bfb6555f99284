import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { Message } from 'shared-contracts/schemas/conversation';
import { codeOf } from '../code-of.ts';
import { isPassing } from '../is-passing.ts';
import { removeArrived, watchOtherTabs } from './other-tabs.ts';
import { removeUnsent, storedUnsent, storeUnsent, type Unsent } from './unsent.ts';

export interface OutboxState {
  /** In the order in which they are sent. What has arrived stands here until it is shown as a message. */
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
  /** Sends a message; the same one again is no second message. */
  readonly send: (message: Unsent) => Promise<Message>;
  /** Shows what was sent here or in another tab; resolves once it is on the page. */
  readonly show: (message: Message) => Promise<void>;
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
export function createOutbox({ userId, isOwner, send, show }: OutboxOptions): Outbox {
  const listeners = new Set<() => void>();
  /** What storage did not take lives as long as the document. */
  const unstored = new Map<string, Unsent>();
  /** What the page shows, by id. */
  let shown = new Map<string, Unsent>();
  /** Ids of what has arrived and does not stand on the page as a message yet. */
  const arriving = new Set<string>();
  let waitsFor: OutboxState['waitsFor'] = isOfflineNow() ? 'network' : null;
  let state: OutboxState = { messages: [], waitsFor };
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDraining = false;
  let isAskedAgain = false;

  const inOrder = (messages: Iterable<Unsent>) => [...messages].toSorted((a, b) => a.at - b.at);
  /** What is to be sent. Not what is shown: storage may lack a message before its tab has told what became of it. */
  const waiting = () => inOrder([...storedUnsent(userId), ...unstored.values()]);
  const refresh = () => {
    state = { messages: inOrder(shown.values()), waitsFor };
    for (const listener of [...listeners]) listener();
  };
  const load = () => {
    const kept = [...shown.values()].filter(({ id }) => arriving.has(id));
    shown = new Map([...kept, ...waiting()].map((message) => [message.id, message]));
    refresh();
  };
  const hide = (id: string) => {
    shown.delete(id);
    refresh();
  };

  const put = (message: Unsent) => {
    if (storeUnsent(userId, message)) unstored.delete(message.id);
    else unstored.set(message.id, message);
    shown.set(message.id, message);
    refresh();
  };

  const discard = (id: string) => {
    unstored.delete(id);
    removeUnsent(userId, id);
    hide(id);
  };

  const handleArrival = async (message: Message) => {
    arriving.add(message.id);
    await show(message);
    arriving.delete(message.id);
    hide(message.id);
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
      const arrived = await send(message);
      waitsFor = null;
      pause = FIRST_PAUSE;
      unstored.delete(message.id);
      removeArrived(userId, arrived);
      void handleArrival(arrived);
      return true;
    } catch (error) {
      if (isPassing(error)) waitForNetwork(error);
      // It may have been discarded meanwhile, or cleared by signing out.
      else if (isOwner() && waiting().some(({ id }) => id === message.id)) put({ ...message, fault: faultOf(error) });
      return !isPassing(error);
    }
  };

  const drain = async () => {
    let goesOn = true;
    while (goesOn && isOwner()) {
      const next = waiting().find(({ fault }) => fault === null);
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

  watchOtherTabs(userId, {
    onPut: (message) => {
      shown.set(message.id, message);
      refresh();
    },
    onArrived: (message) => void handleArrival(message),
    onRemoved: (id) => {
      if (!arriving.has(id)) hide(id);
    },
    onUnknown: load,
  });
  window.addEventListener('online', flush);
  window.addEventListener('offline', () => {
    waitsFor = 'network';
    refresh();
  });
  load();
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
    discard,
    flush: () => {
      // The page opens: signing out may have cleared what it showed before.
      load();
      flush();
    },
  };
}
