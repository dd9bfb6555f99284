import { positionText, readPosition } from './read-position.ts';

test.each([
  ['4.0483, 9.7043'],
  ['4.0483 9.7043'],
  ['4,0483; 9,7043'],
  ['4,0483 9,7043'],
  ['geo:4.0483,9.7043?z=17'],
  ['https://www.openstreetmap.org/?mlat=4.0483&mlon=9.7043#map=17/4.05/9.70'],
  ['https://www.openstreetmap.org/#map=17/4.0483/9.7043'],
  ['https://www.google.com/maps/@4.0483,9.7043,17z'],
  ['https://www.google.com/maps?q=4.0483%2C9.7043'],
  ['https://maps.apple.com/?ll=4.0483,9.7043'],
  ['4°02′53.88″N 9°42′15.48″E'],
])('%s is a place in Douala', (written) =>
  expect(readPosition(written)).toEqual({ latitude: 4.0483, longitude: 9.7043 }),
);

test('west and south are negative', () =>
  expect(readPosition(`14°41'34.8"S 17°26'49.2"O`)).toEqual({ latitude: -14.693, longitude: -17.447 }));

test.each(['', 'Douala', '4.05', '91, 9', '4.05, 181', 'https://maps.example/'])('%s is no place', (written) =>
  expect(readPosition(written)).toBeUndefined(),
);

test('a place is written as maps take it', () => {
  expect(positionText(4.0483, 9.7043)).toBe('4.0483, 9.7043');
  expect(positionText(null, null)).toBe('');
});
