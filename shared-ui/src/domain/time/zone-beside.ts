import { deviceZone } from 'shared-contracts/formats/time/device-zone';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import type { Reader } from './format-time.ts';

/** After a time that a client reads: whose clock it is by, " (heure de Montréal)", where the device has no zone; else nothing. */
export const zoneBeside = ({ timeZone, locale }: Reader, practice: Parameters<typeof zoneLabel>[2]): string =>
  deviceZone() === null ? ` (${zoneLabel(timeZone, locale, practice)})` : '';
