import type { Config } from '../../settings/config.ts';
import type { Meeting, RoomProvider } from './room-provider.ts';
import { signJwt } from './sign-jwt.ts';

/** Zoom refuses signatures of less than half an hour and of more than two days. */
const SECONDS = 2 * 3600;
const SKEW_SECONDS = 30;
const PARTICIPANT = 0;

/** Zoom meetings at the professional's link, with a signature where there are keys of the Meeting SDK (decision 139). */
export const createZoomRooms = (sdk: Config['zoomSdk']): RoomProvider => ({
  placeOf: (meeting) =>
    meeting.link === null
      ? undefined
      : { provider: 'zoom', link: meeting.link, sdk: sdk ? join(sdk, meeting, new URL(meeting.link)) : null },
});

/** Null where the link names no meeting by its number, such as a personal one. */
function join({ key, secret }: NonNullable<Config['zoomSdk']>, { now, userName }: Meeting, link: URL) {
  const meetingNumber = /^\/(?:j|wc\/join|w)\/(\d{9,12})(?:\/|$)/u.exec(link.pathname)?.[1];
  if (meetingNumber === undefined) return null;
  const iat = Math.floor(now.getTime() / 1000) - SKEW_SECONDS;
  const exp = iat + SECONDS;
  const claims = { appKey: key, sdkKey: key, mn: meetingNumber, role: PARTICIPANT, iat, exp, tokenExp: exp };
  return {
    sdkKey: key,
    signature: signJwt(claims, secret),
    meetingNumber,
    password: link.searchParams.get('pwd') ?? '',
    userName,
  };
}
