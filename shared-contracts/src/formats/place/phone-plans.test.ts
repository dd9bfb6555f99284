import { getCountries, getCountryCallingCode, getExampleNumber, type CountryCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import metadata from 'libphonenumber-js/metadata.min.json';
import { is } from 'valibot';
import { phone } from '../../schemas/phone.ts';
import {
  callingCodeOf,
  countryOfCallingCode,
  hasCallingCode,
  phoneCountries,
  withoutCallingCode,
} from './calling-codes.ts';
import { countryOfZone } from '../time/country-of-zone.ts';
import { parsePhone } from './phone-plans.ts';

const exampleOf = (country: CountryCode) => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`no example of ${country}`);
  return example;
};
const everyCountry = getCountries().map((country) => [country, exampleOf(country)] as const);

describe('a number without a prefix is one of its country', () => {
  test.each([
    ['074 12 34 56', 'GA', '+24174123456', '+241 74 12 34 56'],
    ['06 612 34 56', 'CG', '+242066123456', '+242 06 612 3456'],
    // Ten digits since 2024.
    ['01 97 12 34 56', 'BJ', '+2290197123456', '+229 01 97 12 34 56'],
    ['081 234 5678', 'CD', '+243812345678', '+243 812 345 678'],
    ['0991234567', 'CD', '+243991234567', '+243 991 234 567'],
    ['6 71 23 45 67', 'CM', '+237671234567', '+237 6 71 23 45 67'],
    ['06 12 34 56 78', 'FR', '+33612345678', '+33 6 12 34 56 78'],
    ['01 23 45 67 89', 'CI', '+2250123456789', '+225 01 23 45 6789'],
    ['(506) 234-5678', 'CA', '+15062345678', '+1 506 234 5678'],
    ['0470/12.34.56', 'BE', '+32470123456', '+32 470 12 34 56'],
    ['٦٧١٢٣٤٥٦٧', 'CM', '+237671234567', '+237 6 71 23 45 67'],
  ])('%s in %s is %s', (written, country, number, international) => {
    expect(parsePhone(written, country)).toEqual({ number, country, international });
  });

  test.each(everyCountry)('the example of %s is stored as its own, in every way it is written', (country, example) => {
    for (const written of [example.formatNational(), example.nationalNumber])
      expect(parsePhone(written, country)?.number).toBe(example.number);
    expect(is(phone, example.number)).toBe(true);
  });

  test.each([
    ['074 12 34 56', 'CM'],
    ['06 612 34 56', 'CM'],
    ['01 97 12 34 56', 'CM'],
    ['081 234 5678', 'CM'],
    ['97 12 34 56', 'BJ'],
    ['12', 'CM'],
    ['call me', 'CM'],
    ['', 'CM'],
    ['671 23 45 67', ''],
    ['671 23 45 67', 'AQ'],
  ])('“%s” is none of “%s”', (written, country) => expect(parsePhone(written, country)).toBeUndefined());
});

describe('a prefix decides', () => {
  test.each([
    ['+33 6 12 34 56 78', 'CM', '+33612345678', 'FR'],
    ['00 33 6 12 34 56 78', 'CM', '+33612345678', 'FR'],
    ['(+241) 74 12 34 56', 'CM', '+24174123456', 'GA'],
    ['tel:+24174123456', '', '+24174123456', 'GA'],
    ['+1 514 555 0123', 'US', '+15145550123', 'CA'],
    // Of a possible length, in a range that the plan does not know yet.
    ['+237 3 71 23 45 67', 'GA', '+237371234567', 'CM'],
  ])('%s beside %s is %s', (written, chosen, number, country) => {
    expect(hasCallingCode(written)).toBe(true);
    expect(parsePhone(written, chosen)).toMatchObject({ number, country });
  });

  test.each(everyCountry)('that of %s', (country, example) => {
    for (const written of [example.formatInternational(), `00${example.number.slice(1)}`]) {
      expect(parsePhone(written, 'CM')?.number).toBe(example.number);
      expect(countryOfCallingCode(written, country)).toBe(country);
      expect(parsePhone(withoutCallingCode(written), country)?.number).toBe(example.number);
    }
  });

  test.each(['+237 699', '+999 123 45 67', '+'])('“%s” is no number', (written) =>
    expect(parsePhone(written, 'CM')).toBeUndefined(),
  );

  test.each([
    '\u202a+241 74 12 34 56\u202c',
    '\u200e+24174123456',
    '\u2066(\u200e00241) 74\u00ad12\u200b3456\u2069',
    '\ufefftel:+24174123456',
  ])('marks that nobody sees do not hide it: %j', (written) => {
    expect(hasCallingCode(written)).toBe(true);
    expect(countryOfCallingCode(written, 'CM')).toBe('GA');
    expect(withoutCallingCode(written).replaceAll(' ', '')).toBe('74123456');
    expect(parsePhone(written, 'CM')?.number).toBe('+24174123456');
    expect(parsePhone(`\u202a${withoutCallingCode(written)}\u202c`, 'GA')?.number).toBe('+24174123456');
  });

  test('it is known while it is typed, and of several countries the preferred one is', () => {
    expect(countryOfCallingCode('+24', 'CM')).toBeUndefined();
    expect(countryOfCallingCode('+241', 'CM')).toBe('GA');
    expect(countryOfCallingCode('+1', 'CM')).toBe('US');
    expect(countryOfCallingCode('+1', 'CA')).toBe('CA');
    expect(countryOfCallingCode('241', 'CM')).toBeUndefined();
    expect(withoutCallingCode('671 23 45 67')).toBe('671 23 45 67');
    expect(withoutCallingCode('+33 (0)6 12 34 56 78')).toBe('0)6 12 34 56 78');
    expect(withoutCallingCode('+237')).toBe('');
  });
});

test('the calling codes are those of the library, the main country of each first', () => {
  expect(new Set(phoneCountries)).toEqual(new Set(getCountries()));
  for (const country of getCountries()) expect(callingCodeOf(country)).toBe(getCountryCallingCode(country));
  for (const [code, [main]] of Object.entries(metadata.country_calling_codes))
    expect(countryOfCallingCode(`+${code}`, '')).toBe(main);
});

test.each([
  ['Africa/Libreville', 'GA'],
  ['Africa/Brazzaville', 'CG'],
  ['Africa/Porto-Novo', 'BJ'],
  ['Africa/Lubumbashi', 'CD'],
  ['Africa/Douala', 'CM'],
  ['America/Montreal', 'CA'],
  ['Asia/Tokyo', 'JP'],
  ['Etc/UTC', ''],
  ['', ''],
])('the country of %s is “%s”', (zone, country) => expect(countryOfZone(zone)).toBe(country));

test('where the runtime does not list the zones of a country it is asked for, except where the product is used', () => {
  const locale = Intl.Locale.prototype as { getTimeZones?: unknown };
  const { getTimeZones } = locale;
  delete locale.getTimeZones;
  expect(countryOfZone('Africa/Kinshasa')).toBe('');
  expect(countryOfZone('Africa/Abidjan')).toBe('CI');
  locale.getTimeZones = getTimeZones;
  expect(countryOfZone('Africa/Libreville')).toBe('GA');
});
