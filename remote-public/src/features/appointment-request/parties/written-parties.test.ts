import { safeParse } from 'valibot';
import { keptParties, partiesOf, writtenParties } from './written-parties.ts';

const row = (change: object = {}) => ({ as: 'person', name: 'Jean Kamga', otherNames: '', ...change });
const codes = (...rows: object[]) =>
  safeParse(writtenParties, rows).issues?.map(({ message, path }) => [path?.map(({ key }) => key).join('.'), message]);

test('a row is a party with its other names; an empty one is none', () => {
  expect(partiesOf([row({ otherNames: 'Chez Jean ; JK;' }), row({ name: ' ' })])).toEqual([
    { role: 'other', kind: 'person', name: 'Jean Kamga', otherNames: ['Chez Jean', 'JK'] },
  ]);
  expect(partiesOf([row({ as: 'client', name: 'Sotrabat' })])).toEqual([
    { role: 'client', kind: 'person', name: 'Sotrabat', otherNames: [] },
  ]);
  expect(partiesOf(undefined)).toBeUndefined();
});

test('what is wrong is said at its field', () => {
  expect(codes(row({ name: '', otherNames: 'JK' }))).toEqual([['0.name', 'REQUIRED']]);
  expect(codes(row({ name: 'a'.repeat(121) }))).toEqual([['0.name', 'TOO_LONG']]);
  expect(codes(row({ name: 'a '.repeat(13) }))).toEqual([['0.name', 'TOO_LONG']]);
  expect(codes(row({ otherNames: `JK; ${'a '.repeat(13)}` }))).toEqual([['0.otherNames.1', 'TOO_LONG']]);
  expect(codes(row({ name: 'see www.nimbia.example' }))).toEqual([['0.name', 'NAME_INVALID']]);
  expect(codes(row({ otherNames: 'a;b;c;d' }))).toEqual([['0.otherNames', 'TOO_LONG']]);
});

test('rows that were kept are read again, anything else is nothing', () => {
  expect(keptParties([row()])).toEqual([row()]);
  for (const kept of [undefined, null, 'x', [{}]]) expect(keptParties(kept)).toEqual([]);
});
