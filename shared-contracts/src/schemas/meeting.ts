import * as v from 'valibot';
import { code, count, id, instant, listOf } from './text.ts';
import { callType } from './vocabulary.ts';

/** When a room is open around its appointment, in minutes. */
export const meetingRoomWindow = { before: 15, after: 30 } as const;

/** When the room of an appointment opens and closes, in milliseconds. */
export const meetingRoomTimes = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  opensAt: Date.parse(startsAt) - meetingRoomWindow.before * 60_000,
  closesAt: Date.parse(endsAt) + meetingRoomWindow.after * 60_000,
});

/** A tab tells every three seconds that it is there, and is gone after eight seconds without. In milliseconds. */
export const meetingHeartbeat = { every: 3_000, lapsesAfter: 8_000 } as const;

/** Per person and room. */
export const meetingLimits = { signalsPerPost: 64, postsPerMinute: 240, joinsPerMinute: 30 } as const;

/** Where a consultation by video or phone takes place. */
export const meetingProviders = ['built_in', 'jitsi', 'zoom', 'link'] as const;
export type MeetingProvider = (typeof meetingProviders)[number];
/** Whether the professional's own link leads there. */
export const isByLink = (provider: MeetingProvider | undefined): boolean => provider === 'zoom' || provider === 'link';
/** Code: INVALID. */
export const meetingProvider = v.picklist(meetingProviders, code('INVALID'));

/** Where somebody can be seen to be: in our own room, or in one that tells its page who comes and goes. */
export const attendedProviders = ['built_in', 'jitsi'] as const satisfies readonly MeetingProvider[];
export type AttendedProvider = (typeof attendedProviders)[number];
const attendedProvider = v.optional(v.picklist(attendedProviders, code('INVALID')), 'built_in');

const text = (max: number) => v.pipe(v.string(code('INVALID')), v.maxLength(max, code('TOO_LONG')));

/** A page of a browser, which makes its id anew each time it loads. */
const tab = { appointmentId: id, tabId: id };

export const meetingMedia = v.object({
  microphone: v.boolean(code('INVALID')),
  camera: v.boolean(code('INVALID')),
  sharing: v.boolean(code('INVALID')),
  /** There is a picture, which the line does not carry. */
  held: v.optional(v.boolean(code('INVALID'))),
});
export type MeetingMedia = v.InferOutput<typeof meetingMedia>;

/** POST /rtc/join: on a line of which nothing is known yet, so nothing is held. */
export const meetingJoin = v.object({
  ...tab,
  provider: attendedProvider,
  ...v.partial(v.omit(meetingMedia, ['held'])).entries,
});
export type MeetingJoin = v.InferInput<typeof meetingJoin>;

/** POST /rtc/leave. */
export const meetingLeave = v.object(tab);

/** POST /rtc/state. */
export const meetingState = v.object({ ...tab, ...meetingMedia.entries });

/** What a browser wrote for the other's, untouched. */
export const meetingSignal = v.variant('kind', [
  v.object({
    kind: v.literal('description'),
    type: v.picklist(['offer', 'answer', 'pranswer', 'rollback'], code('INVALID')),
    sdp: text(48_000),
  }),
  v.object({
    kind: v.literal('candidate'),
    /** Empty at the end of a generation. */
    candidate: text(2_000),
    sdpMid: v.nullish(text(64), null),
    sdpMLineIndex: v.nullish(count(0, 64), null),
    usernameFragment: v.nullish(text(256), null),
  }),
]);
export type MeetingSignal = v.InferOutput<typeof meetingSignal>;

/**
 * POST /rtc/signal, one at a time: what was gathered meanwhile goes together. `seq` counts posts from `tabId` to `toTabId` from 1; the same
 * again changes nothing.
 */
export const meetingSignals = v.object({
  ...tab,
  toTabId: id,
  seq: count(1, 1_000_000),
  signals: v.pipe(
    v.array(meetingSignal),
    v.minLength(1, code('REQUIRED')),
    v.maxLength(meetingLimits.signalsPerPost, code('TOO_LONG')),
  ),
});
export type MeetingSignals = v.InferInput<typeof meetingSignals>;

/** Data of `room.signal`, told only to the browser of the tab that it is for. */
export const meetingSignalEvent = v.object({
  /** Rises; a heartbeat says which was handled last. */
  id: v.number(),
  appointmentId: id,
  tabId: id,
  fromTabId: id,
  seq: v.number(),
  signals: v.array(meetingSignal),
});
export type MeetingSignalEvent = v.InferOutput<typeof meetingSignalEvent>;

/** POST /rtc/heartbeat. */
export const meetingBeat = v.object({
  ...tab,
  /** `id` of the last `room.signal` that was handled. */
  received: v.optional(count(0, Number.MAX_SAFE_INTEGER), 0),
  /** Sound or picture arrives from the other; with Jitsi, the other is in its room too. */
  isConnected: v.optional(v.boolean(code('INVALID')), false),
});
export type MeetingBeat = v.InferInput<typeof meetingBeat>;

/** Somebody in, or not in, the room; also the data of `room.presence`, with `appointmentId`. */
export const meetingPresence = v.object({
  userId: id,
  isPresent: v.boolean(),
  /** Another one: its connection starts anew. Null while nobody is there. */
  tabId: v.nullable(id),
  joinedAt: v.nullable(instant),
  provider: attendedProvider,
  ...meetingMedia.entries,
});
export type MeetingPresence = v.InferOutput<typeof meetingPresence>;

/** Of GET /rtc/presence: a room of the caller's in which somebody is. */
export const meetingPresent = v.object({
  appointmentId: id,
  isSelfHere: v.boolean(),
  isOtherHere: v.boolean(),
  /** The notification that the other waits there; null once it was read, or where the caller wants none. */
  ring: v.nullable(id),
});
export type MeetingPresent = v.InferOutput<typeof meetingPresent>;

/** RTCIceServer. */
export const iceServer = v.object({
  urls: v.array(v.string()),
  username: v.optional(v.string()),
  credential: v.optional(v.string()),
});
export type IceServer = v.InferOutput<typeof iceServer>;

/** Answer of GET /rtc/ice, for those who may join. */
export const meetingIce = v.object({
  iceServers: v.array(iceServer),
  /** When the credentials end; null without any. */
  expiresAt: v.nullable(instant),
});

/** Answer of POST /rtc/join. */
export const meetingJoined = v.object({
  appointmentId: id,
  callType,
  /** Of perfect negotiation: the polite side gives way. */
  isPolite: v.boolean(),
  self: meetingPresence,
  other: meetingPresence,
  startsAt: instant,
  endsAt: instant,
  opensAt: instant,
  closesAt: instant,
  /** Of the server. */
  now: instant,
  /** To call the other on where the line fails: a practice's public one, a client's own. */
  otherPhone: v.optional(v.nullable(v.string()), null),
  ...meetingIce.entries,
});
export type MeetingJoined = v.InferOutput<typeof meetingJoined>;

/** Answer of POST /rtc/heartbeat. */
export const meetingBeaten = v.object({
  now: instant,
  closesAt: instant,
  other: meetingPresence,
  /** Signals after `received`: those that a broken stream lost, and some that are still on their way. */
  signals: v.array(meetingSignalEvent),
});
export type MeetingBeaten = v.InferOutput<typeof meetingBeaten>;

/** Details of the problem ROOM_CLOSED (409). */
export const roomClosed = v.object({
  opensAt: instant,
  closesAt: instant,
  now: instant,
  /** Of the appointment. */
  status: v.string(),
});

/** Whether the other is there already, and the caller on another page, and in which room. An older API does not say. */
const seen = { other: v.optional(meetingPresence), self: v.optional(meetingPresence) };

/** Answer of GET /rtc/provider: what the page of the appointment's provider needs. */
export const meetingPlace = v.variant('provider', [
  v.object({ provider: v.literal('built_in'), ...seen }),
  v.object({
    ...seen,
    provider: v.literal('jitsi'),
    /** Host name, for the iframe API. */
    domain: v.string(),
    room: v.string(),
    /** Null where the server asks for none. */
    jwt: v.nullable(v.string()),
    /** The same room as an address, with the token. */
    url: v.string(),
  }),
  v.object({
    ...seen,
    provider: v.literal('zoom'),
    link: v.string(),
    /** For the Meeting SDK; null without its keys, or where the link names no meeting. */
    sdk: v.nullable(
      v.object({
        sdkKey: v.string(),
        signature: v.string(),
        meetingNumber: v.string(),
        password: v.string(),
        userName: v.string(),
      }),
    ),
  }),
  v.object({ ...seen, provider: v.literal('link'), link: v.string() }),
]);
export type MeetingPlace = v.InferOutput<typeof meetingPlace>;

/** Answer of GET /rtc/providers: what a consultation may be given on this server. */
export const offeredProviders = v.object({
  providers: listOf(meetingProvider, meetingProviders.length),
  /** A Zoom meeting is answered with a signature for its Meeting SDK. */
  hasZoomSdk: v.boolean(),
});

/** What became of an appointment by video or phone. */
export const meetingOutcomes = ['took_place', 'client_absent', 'professional_absent', 'technical_failure'] as const;
export type MeetingOutcomeName = (typeof meetingOutcomes)[number];
const outcomeName = v.picklist(meetingOutcomes, code('INVALID'));

/** POST /rtc/outcome, by either party from the start on, and again until it is settled. */
export const meetingOutcomeInput = v.object({ appointmentId: id, says: outcomeName });

const stay = v.object({ from: instant, until: v.nullable(instant) });

/** Answer of GET and POST /rtc/outcome. */
export const meetingOutcome = v.object({
  appointmentId: id,
  /** What the times in the room say; null where they say nothing. */
  proposed: v.nullable(outcomeName),
  clientSays: v.nullable(outcomeName),
  professionalSays: v.nullable(outcomeName),
  /** Both said the same, or one did and the other was silent for 48 hours. The appointment then has its last status. */
  settled: v.nullable(outcomeName),
  /** When it settles although one is silent; null where it does not. */
  settlesAt: v.nullable(instant),
  /** Both said something else: nothing is counted against anybody. */
  differs: v.boolean(),
  client: v.array(stay),
  professional: v.array(stay),
  /** How long sound or picture arrived, by what both browsers say. */
  connectedSeconds: v.number(),
});
export type MeetingOutcome = v.InferOutput<typeof meetingOutcome>;

/** Row of `meeting_outcomes`, for the two parties: from the end on, or from when one of them said something. */
export const meetingOutcomeRow = v.object({
  id,
  appointmentId: id,
  proposed: v.nullable(outcomeName),
  clientSays: v.nullable(outcomeName),
  professionalSays: v.nullable(outcomeName),
  settled: v.nullable(outcomeName),
  settlesAt: v.nullable(instant),
  settledAt: v.nullable(instant),
  createdAt: instant,
});
