import { shownEmail } from 'shared-contracts/formats/person/shown-email';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import type { Correspondent } from '../mail/read-correspondents.ts';

/** Where a professional receives: the address as the profile says it. */
export const placeOf = ({ address, city }: Correspondent): string =>
  address && city && !address.includes(city) ? `${address}, ${city}` : (address ?? city ?? '');

/** Public contact details of a practice. */
export const contactOf = ({ publicPhone, publicEmail }: Correspondent): string[] =>
  [publicPhone && formatPhone(publicPhone), publicEmail && shownEmail(publicEmail)].filter((one) => one !== null);
