import type { LiveEvents } from 'shared-contracts/platform/platform';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import {
  meetingHeartbeat,
  meetingPresence,
  meetingSignalEvent,
  type MeetingJoined,
  type MeetingMedia,
  type MeetingPresence,
  type MeetingSignalEvent,
} from 'shared-contracts/schemas/meeting';
import type { LiveEvent } from 'shared-contracts/schemas/event-stream';
import { safeParse } from 'valibot';
import { createStore } from './create-store.ts';
import { firstLine, nextLine, retryLine, sampleEvery, type LineState } from './line-step.ts';
import type { LocalMedia } from './local-media.ts';
import { createPeerLink, type LinkState, type PeerLink, type PeerLinkOptions } from './peer-link.ts';
import { nextLook, readCounters, type LineCounters, type LineLook, type LineReading } from './read-line.ts';
import type { RoomClient } from './room-client.ts';
import { createSignalQueue, type SignalQueue } from './signal-queue.ts';

/** `replaced`: this tab is not the person's current one any more. */
export type RoomPhase = 'out' | 'joining' | 'in' | 'replaced' | 'closed' | 'left';

export interface RoomState {
  readonly phase: RoomPhase;
  /** Why joining failed. */
  readonly code: ProblemError['code'] | null;
  readonly joined: MeetingJoined | null;
  readonly other: MeetingPresence | null;
  readonly link: 'none' | LinkState;
  /** Connected as far as the browser knows, but of what the other sends nothing has come for a while. */
  readonly isSilent: boolean;
  readonly stream: MediaStream | null;
  readonly line: LineState;
  readonly reading: LineReading | null;
  /** What the other is sent and told. */
  readonly sent: MeetingMedia;
  /** How long the two have been connected, by what both tell the API, and when it said so. */
  readonly connected: { readonly ms: number; readonly at: number } | null;
}

export interface RoomOptions {
  readonly client: RoomClient;
  readonly events: LiveEvents;
  readonly local: LocalMedia;
  readonly appointmentId: string;
  readonly userId: string;
  readonly onError: (error: unknown) => void;
  readonly createLink?: (options: PeerLinkOptions) => PeerLink;
}

/** A broken connection often comes back by itself within this. */
const patience = 1_500;
/** Between two attempts to find another way. */
const retryEvery = 6_000;
/** How often it is looked whether anything arrives, and heard from the API while nothing does: its stream may be broken too. */
const watchEvery = 500;
/** So many times without, and another way is looked for: a microphone sends fifty times a second, also while muted. */
const quietLooks = 2;
/** So many where a camera alone sends, which a narrow line holds up; the person is told then too. */
const silentLooks = 4;
/** Still connecting after this, something was lost on the way; silent for longer, nothing is hurried any more. */
const stalled = 15_000;

interface Link {
  readonly tabId: string;
  readonly peer: PeerLink;
  readonly queue: SignalQueue;
  look: LineLook | null;
  /** The bytes that had arrived when it was last looked at, and how often in a row they were no more. */
  bytes: number;
  quiet: number;
  /** Since the last look at it: for a while nothing came. */
  isCut: boolean;
  /** Another way has been looked for since. */
  isSought: boolean;
  /** The other as they were last there, and whether the API has lost them since. */
  lastHere: MeetingPresence | null;
  isMissing: boolean;
  isWatched: boolean;
  restartedAt: number;
  connectingSince: number;
}

const nothing: MeetingMedia = { microphone: false, camera: false, sharing: false };
const showsPicture = ({ step }: LineState): boolean => step === 'full' || step === 'small';
const isSame = (a: MeetingMedia, b: MeetingMedia): boolean =>
  a.microphone === b.microphone &&
  a.camera === b.camera &&
  a.sharing === b.sharing &&
  (a.held ?? false) === (b.held ?? false);

const asAbsent = (other: MeetingPresence): MeetingPresence => ({ ...other, isPresent: false, tabId: null });

/** The connection as its person finds it. */
export const seenLink = ({ link, isSilent }: Pick<RoomState, 'link' | 'isSilent'>): RoomState['link'] =>
  isSilent ? 'broken' : link;

/** The same for both, and what is said afterwards: it goes on until the next heartbeat only. Null where nothing is known. */
export const connectedFor = ({ connected }: Pick<RoomState, 'connected'>, now: number): number | null =>
  connected && connected.ms + Math.min(Math.max(0, now - connected.at), meetingHeartbeat.every);

/** One person's stay in the room of an appointment. */
export function createRoomSession(options: RoomOptions) {
  const { client, events, local, appointmentId, userId, onError, createLink = createPeerLink } = options;
  const store = createStore<RoomState>({
    phase: 'out',
    code: null,
    joined: null,
    other: null,
    link: 'none',
    isSilent: false,
    stream: null,
    line: firstLine,
    reading: null,
    sent: nothing,
    connected: null,
  });
  const { state, set } = store;
  let tabId = '';
  let link: Link | null = null;
  let received = 0;
  let isBeating = false;
  let told: MeetingMedia = nothing;
  let isTelling = false;
  let ice: Pick<MeetingJoined, 'iceServers' | 'expiresAt'> = { iceServers: [], expiresAt: null };
  /** Tabs that the other has left behind. */
  const gone = new Set<string>();
  /** Came before the answer to joining. */
  let early: MeetingSignalEvent[] = [];
  let stops: (() => void)[] = [];

  /** The API's clock, on which start and end are; a device's may be minutes off. */
  let serverNow = Date.now;
  const setClock = (now: string) => {
    const at = performance.now();
    serverNow = () => Date.parse(now) + performance.now() - at;
  };
  const isIn = () => state().phase === 'in';
  const dropLink = () => {
    if (!link) return;
    link.queue.close();
    link.peer.close();
    link = null;
    set({ link: 'none', isSilent: false, stream: null, reading: null });
  };
  const stop = (phase: RoomPhase) => {
    for (const end of stops) end();
    stops = [];
    dropLink();
    // At the door they stay open: there they are checked.
    if (phase !== 'out') local.close();
    set({ phase, other: null, sent: nothing });
  };

  /** Sends what is wanted, what there is and what the line carries; tells it to the other. */
  const sync = () => {
    if (!isIn()) return;
    const { microphone, camera, screen, wants } = local.state();
    const hasPicture = showsPicture(state().line);
    const sent: MeetingMedia = {
      microphone: microphone !== null && wants.microphone,
      camera: camera !== null && wants.camera && hasPicture,
      sharing: screen !== null && hasPicture,
      // An older API refuses what it does not know.
      ...(state().joined?.self.held === undefined
        ? {}
        : { held: !hasPicture && (screen !== null || (camera !== null && wants.camera)) }),
    };
    if (!isSame(sent, state().sent)) set({ sent });
    if (link) {
      link.peer.setTrack('audio', microphone).catch(onError);
      link.peer.setTrack('video', hasPicture ? (screen ?? (wants.camera ? camera : null)) : null).catch(onError);
    }
    void tell();
  };
  const tell = async () => {
    if (isTelling) return;
    isTelling = true;
    try {
      while (isIn() && !isSame(told, state().sent)) {
        const now = state().sent;
        await client.tell({ tabId, ...now });
        told = now;
      }
    } catch (error) {
      handleFailure(error);
    } finally {
      isTelling = false;
    }
  };

  const handleFailure = (error: unknown) => {
    if (!(error instanceof ProblemError)) return onError(error);
    if (!isIn()) return;
    if (error.code === 'ROOM_CLOSED') stop('closed');
    // However long this one was silent: only its person takes the room back, who may be in it elsewhere.
    if (error.code === 'ROOM_REPLACED') stop('replaced');
  };

  const connect = (otherTab: string) => {
    const { joined } = state();
    if (!joined || link?.tabId === otherTab || gone.has(otherTab)) return;
    if (link) gone.add(link.tabId);
    dropLink();
    const queue = createSignalQueue({
      post: (post) => client.signal({ tabId, toTabId: otherTab, ...post }),
      onRefused: (error) => {
        if (link?.queue !== queue) return;
        const other = safeParse(meetingPresence, error.problem.details?.['other']);
        // Without a tab of theirs the connection is kept: the same one may come back.
        if (error.code !== 'CHANGED_MEANWHILE') handleFailure(error);
        else if (other.success) handlePresence(other.output);
      },
    });
    const isOwn = () => link?.queue === queue;
    const peer = createLink({
      isPolite: joined.isPolite,
      iceServers: ice.iceServers,
      send: (signal) => queue.add(signal),
      onStream: (stream) => isOwn() && set({ stream }),
      onState: (to) => isOwn() && handleLink(to),
      onError,
    });
    const connectingSince = Date.now();
    link = {
      tabId: otherTab,
      peer,
      queue,
      look: null,
      bytes: 0,
      quiet: 0,
      isCut: false,
      isSought: false,
      lastHere: null,
      isMissing: false,
      isWatched: false,
      restartedAt: 0,
      connectingSince,
    };
    set({ link: 'connecting', line: { ...firstLine, patience: state().line.patience } });
    sync();
  };
  const handleLink = (to: LinkState) => {
    if (link && to === 'connecting' && state().link !== to) link.connectingSince = Date.now();
    const { other } = state();
    // Who leaves closes the connection: they are gone, not lost.
    const isGone = to === 'broken' && link?.isMissing === true && other !== null;
    set({ link: to, isSilent: false, ...(isGone && { other: asAbsent(other) }) });
    if (to === 'connected') sync();
    if (to !== 'broken') return;
    const own = link;
    if (own) own.isCut = true;
    const timer = setTimeout(() => {
      if (own && link === own && !own.peer.isConnected()) void restart(own);
    }, patience);
    stops.push(() => clearTimeout(timer));
  };
  const isExpiring = () => ice.expiresAt !== null && Date.parse(ice.expiresAt) <= Date.now() + 60_000;
  const renew = async () => {
    ice = await client.ice();
  };
  const restart = async (own: Link) => {
    if (link !== own || !state().other?.isPresent || Date.now() - own.restartedAt < retryEvery) return;
    own.restartedAt = Date.now();
    own.connectingSince = Date.now();
    try {
      if (isExpiring()) await renew();
      if (link !== own) return;
      own.peer.restart(ice.iceServers, own.queue.idleFor() >= retryEvery);
      own.isSought = true;
    } catch (error) {
      own.restartedAt = 0;
      handleFailure(error);
    }
  };

  const handlePresence = (presence: MeetingPresence) => {
    if (presence.userId === userId) return;
    const { joined } = state();
    if (!joined) return;
    const isElsewhere = presence.provider !== 'built_in';
    const isHere = !isElsewhere && presence.isPresent && presence.tabId !== null;
    if (link) link.isMissing = !presence.isPresent;
    // On a poor line what they tell the API may be late, while they are heard or seen.
    const heard = !presence.isPresent && link !== null && isArriving(link) ? link.lastHere : null;
    set({ other: heard ?? (isElsewhere ? { ...presence, isPresent: false } : presence) });
    if (!isHere || presence.tabId === null) return;
    connect(presence.tabId);
    if (link?.tabId === presence.tabId) {
      link.lastHere = presence;
      link.queue.resume();
    }
    if (link && state().link === 'broken') void restart(link);
  };
  const isArriving = ({ bytes, quiet }: Link) => state().link === 'connected' && bytes > 0 && quiet < quietLooks;
  const handleSignals = (event: MeetingSignalEvent) => {
    if (event.appointmentId !== appointmentId || event.tabId !== tabId || event.id <= received) return;
    if (!isIn()) {
      early.push(event);
      return;
    }
    received = event.id;
    connect(event.fromTabId);
    if (link?.tabId !== event.fromTabId) return;
    for (const signal of event.signals) void link.peer.receive(signal);
  };
  const handleEvent = ({ type, data }: LiveEvent) => {
    // Some may have been missed.
    if (type === 'room.') return void beat();
    if (data['appointmentId'] !== appointmentId) return;
    if (type === 'room.replaced' && data['tabId'] === tabId && isIn()) stop('replaced');
    const signals = type === 'room.signal' ? safeParse(meetingSignalEvent, data) : null;
    if (signals?.success) handleSignals(signals.output);
    const presence = type === 'room.presence' ? safeParse(meetingPresence, data) : null;
    if (presence?.success) handlePresence(presence.output);
  };

  const keepConnected = (ms: number) => {
    const at = serverNow();
    const shown = connectedFor(state(), at) ?? 0;
    // The other's heartbeat is up to one old: a clock does not go back by that.
    const isLate = ms < shown && shown - ms <= meetingHeartbeat.every;
    set({ connected: { ms: isLate ? shown : ms, at } });
  };
  const beat = async () => {
    if (!isIn() || isBeating) return;
    isBeating = true;
    const own = tabId;
    try {
      const isConnected = state().link === 'connected' && state().reading?.isArriving === true;
      const answer = await client.beat({ tabId: own, received, isConnected });
      if (own !== tabId || !isIn()) return;
      // Each time: the device may have slept, which its timers do not count.
      setClock(answer.now);
      if (answer.connectedMs !== undefined) keepConnected(answer.connectedMs);
      for (const signals of answer.signals) handleSignals(signals);
      handlePresence(answer.other);
      void tell();
      // A link that begins later needs credentials that are good then.
      if (isExpiring()) await renew();
    } catch (error) {
      if (own === tabId) handleFailure(error);
    } finally {
      isBeating = false;
    }
  };
  const sample = async () => {
    const own = link;
    if (!own) return;
    if (state().link === 'connecting') {
      if (Date.now() - own.connectingSince >= stalled) void restart(own);
      return;
    }
    const stats = await own.peer.stats();
    if (link !== own) return;
    const counters = readCounters([...stats.values()], state().sent);
    const isFirst = own.look === null;
    const { isCut } = own;
    own.look = nextLook(own.look, counters, isCut);
    own.isCut = false;
    const { reading } = own.look;
    if (isFirst) return;
    // A cut is neither a poor line nor a good one.
    const line = state().link === 'connected' && !isCut ? nextLine(state().line, reading) : state().line;
    const hasStepped = line.step !== state().line.step;
    set({ reading, line });
    if (hasStepped) {
      own.peer.setStep(line.step).catch(onError);
      sync();
    }
    if (!reading.isArriving && state().link === 'broken') void restart(own);
  };
  /** Sooner than the browser says so. */
  const watch = async () => {
    const own = link;
    if (!own || own.isWatched) return;
    own.isWatched = true;
    try {
      const counters = readCounters([...(await own.peer.stats()).values()]);
      if (link === own) handleArrival(own, counters);
    } finally {
      own.isWatched = false;
    }
  };
  const handleArrival = (own: Link, { bytes, sound }: LineCounters) => {
    const { other, link: to, isSilent } = state();
    // Muted too; and a camera, but no screen, which may stand still.
    const isHeard = sound > 0;
    const isSeen = bytes > 0 && other?.camera === true && !other.sharing;
    const isMissed = isHeard || isSeen || to !== 'connected';
    own.quiet = bytes > own.bytes || !isMissed ? 0 : own.quiet + 1;
    own.bytes = bytes;
    if (own.quiet === 0) own.isSought = false;
    const isSent = isSeen || (isHeard && other?.microphone === true);
    const isNowSilent = to === 'connected' && isSent && own.quiet >= silentLooks;
    if (isNowSilent !== isSilent) set({ isSilent: isNowSilent });
    if (own.isMissing && other?.isPresent && !isArriving(own)) set({ other: asAbsent(other) });
    // Not for ever: there may be no way, or nothing is sent any more.
    if (own.quiet < quietLooks || own.quiet * watchEvery >= stalled) return;
    own.isCut = true;
    if (!own.isSought && (isHeard || (isSeen && own.quiet >= silentLooks))) void restart(own);
    if (own.isSought) void beat();
  };

  const every = (milliseconds: number, run: () => Promise<void>) => {
    const timer = setInterval(() => void run().catch(onError), milliseconds);
    stops.push(() => clearInterval(timer));
  };
  const on = (target: Window, type: string, run: () => void) => {
    target.addEventListener(type, run);
    stops.push(() => target.removeEventListener(type, run));
  };

  /** Enters with this tab, which takes over from an earlier one. */
  async function join(): Promise<void> {
    if (state().phase === 'joining' || isIn()) return;
    set({ phase: 'joining', code: null, line: firstLine });
    tabId = crypto.randomUUID();
    const own = tabId;
    received = 0;
    early = [];
    gone.clear();
    const unsubscribe = events.subscribe('room.', handleEvent);
    stops.push(unsubscribe);
    const { wants, microphone, camera } = local.state();
    told = {
      microphone: wants.microphone && microphone !== null,
      camera: wants.camera && camera !== null,
      sharing: false,
    };
    try {
      const joined = await client.join({ tabId, ...told });
      if (own !== tabId || state().phase !== 'joining') return;
      ice = joined;
      setClock(joined.now);
      const { connectedMs: ms = 0 } = joined;
      set({ phase: 'in', joined, other: null, sent: told, connected: ms > 0 ? { ms, at: serverNow() } : null });
    } catch (error) {
      if (own !== tabId || state().phase !== 'joining') return;
      const code = error instanceof ProblemError ? error.code : null;
      stop(code === 'ROOM_CLOSED' ? 'closed' : 'out');
      if (code === null) onError(error);
      else if (code !== 'ROOM_CLOSED') set({ code });
      return;
    }
    stops.push(local.subscribe(sync));
    every(meetingHeartbeat.every, beat);
    every(sampleEvery, sample);
    every(watchEvery, watch);
    on(window, 'online', () => {
      void beat();
      if (link && !link.peer.isConnected()) void restart(link);
    });
    on(window, 'pagehide', () => void leave());
    const { other } = state().joined ?? {};
    if (other) handlePresence(other);
    for (const event of early.splice(0)) handleSignals(event);
    sync();
  }
  async function leave(): Promise<void> {
    const wasIn = isIn();
    stop('left');
    if (!wasIn) return;
    try {
      await client.leave(tabId);
    } catch (error) {
      // The API notices the silence within seconds.
      if (!(error instanceof ProblemError)) onError(error);
    }
  }
  return {
    state,
    subscribe: store.subscribe,
    join,
    leave,
    /** In milliseconds. */
    now: () => serverNow(),
    /** Somebody wants the picture back, whatever the line was like. */
    retryPicture(): void {
      const line = retryLine(state().line);
      set({ line });
      link?.peer.setStep(line.step).catch(onError);
      sync();
    },
  };
}
