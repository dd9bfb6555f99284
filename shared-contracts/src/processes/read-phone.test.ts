import { is } from 'valibot';
import { phone } from '../schemas/text.ts';
import { examplePhone, phoneCountry, readPhone } from './read-phone.ts';

test.each([
  ['6 71 23 45 67', 'CM', '+237671234567'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['01 23 45 67 89', 'CI', '+2250123456789'],
  ['(506) 234-5678', 'CA', '+15062345678'],
  ['0470/12.34.56', 'BE', '+32470123456'],
  ['+33 6 12 34 56 78', 'CM', '+33612345678'],
  ['00 33 6 12 34 56 78', 'CM', '+33612345678'],
])('%s in %s is %s', async (written, country, number) => expect(await readPhone(written, country)).toBe(number));

test.each(['+237 699', '12', 'call me', ''])('“%s” is no number', async (written) =>
  expect(await readPhone(written, 'CM')).toBeUndefined(),
);

test.each(['CM', 'CI', 'SN', 'FR', 'BE', 'CA', 'JP'])(
  'the example of %s is understood there, and kept',
  async (country) => {
    const read = await readPhone(examplePhone(country), country);
    expect(is(phone, read)).toBe(true);
  },
);

test('a form’s country comes before that of the zone, and Cameroon is everybody else’s', () => {
  expect(phoneCountry('FR', 'Africa/Douala')).toBe('FR');
  expect(phoneCountry('', 'Europe/Brussels')).toBe('BE');
  expect(phoneCountry(undefined, 'Asia/Tokyo')).toBe('CM');
});
