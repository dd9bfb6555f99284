import type { HttpClient } from 'shared-contracts/platform/http-client';
import {
  meetingBeaten,
  meetingIce,
  meetingJoined,
  meetingPlace,
  type MeetingMedia,
} from 'shared-contracts/schemas/meeting';
import { meetingOutcome, type MeetingOutcomeName } from 'shared-contracts/schemas/meeting-outcome';
import { type MeetingBeat, type MeetingJoin, type MeetingSignals } from 'shared-contracts/schemas/meeting-input';
import { oneOf } from 'shared-contracts/schemas/wire';
import { unknown } from 'valibot';

const joined = oneOf(meetingJoined);
const beaten = oneOf(meetingBeaten);
const ice = oneOf(meetingIce);
const place = oneOf(meetingPlace);
const outcome = oneOf(meetingOutcome);

/** The calls of one appointment's room. Each throws ProblemError. */
export function roomClient(http: HttpClient, appointmentId: string) {
  const query = `?${new URLSearchParams({ appointmentId }).toString()}`;
  const own = <T extends object>(body: T) => ({ body: { appointmentId, ...body } });
  return {
    join: async (body: Omit<MeetingJoin, 'appointmentId'>) =>
      (await http.request('POST', '/rtc/join', joined, own(body))).data,
    beat: async (body: Omit<MeetingBeat, 'appointmentId'>) =>
      (await http.request('POST', '/rtc/heartbeat', beaten, own(body))).data,
    signal: (body: Omit<MeetingSignals, 'appointmentId'>) => http.request('POST', '/rtc/signal', unknown(), own(body)),
    tell: (body: MeetingMedia & { readonly tabId: string }) => http.request('POST', '/rtc/state', unknown(), own(body)),
    /** It goes on when the page goes. */
    leave: (tabId: string) => http.request('POST', '/rtc/leave', unknown(), { ...own({ tabId }), keepalive: true }),
    ice: async () => (await http.request('GET', `/rtc/ice${query}`, ice)).data,
    place: async (signal?: AbortSignal) => (await http.request('GET', `/rtc/provider${query}`, place, { signal })).data,
    outcome: async (signal?: AbortSignal) =>
      (await http.request('GET', `/rtc/outcome${query}`, outcome, { signal })).data,
    say: async (says: MeetingOutcomeName) => (await http.request('POST', '/rtc/outcome', outcome, own({ says }))).data,
  };
}
export type RoomClient = ReturnType<typeof roomClient>;
