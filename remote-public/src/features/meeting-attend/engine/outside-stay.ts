import type { LiveEvents } from 'shared-contracts/platform/platform';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { meetingHeartbeat, meetingPresence, type MeetingPresence } from 'shared-contracts/schemas/meeting';
import { type AttendedProvider } from 'shared-contracts/schemas/meeting-provider';
import { safeParse } from 'valibot';
import { createStore } from './create-store.ts';
import type { RoomClient } from './room-client.ts';
import type { RoomPhase } from './room-session.ts';

interface OutsideStayOptions {
  readonly client: RoomClient;
  readonly events: LiveEvents;
  readonly provider: AttendedProvider;
  readonly appointmentId: string;
  readonly userId: string;
  /** Whether the other was there when the page loaded. */
  readonly other: MeetingPresence | undefined;
  readonly onError: (error: unknown) => void;
}

/** One person's stay in the room of another provider, as its page tells it: the API counts it as one in our own. */
export function createOutsideStay({
  client,
  events,
  provider,
  appointmentId,
  userId,
  other,
  onError,
}: OutsideStayOptions) {
  const store = createStore<{ readonly phase: Exclude<RoomPhase, 'joining'>; readonly other: MeetingPresence | null }>({
    phase: 'out',
    other: other ?? null,
  });
  const { state, set } = store;
  let tabId = '';
  let hasJoined = false;
  let isTogether = false;
  let isCalling = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isIn = (tab: string) => tab === tabId && state().phase === 'in';
  const stop = (phase: ReturnType<typeof state>['phase']) => {
    clearInterval(timer);
    isTogether = false;
    set({ phase });
  };
  const handleFailure = (error: unknown) => {
    if (!(error instanceof ProblemError)) onError(error);
    else if (error.code === 'ROOM_CLOSED') stop('closed');
    else if (error.code === 'ROOM_REPLACED') stop('replaced');
    // Anything else is tried again: the meeting goes on, whether or not it is recorded.
  };
  const sendLeave = async (tab: string) => {
    try {
      await client.leave(tab);
    } catch (error) {
      // The API notices the silence within seconds.
      if (!(error instanceof ProblemError)) onError(error);
    }
  };
  const call = async () => {
    if (isCalling) return;
    isCalling = true;
    const tab = tabId;
    try {
      const { other } = hasJoined
        ? await client.beat({ tabId: tab, isConnected: isTogether })
        : await client.join({ tabId: tab, provider });
      if (isIn(tab)) {
        hasJoined = true;
        set({ other });
      } else await sendLeave(tab);
    } catch (error) {
      if (isIn(tab)) handleFailure(error);
    } finally {
      isCalling = false;
    }
  };
  const end = (phase: 'out' | 'left') => {
    const wasIn = state().phase === 'in';
    stop(phase);
    if (wasIn && hasJoined) void sendLeave(tabId);
  };
  const look = async () => {
    const before = state().other;
    try {
      const { other } = await client.place();
      // What was told meanwhile is newer.
      if (other && state().other === before) set({ other });
    } catch (error) {
      if (!(error instanceof ProblemError)) onError(error);
    }
  };
  return {
    state,
    subscribe: store.subscribe,
    enter(): void {
      if (state().phase === 'in') return;
      tabId = crypto.randomUUID();
      hasJoined = false;
      set({ phase: 'in' });
      timer = setInterval(() => void call(), meetingHeartbeat.every);
      void call();
    },
    /** The other is in the same room of the provider. */
    meet(isThere: boolean): void {
      isTogether = isThere;
    },
    /** `out`: its room is still shown, and may be entered again; whoever is not in it stays where they are. */
    leave(phase: 'out' | 'left'): void {
      if (phase === 'left' || state().phase === 'in') end(phase);
    },
    /** Back to its room. */
    reset: () => end('out'),
    /** The page has read anew who is there. */
    see: (other: MeetingPresence) => set({ other }),
    /** Follows the other and this person's other tabs, until the answer is called. */
    listen: () =>
      events.subscribe('room.', ({ type, data }) => {
        // Some may have been missed.
        if (type === 'room.') return void (state().phase === 'in' ? call() : look());
        if (data['appointmentId'] !== appointmentId) return;
        if (type === 'room.replaced' && data['tabId'] === tabId && state().phase === 'in') stop('replaced');
        const presence = type === 'room.presence' ? safeParse(meetingPresence, data) : null;
        if (presence?.success && presence.output.userId !== userId) set({ other: presence.output });
      }),
  };
}
export type OutsideStay = ReturnType<typeof createOutsideStay>;
