import * as v from 'valibot';
import { attendedProvider } from './meeting-provider.ts';
import { code, count, id, instant } from './text.ts';
import { callType } from './vocabulary.ts';

/** A tab tells every three seconds that it is there, and is gone after eight seconds without. In milliseconds. */
export const meetingHeartbeat = { every: 3_000, lapsesAfter: 8_000 } as const;

/** Per person and room. */
export const meetingLimits = { signalsPerPost: 64, postsPerMinute: 240, joinsPerMinute: 30 } as const;

const text = (max: number) => v.pipe(v.string(code('INVALID')), v.maxLength(max, code('TOO_LONG')));

export const meetingMedia = v.object({
  microphone: v.boolean(code('INVALID')),
  camera: v.boolean(code('INVALID')),
  sharing: v.boolean(code('INVALID')),
  /** There is a picture, which the line does not carry. */
  held: v.optional(v.boolean(code('INVALID'))),
});
export type MeetingMedia = v.InferOutput<typeof meetingMedia>;

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
  /** How long the two were connected before, as in what is proposed afterwards. An older API does not say. */
  connectedMs: v.optional(v.number()),
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
  /** How long the two have been connected, by what both say; missing while they are not. An older API does not say. */
  connectedMs: v.optional(v.number()),
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
