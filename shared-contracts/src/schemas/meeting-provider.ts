import * as v from 'valibot';
import { code, listOf } from './text.ts';

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
export const attendedProvider = v.optional(v.picklist(attendedProviders, code('INVALID')), 'built_in');

/** Answer of GET /rtc/providers: what a consultation may be given on this server. */
export const offeredProviders = v.object({
  providers: listOf(meetingProvider, meetingProviders.length),
  /** A Zoom meeting is answered with a signature for its Meeting SDK. */
  hasZoomSdk: v.boolean(),
});
