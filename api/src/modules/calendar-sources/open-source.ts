import { createHash } from 'node:crypto';
import type { CalendarAddress } from '../../adapters/calendars/calendar-reader.ts';
import { createSealer } from '../../secrets/sealed.ts';
import type { Services } from '../../services/services.ts';

type Sealing = Pick<Services, 'config'>;

const sealerOf = ({ config }: Sealing) => createSealer(config.secret, 'calendar sources');

/** Address and password of a professional's calendar, encrypted: the address of an .ics file is a secret too. */
export const sealSource = (services: Sealing, professionalId: string, address: CalendarAddress): Buffer =>
  sealerOf(services).seal(JSON.stringify(address), professionalId);

/** Undefined after the secret of the installation has changed. */
export function openSource(services: Sealing, professionalId: string, sealed: Buffer): CalendarAddress | undefined {
  const text = sealerOf(services).open(sealed, professionalId);
  return text === undefined ? undefined : (JSON.parse(text) as CalendarAddress);
}

export const hashAddress = ({ url, login }: CalendarAddress): Buffer =>
  createHash('sha256')
    .update(`${url}\0${login?.userName ?? ''}`)
    .digest();
