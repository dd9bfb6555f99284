import { href } from 'shared-contracts/remote/paths';
import type { MeetingSubject } from './meeting-subject.ts';

/** Where another appointment is chosen: the same with the same professional, or the page of the client. */
export function bookAgain({ party, other, appointment }: MeetingSubject): string {
  if (party === 'professional') return href('/pro/clients/:id', { id: other.id });
  const { consultationId, callType: type } = appointment;
  return href(
    '/lawyers/booking/:id',
    { id: other.id },
    { ...(consultationId && { consultation: consultationId }), type },
  );
}
