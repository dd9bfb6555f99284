import type { Config } from '../../settings/config.ts';
import { createJitsiRooms } from './jitsi-rooms.ts';
import type { RoomProvider, Rooms } from './room-provider.ts';
import { createZoomRooms } from './zoom-rooms.ts';

const builtIn: RoomProvider = { placeOf: () => ({ provider: 'built_in' }) };
const notHere: RoomProvider = { placeOf: () => undefined };
const link: RoomProvider = {
  placeOf: (meeting) => (meeting.link === null ? undefined : { provider: 'link', link: meeting.link }),
};

/** The providers of meetings; the built-in room is our own, and the place of what another one cannot hold. */
export const openRooms = ({ jitsi, zoomSdk }: Config): Rooms => ({
  built_in: builtIn,
  jitsi: jitsi ? createJitsiRooms(jitsi) : notHere,
  zoom: createZoomRooms(zoomSdk),
  link,
});
