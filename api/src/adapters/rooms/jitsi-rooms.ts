import { createHash } from 'node:crypto';
import type { Config } from '../../settings/config.ts';
import type { Meeting, RoomProvider } from './room-provider.ts';
import { signJwt } from './sign-jwt.ts';

/** Clocks of servers differ. */
const SKEW_SECONDS = 30;

/** Rooms of a Jitsi server (lib-jitsi-meet doc/tokens.md). Its names know no case, so ours is hashed. */
export function createJitsiRooms({ url, app }: NonNullable<Config['jitsi']>): RoomProvider {
  const { host, hostname } = new URL(url);
  return {
    placeOf(meeting) {
      const room = `nimbia-${createHash('sha256').update(meeting.name).digest('hex').slice(0, 32)}`;
      const jwt = app ? signJwt({ ...claimsOf(meeting), iss: app.id, sub: hostname, room }, app.secret) : null;
      const address = `${url}/${room}`;
      return { provider: 'jitsi', domain: host, room, jwt, url: jwt === null ? address : `${address}?jwt=${jwt}` };
    },
  };
}

/** All members of `user` have to be texts. */
const claimsOf = ({ userId, userName, isHost, now, closesAt }: Meeting) => ({
  aud: 'jitsi',
  nbf: Math.floor(now.getTime() / 1000) - SKEW_SECONDS,
  exp: Math.floor(closesAt.getTime() / 1000),
  context: {
    user: {
      id: createHash('sha256').update(userId).digest('hex').slice(0, 16),
      name: userName,
      affiliation: isHost ? 'owner' : 'member',
    },
  },
});
