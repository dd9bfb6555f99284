import config from '../../playwright.config.ts';
import type { ApiDriver, Signed } from './api-driver.ts';
import { beginIn } from './begin-in.ts';
import { acceptedAppointment, freeTimes } from './diary.ts';
import { runSql } from './run-sql.ts';

const { launchOptions } = config.use ?? {};
/** Launch options of a browser whose camera and microphone are not there and are allowed. */
export const withFakeDevices = {
  ...launchOptions,
  args: [
    ...(launchOptions?.args ?? []),
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
    // Where the machine has no network, the two pages still reach each other.
    '--allow-loopback-in-peer-connection',
    '--disable-features=WebRtcHideLocalIpsWithMdns',
  ],
};

export interface Meeting {
  readonly id: string;
  readonly lawyer: Signed;
  readonly client: Signed;
}

/** Where the professional meets people, as it was booked. */
export const holdIn = ({ id }: Pick<Meeting, 'id'>, provider: string, link: string | null = null): Promise<void> =>
  runSql(['update appointments set meeting_provider = $2, kept_video_link = $3 where id = $1', [id, provider, link]]);

/** An accepted appointment in our own room of a new client with a new lawyer, which begins in about so many seconds. */
export async function newMeeting(api: ApiDriver, seconds: number, lastName?: string): Promise<Meeting> {
  const { signed: lawyer } = await api.newBookableProfessional();
  const [slot] = await freeTimes(api, lawyer);
  if (!slot) throw new Error('The diary is full.');
  const { client, appointment } = await acceptedAppointment(api, lawyer, slot, lastName);
  await beginIn(appointment, seconds);
  await holdIn(appointment, 'built_in');
  return { id: appointment.id, lawyer, client };
}
