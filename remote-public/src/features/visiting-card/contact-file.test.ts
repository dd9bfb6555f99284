import { professionalFixture } from '../../testing/professional-fixture.ts';
import { contactFile } from './contact-file.ts';

const words = {
  professions: 'Avocate',
  country: 'Cameroun',
  specialities: ['Droit du travail', 'Baux, loyers; charges'],
  profile: 'https://nimbia.test/professionnels/aissatou-mbarga',
  photo: null,
};
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const written = (change: Parameters<typeof professionalFixture>[0] = {}, more = {}) =>
  contactFile(professionalFixture(change), { ...words, ...more });

test('a contact has name, profession, address and booking link', () => {
  expect(linesOf(written({ latitude: 4.05, longitude: 9.764899999999999 }))).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    'UID:urn:uuid:0192a000-0000-7000-8000-00000000000a',
    'FN:Aïssatou Mbarga',
    'N:Mbarga;Aïssatou;;;',
    'TITLE:Avocate',
    'CATEGORIES:Droit du travail,Baux\\, loyers\\; charges',
    'ADR;TYPE=work:;;12 rue Joss;Douala;;;Cameroun',
    'GEO:geo:4.05,9.7649',
    'LANG;PREF=1:fr',
    'LANG;PREF=2:en',
    'LANG;PREF=3:dua',
    'TZ:Africa/Douala',
    'URL:https://nimbia.test/professionnels/aissatou-mbarga',
    'END:VCARD',
    '',
  ]);
});

test('the city is a separate component, even where a street has its name', () => {
  const street = (address: string) =>
    linesOf(written({ address, city: 'Paris' })).find((line) => line.startsWith('ADR'));
  expect(street('12 rue de Paris')).toBe('ADR;TYPE=work:;;12 rue de Paris;Paris;;;Cameroun');
  expect(street('12 rue de Paris, Paris')).toBe('ADR;TYPE=work:;;12 rue de Paris;Paris;;;Cameroun');
});

test('a firm is an organisation with its own name', () => {
  const lines = linesOf(written({ kind: 'legal_entity', companyName: 'Étude Mbarga; associés' }));
  expect(lines).toEqual(
    expect.arrayContaining(['KIND:org', 'FN:Étude Mbarga\\; associés', 'ORG:Étude Mbarga\\; associés']),
  );
  expect(lines.some((line) => line.startsWith('N:'))).toBe(false);
});

test('lines are at most 75 octets, characters are not split, and a name cannot inject a line', () => {
  const file = written(
    { firstNames: 'é'.repeat(80), lastName: 'A\r\nTEL:+1\nB\\C', address: null },
    { photo: `https://api.nimbia.test/uploads/${'a'.repeat(80)}.jpg` },
  );
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const lines = linesOf(file);
  expect(lines).toContain(`N:A\\nTEL:+1\\nB\\\\C;${'é'.repeat(80)};;;`);
  expect(lines.some((line) => line.startsWith('TEL'))).toBe(false);
  expect(lines).toContain(`PHOTO:https://api.nimbia.test/uploads/${'a'.repeat(80)}.jpg`);
});

test('public contact details are included, the number without spaces', () => {
  const contact = { publicPhone: '00237 (2) 33.42-15 16', publicEmail: 'contact@mbarga.test' };
  expect(linesOf(written(contact))).toEqual(
    expect.arrayContaining(['TEL;TYPE=work;VALUE=uri:tel:+237233421516', 'EMAIL;TYPE=work:contact@mbarga.test']),
  );
});

test('private contact details are omitted', () => {
  expect(written()).not.toMatch(/^(?:TEL|EMAIL)/mu);
});
