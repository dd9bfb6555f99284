import { meetingRoom, meetingRoomInput } from 'shared-contracts/schemas/meeting-room';
import { defineTable } from '../../generic/table-module.ts';
import { openRoom } from './open-room.ts';
import { meetingRoomsPolicy } from './policy.ts';
import { presentRooms } from './present-rooms.ts';

export const meetingRoomsTable = defineTable({
  path: 'meeting_rooms',
  policy: meetingRoomsPolicy,
  row: meetingRoom,
  create: {
    schema: () => meetingRoomInput,
    run: openRoom,
  },
  present: presentRooms,
});
