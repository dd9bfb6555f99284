import { meetingRoom, meetingRoomInput } from 'shared-contracts/schemas/relation';
import { parseInput } from '../../generic/check-input.ts';
import type { TableModule } from '../../generic/table-module.ts';
import { openRoom } from './open-room.ts';
import { meetingRoomsPolicy } from './policy.ts';
import { presentRooms } from './present-rooms.ts';

export const meetingRoomsTable: TableModule = {
  path: 'meeting_rooms',
  policy: meetingRoomsPolicy,
  row: meetingRoom,
  create: {
    schema: () => meetingRoomInput,
    run: (context, input) => openRoom(context, parseInput(meetingRoomInput, input).appointmentId),
  },
  present: presentRooms,
};
