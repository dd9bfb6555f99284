import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';

type Meeting = Pick<Appointment, 'id' | 'callType' | 'status' | 'videoLink' | 'meetingProvider'>;

/** The page of each provider's rooms; one's own link has none, and our own room is its fallback. */
export const meetingPages = { built_in: '/alt-zoom', jitsi: '/jitsi', zoom: '/zoom', link: '/alt-zoom' } as const;
const roomAddress = ({ id, meetingProvider = 'built_in' }: Meeting): string =>
  href(meetingPages[meetingProvider], undefined, { appointment: id });

/** Where an accepted appointment by video takes place: the professional's own link, or the page of the room. */
export function meetingAddress(appointment: Meeting): string | undefined {
  const { callType, status, videoLink, meetingProvider = 'link' } = appointment;
  if (callType !== 'video' || status !== 'accepted') return undefined;
  return videoLink && meetingProvider === 'link' ? videoLink : roomAddress(appointment);
}

/** The room of an accepted call, which has sound alone: instead of the phone. */
export const callAddress = (appointment: Meeting): string | undefined =>
  appointment.callType === 'call' && appointment.status === 'accepted' ? roomAddress(appointment) : undefined;

/** Where it is joined, by video or for a call. */
export const joinAddress = (meeting: Meeting): string | undefined => meetingAddress(meeting) ?? callAddress(meeting);

/** Where somebody who is seen to be in a room is met: nothing is seen of Zoom or behind a link of one's own. */
export const attendedAddress = ({ id, meetingProvider }: Pick<Meeting, 'id' | 'meetingProvider'>): string =>
  href(meetingProvider === 'jitsi' ? '/jitsi' : '/alt-zoom', undefined, { appointment: id });

/** How a link leads there: another site opens in a tab of its own. */
export const meetingLink = (address: string) =>
  address.startsWith('/') ? { to: address } : ({ to: address, target: '_blank', rel: 'noreferrer' } as const);
