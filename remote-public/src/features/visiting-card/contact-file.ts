import { contentLines, escapedText } from 'shared-contracts/formats/file/content-line';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { telOf } from 'shared-contracts/formats/place/tel-of';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { coordinates } from 'shared-contracts/formats/place/directions-address';

/** Texts and absolute addresses for a contact file. */
export interface ContactWords {
  readonly professions: string;
  readonly country: string;
  readonly specialities: readonly string[];
  readonly profile: string;
  readonly photo: string | null;
}

/** A structured value: its parts are escaped, the semicolons between them are not (RFC 6350, 6.2.2). */
const structured = (...parts: readonly (string | null)[]): string =>
  parts.map((part) => escapedText(part ?? '')).join(';');

/** The address without its trailing city, which is a separate component. */
function streetOf(address: string | null, city: string): string | null {
  const end = `, ${city}`;
  return address?.endsWith(end) ? address.slice(0, -end.length) : address;
}

/** The public part of a profile as a vCard (RFC 6350, version 4.0). */
export function contactFile(professional: PublicProfessional, words: ContactWords): string {
  const { id, kind, companyName, lastName, firstNames, address, city, languages, latitude, longitude } = professional;
  const isFirm = kind === 'legal_entity' && Boolean(companyName);
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `KIND:${isFirm ? 'org' : 'individual'}`,
    `UID:urn:uuid:${id}`,
    `FN:${escapedText(partyName(professional))}`,
    ...(isFirm ? [] : [`N:${structured(lastName, firstNames, '', '', '')}`]),
    ...(companyName ? [`ORG:${escapedText(companyName)}`] : []),
    `TITLE:${escapedText(words.professions)}`,
    ...(words.specialities.length > 0 ? [`CATEGORIES:${words.specialities.map(escapedText).join(',')}`] : []),
    `ADR;TYPE=work:${structured('', '', streetOf(address, city), city, '', '', words.country)}`,
    ...(professional.publicPhone ? [`TEL;TYPE=work;VALUE=uri:tel:${telOf(professional.publicPhone)}`] : []),
    ...(professional.publicEmail ? [`EMAIL;TYPE=work:${escapedText(professional.publicEmail)}`] : []),
    ...(latitude === null || longitude === null ? [] : [`GEO:geo:${coordinates(latitude, longitude)}`]),
    ...languages.map((language, index) => `LANG;PREF=${index + 1}:${language}`),
    `TZ:${professional.timeZone}`,
    `URL:${words.profile}`,
    ...(words.photo === null ? [] : [`PHOTO:${words.photo}`]),
    'END:VCARD',
  ]);
}
