import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';

type Meeting = Pick<Appointment, 'id' | 'callType' | 'status' | 'videoLink' | 'meetingProvider'>;

/** Where an accepted appointment by video takes place: the professional's own link, or the page of the room. */
export function meetingAddress({ id, callType, status, videoLink, meetingProvider }: Meeting): string | undefined {
  if (callType !== 'video' || status !== 'accepted') return undefined;
  if (videoLink && meetingProvider !== 'built_in' && meetingProvider !== 'jitsi') return videoLink;
  return `${href(meetingProvider === 'jitsi' ? '/jitsi' : '/alt-zoom')}?appointment=${id}`;
}

/** The room of an accepted call, which has sound alone: instead of the phone. */
export const callAddress = ({ id, callType, status }: Meeting): string | undefined =>
  callType === 'call' && status === 'accepted' ? `${href('/alt-zoom')}?appointment=${id}` : undefined;

/** Where it is joined, by video or for a call. */
export const joinAddress = (meeting: Meeting): string | undefined => meetingAddress(meeting) ?? callAddress(meeting);

/** Where somebody who is seen to be in a room is met: nothing is seen of Zoom or behind a link of one's own. */
export const attendedAddress = ({ id, meetingProvider }: Pick<Meeting, 'id' | 'meetingProvider'>): string =>
  href(meetingProvider === 'jitsi' ? '/jitsi' : '/alt-zoom', undefined, { appointment: id });

/** How a link leads there: another site opens in a tab of its own. */
export const meetingLink = (address: string) =>
  address.startsWith('/') ? { to: address } : ({ to: address, target: '_blank', rel: 'noreferrer' } as const);
