import * as v from 'valibot';
import { attendedProvider } from './meeting-provider.ts';
import { meetingLimits, meetingMedia, meetingSignal } from './meeting.ts';
import { code, count, id } from './text.ts';

/** A page of a browser, which makes its id anew each time it loads. */
const tab = { appointmentId: id, tabId: id };

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

/** POST /rtc/heartbeat. */
export const meetingBeat = v.object({
  ...tab,
  /** `id` of the last `room.signal` that was handled. */
  received: v.optional(count(0, Number.MAX_SAFE_INTEGER), 0),
  /** Sound or picture arrives from the other; with Jitsi, the other is in its room too. */
  isConnected: v.optional(v.boolean(code('INVALID')), false),
});
export type MeetingBeat = v.InferInput<typeof meetingBeat>;
