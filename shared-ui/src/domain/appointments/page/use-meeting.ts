import { useQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { meetingRoomTimes } from 'shared-contracts/schemas/meeting-room';
import { attendedAddress, joinAddress } from './meeting-address.ts';
import { presenceQuery } from '../queries/presence-query.ts';

export interface Meeting {
  /** Where it is joined: a room while it is open, another site at any time until the end. */
  readonly to: string | undefined;
  /** From a quarter of an hour before the start. */
  readonly isOpen: boolean;
  readonly isOtherHere: boolean;
  /** On another page: this one is not the room. */
  readonly isSelfHere: boolean;
}

/** How a party can join an appointment now, and whether the other waits there. `now` in milliseconds. */
export function useMeeting(appointment: Appointment, now: number): Meeting {
  const { http } = usePlatform();
  const address = joinAddress(appointment);
  const { opensAt, closesAt } = meetingRoomTimes(appointment);
  const isTime = address !== undefined && opensAt <= now && now < closesAt;
  const { data } = useQuery({ ...presenceQuery(http), enabled: isTime });
  const room = address === undefined ? undefined : data?.find(({ appointmentId }) => appointmentId === appointment.id);
  const isOtherHere = room?.isOtherHere === true;
  const isElsewhere = address?.startsWith('/') === false && now < Date.parse(appointment.endsAt);
  // Where somebody is the room is open, whatever the clock of the device says.
  const isOpen = isTime || room !== undefined;
  const to = isOtherHere ? attendedAddress(appointment) : isOpen || isElsewhere ? address : undefined;
  return { to, isOpen, isOtherHere, isSelfHere: room?.isSelfHere === true };
}
