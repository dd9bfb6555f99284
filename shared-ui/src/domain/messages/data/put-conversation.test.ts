import type { Conversation } from 'shared-contracts/schemas/conversation';
import { placeInList } from './put-conversation.ts';

const row = (id: string, day: number, changes: Partial<Conversation> = {}) =>
  ({
    id,
    lastMessageAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
    unread: 0,
    isArchived: false,
    ...changes,
  }) as Conversation;
const list = (...pages: Conversation[][]) => ({
  pages: pages.map((rows, index) => ({ rows, next: index === pages.length - 1 ? null : `page ${index + 2}` })),
  pageParams: pages.map((_, index) => (index === 0 ? null : `page ${index + 1}`)),
});
const idsOf = ({ pages }: ReturnType<typeof placeInList>) => pages.map(({ rows }) => rows.map(({ id }) => id));

test('a conversation with a new message moves to the top, from any page', () => {
  const before = list([row('a', 9), row('b', 8)], [row('c', 7)]);
  expect(idsOf(placeInList(before, row('c', 10), 'all'))).toEqual([['c', 'a', 'b'], []]);
});

test('it stands where its time says, a new one among them, and each stands once', () => {
  const before = list([row('a', 9), row('b', 7)]);
  expect(idsOf(placeInList(before, row('n', 8), 'all'))).toEqual([['a', 'n', 'b']]);
  expect(idsOf(placeInList(before, row('b', 7, { unread: 1 }), 'all'))).toEqual([['a', 'b']]);
});

test('beyond the pages that are loaded it is left out', () => {
  const before = { ...list([row('a', 9)]), pages: [{ rows: [row('a', 9)], next: 'page 2' }] };
  expect(idsOf(placeInList(before, row('n', 1), 'all'))).toEqual([['a']]);
});

test('archiving moves it from one list to the other', () => {
  const archived = row('a', 9, { isArchived: true });
  expect(idsOf(placeInList(list([row('a', 9), row('b', 8)]), archived, 'all'))).toEqual([['b']]);
  expect(idsOf(placeInList(list([]), archived, 'archived'))).toEqual([['a']]);
});

test('what was read stays among the unread until that list is loaded again', () => {
  expect(idsOf(placeInList(list([row('a', 9, { unread: 2 })]), row('a', 9), 'unread'))).toEqual([['a']]);
  expect(idsOf(placeInList(list([]), row('a', 9), 'unread'))).toEqual([[]]);
});
