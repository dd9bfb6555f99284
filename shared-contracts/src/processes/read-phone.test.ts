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

test.each(['+237 699', '12', 'call me', ''])('“%s” is not a number', async (written) =>
  expect(await readPhone(written, 'CM')).toBeUndefined(),
);

test.each(['CM', 'CI', 'SN', 'FR', 'BE', 'CA', 'JP'])(
  'the example of %s is parsed there, and unchanged',
  async (country) => {
    const read = await readPhone(examplePhone(country), country);
    expect(is(phone, read)).toBe(true);
  },
);

test('the country of a form precedes that of the time zone, and Cameroon is the default', () => {
  expect(phoneCountry('FR', 'Africa/Douala')).toBe('FR');
  expect(phoneCountry('', 'Europe/Brussels')).toBe('BE');
  expect(phoneCountry(undefined, 'Asia/Tokyo')).toBe('CM');
});
