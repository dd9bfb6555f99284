import fc from 'fast-check';
import { shownText } from './shown-text.ts';
import { entriesOf, readDate, readTime } from './typed-text.ts';

declare const testSeed: number;
fc.configureGlobal({ seed: testSeed });

const today = '2026-11-25';
const french = (text: string) => readDate(text, 'fr', today);
const american = (text: string) => readDate(text, 'en-US', today);

describe('readDate', () => {
  it.each([
    '25/12/2026',
    '25/12/26',
    '25.12.2026',
    '25-12-2026',
    '25 12 2026',
    '25122026',
    '251226',
    '2026-12-25',
    '20261225',
    '25/12',
    ' 25 / 12 / 2026 ',
    '25 décembre 2026',
    '25 déc. 2026',
    'le 25 dec',
    'ven. 25 déc. 2026',
    'vendredi 25/12/2026',
    'vendredi 25 décembre 2026',
    'Fri 25 Dec 2026',
    'December 25th, 2026',
    'Dec 25',
    '12/25/2026',
    '２５/１２/２０２６',
  ])('%s is 25 December 2026 to a French reader', (text) => expect(french(text)).toBe('2026-12-25'));

  it('reads figures in the order of the reader', () => {
    expect(french('04/12/2026')).toBe('2026-12-04');
    expect(readDate('04/12/2026', 'en-GB', today)).toBe('2026-12-04');
    expect(american('04/12/2026')).toBe('2026-04-12');
    expect(american('25/12/2026')).toBe('2026-12-25');
    expect(american('12252026')).toBe('2026-12-25');
  });

  it('takes the next such day where the year is missing', () => {
    expect(french('25/11')).toBe('2026-11-25');
    expect(french('24/11')).toBe('2027-11-24');
    expect(french('mar. 1 déc.')).toBe('2026-12-01');
    expect(french('1 mar')).toBe('2027-03-01');
    expect(french('mardi 2 mars')).toBe('2027-03-02');
    expect(french('1er janvier')).toBe('2027-01-01');
  });

  it.each([
    '',
    '31/02/2026',
    '31 février 2026',
    '29/02/2027',
    '00/12/2026',
    '45/45/2026',
    '25',
    '25/12/202',
    '25/12/20266',
    '01/01/3000',
    '9999-12-31',
    '99999-01-01',
    '25/12/1726',
    '25/12/2026/1',
    '2026',
    'demain',
    'soon 25/12/2026',
    '25 jui 2026',
    'mars avril',
    '25/12/2026 10:30',
    '25+12+2026',
  ])('"%s" is no date', (text) => expect(french(text)).toBeUndefined());

  const dates = fc
    .date({ min: new Date('1901-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  const locales = fc.constantFrom('fr', 'en', 'en-GB', 'en-US', 'en-CA', 'en-AU', 'en-IN', 'en-NG', 'en-ZA', 'en-CM');

  it('reads back what a field shows, in every convention', () => {
    fc.assert(
      fc.property(dates, locales, (date, locale) => {
        expect(readDate(shownText(date, locale), locale, today)).toBe(date);
        expect(readDate(date, locale, today)).toBe(date);
      }),
    );
  });

  it('reads what was shown in the other language', () => {
    fc.assert(fc.property(dates, (date) => expect(readDate(shownText(date, 'en-US'), 'fr', today)).toBe(date)));
  });

  it('reads figures in any separators', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom('/', '.', '-', ' ', ' / ', ', ', ''), (date, separator) =>
        expect(french(date.split('-').reverse().join(separator))).toBe(date),
      ),
    );
  });

  it('answers an existing date or nothing, whatever is typed', () => {
    const pieces = fc.array(
      fc.constantFrom('0', '1', '2', '3', '9', '/', '.', ' ', '-', 'mai', 'er', 'dec', 'é', ':', 'T', '\u202F'),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((list) => list.join('')),
        ),
        locales,
        (text, locale) => {
          const date = readDate(text, locale, today);
          expect(date === undefined || new Date(date).toISOString().startsWith(date)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('readTime', () => {
  it.each([
    ['9', '09:00'],
    ['14', '14:00'],
    ['9h', '09:00'],
    ['9h30', '09:30'],
    ['9 h 30', '09:30'],
    ['9 h 30 min', '09:30'],
    ['9h5', '09:05'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['1430', '14:30'],
    ['9:30', '09:30'],
    ['09.30', '09:30'],
    ['9 30', '09:30'],
    ['9:30 pm', '21:30'],
    ['9:30 p.m.', '21:30'],
    ['9:30\u202FPM', '21:30'],
    ['930pm', '21:30'],
    ['9 PM', '21:00'],
    ['9a', '09:00'],
    ['12 am', '00:00'],
    ['12:15 pm', '12:15'],
    ['14:30 pm', '14:30'],
    ['0:00', '00:00'],
    ['24h', '23:59'],
    ['24:00', '23:59'],
  ])('%s is %s', (text, time) => expect(readTime(text)).toBe(time));

  it.each(['', '25', '24:30', '9:60', '13 am', '0 pm', '9:305', '99', 'noon', '9:30:15', '-9', '9h30 demain'])(
    '"%s" is no time',
    (text) => expect(readTime(text)).toBeUndefined(),
  );

  it('reads back what a field shows', () => {
    const times = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(fc.property(times, (time) => expect(readTime(time)).toBe(time)));
  });

  it('answers a time or nothing, whatever is typed', () => {
    const pieces = fc.array(fc.constantFrom('0', '1', '2', '5', '9', ':', 'h', ' ', '.', 'a', 'p', 'm'), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((list) => list.join('')),
        ),
        (text) => expect(readTime(text) ?? '00:00').toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
      ),
      { numRuns: 1000 },
    );
  });
});

test('a field shows what is no value as it is', () => {
  expect(shownText('2026-12-25', 'fr')).toBe('25/12/2026');
  expect(shownText('2026-12-25', 'en-US')).toBe('Dec 25, 2026');
  expect(shownText('2026-12-25', 'en-GB')).toBe('25 Dec 2026');
  expect(shownText('14:30', 'en-US')).toBe('14:30');
  for (const text of ['', '31/02/2026', '2026-02-45', '25:99', 'soon']) expect(shownText(text, 'fr')).toBe(text);
});

test('the entries of a form have dates and times as values, and what is neither as typed', () => {
  const form = document.createElement('form');
  form.innerHTML = `
    <input name="q" value="25/12/2026">
    <input name="date" data-picks="date" data-locale="en-US" value="12/4/2026">
    <input name="until" data-picks="date" data-locale="fr" value=" 31/02/2026 ">
    <input name="from" data-picks="time" value="9h30">
    <input name="to" data-picks="time" value="">`;
  expect(Object.fromEntries(entriesOf(form))).toEqual({
    q: '25/12/2026',
    date: '2026-12-04',
    until: '31/02/2026',
    from: '09:30',
    to: '',
  });
});

test.each(['2027-02-31', '2026-04-31', '2026-02-29', '2026-13-01', '99999-01-01'])(
  'a day that no calendar has (%s) is shown as it was given, not as another day',
  (text) => expect([shownText(text, 'fr'), shownText(text, 'en')]).toEqual([text, text]),
);
