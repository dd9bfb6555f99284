import { deviceZone, homeZone } from 'shared-contracts/formats/time/device-zone';
import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';

/** Calendar date (YYYY-MM-DD) of an instant on this device. Browser only. */
export const dayOf = (instant: string): string => wallTimeOf(instant, deviceZone() ?? homeZone).slice(0, 10);
