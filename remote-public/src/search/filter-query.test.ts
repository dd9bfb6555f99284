import { queryOf, without } from './filter-query.ts';
import { readFilter } from './read-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query), {}, new Date('2026-11-23T12:00:00Z'));
const parse = (query: string) => read(query).filter;

test('a filter survives a round trip through the address', () => {
  const query =
    'q=bail&category=labour&city=Douala&callType=video&availableNow=1&date=2026-11-23&yearsMin=5&ratingMin=4.5&sort=rating';
  expect(parse(query)).toEqual({
    text: 'bail',
    category: 'labour',
    city: 'Douala',
    callType: 'video',
    availableNow: true,
    date: '2026-11-23',
    yearsMin: 5,
    ratingMin: 4.5,
    sort: 'rating',
  });
  expect(queryOf(parse(query))).toBe(query);
});

test('unknown values of a shared link are dropped and listed', () => {
  expect(
    read('category=magic&country=Cameroun&yearsMin=old&date=soon&ratingMin=9&availableNow=yes&city='),
  ).toMatchObject({
    filter: {},
    ignored: ['category', 'country', 'availableNow', 'date', 'yearsMin', 'ratingMin'],
  });
});

test('a text that is too long is dropped, listed with its limit, and stays in its field', () => {
  const [text, city] = ['a'.repeat(101), 'b'.repeat(81)];
  expect(read(`q=${text}&city=${city}&country=CM`)).toEqual({
    filter: { country: 'CM' },
    typed: { country: 'CM', text, city },
    ignored: [],
    tooLong: [
      expect.objectContaining({ name: 'text', most: 100 }),
      expect.objectContaining({ name: 'city', most: 80 }),
    ],
  });
});

test('control characters and invalid encodings are removed', () => {
  expect(parse('q=%00%ff&city=Dou%00ala%0A')).toEqual({ city: 'Dou ala' });
});

test('a past day is dropped with its hours, by the time zone of the address or the last one on earth', () => {
  expect(read('date=2020-01-06&from=09:00&zone=Africa/Douala&city=Paris')).toMatchObject({
    filter: { city: 'Paris' },
    typed: { city: 'Paris', date: '2020-01-06' },
    ignored: [],
    pastDate: '2020-01-06',
  });
  const midnight = new Date('2026-11-24T00:30:00Z');
  const at = (query: string) => readFilter(new URLSearchParams(query), {}, midnight).pastDate;
  expect(at('date=2026-11-23')).toBeUndefined();
  expect(at('date=2026-11-23&zone=Africa/Douala')).toBe('2026-11-23');
  expect(at('date=2026-11-23&zone=America/Toronto')).toBeUndefined();
});

test('unknown parameter names are ignored', () => {
  expect(read('utm_source=x&fbclid=y&availableNow=0&city=Douala')).toMatchObject({
    filter: { availableNow: false, city: 'Douala' },
    ignored: [],
  });
});

test('a filter fixed by the page is not serialised, and another value is listed', () => {
  const narrowed = (query: string) => readFilter(new URLSearchParams(query), { profession: 'lawyer' });
  expect(narrowed('profession=lawyer&city=Douala')).toMatchObject({ filter: { city: 'Douala' }, ignored: [] });
  expect(narrowed('profession=notary')).toMatchObject({ filter: {}, ignored: ['profession'] });
});

test('hours survive a round trip through the address, complete or partial', () => {
  for (const hours of ['from=09:00&to=12:30', 'from=14:00', 'to=10:15']) {
    const query = `date=2026-11-23&${hours}&zone=Africa/Douala`;
    expect(decodeURIComponent(queryOf(parse(query)))).toBe(query);
    expect(read(query).ignored).toEqual([]);
  }
});

test('hours without a day or a time zone, and invalid hours, are dropped and listed', () => {
  const day = 'date=2026-11-23';
  const cases: [string, string[]][] = [
    [`from=09:00&to=10:00&zone=Africa/Douala`, ['from', 'to']],
    [`${day}&from=09:00`, ['from']],
    [`${day}&from=09:00&zone=Africa/Nowhere`, ['from', 'zone']],
    [`${day}&from=9x&to=25:00&zone=Africa/Douala`, ['from', 'to']],
  ];
  for (const [query, ignored] of cases) {
    expect([query, read(query).ignored]).toEqual([query, ignored]);
    expect(parse(query).window).toBeUndefined();
  }
  expect(read(`${day}&from=10:00&to=09:00&zone=Africa/Douala`)).toMatchObject({
    filter: { window: { from: '10:00', to: undefined } },
    ignored: ['to'],
  });
});

test('a date and hours that a form without scripts sent as they were typed are read', () => {
  const query = (date: string) => `date=${encodeURIComponent(date)}&from=9h30&to=24h&zone=Africa/Douala`;
  expect(queryOf(parse(query('1/12/2026')))).toBe('date=2026-12-01&from=09%3A30&to=23%3A59&zone=Africa%2FDouala');
  expect(read(query('31/02/2027'))).toMatchObject({
    filter: {},
    ignored: ['date', 'from', 'to'],
    typed: { date: '31/02/2027' },
  });
});

test('hours are removed with their day, and the day stays without its hours', () => {
  const filter = parse('date=2026-11-23&from=09:00&zone=Africa/Douala&city=Paris');
  expect(queryOf(without(filter, 'date'))).toBe('city=Paris');
  expect(queryOf(without(filter, 'window'))).toBe('city=Paris&date=2026-11-23');
});

test('removing a filter returns to the first page', () => {
  expect(queryOf(without(parse('city=Paris&category=tax&cursor=abc'), 'city'))).toBe('category=tax');
});

test.each(['99999-01-01', '12/01/20266', '9999-12-31', '2026-02-30'])(
  'a day that cannot be is dropped, listed, and stays in its field: %s',
  (day) => {
    expect(read(new URLSearchParams({ date: day }).toString())).toMatchObject({
      filter: {},
      ignored: ['date'],
      typed: { date: day },
    });
  },
);
