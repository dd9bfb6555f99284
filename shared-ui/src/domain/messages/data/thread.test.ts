import type { Message } from 'shared-contracts/schemas/conversation';

import { hasOlder, joined, mergeMessages, withoutGaps } from './thread.ts';

const idOf = (seq: number) => `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`;
const of = (...seqs: number[]): Message[] =>
  seqs.map((seq) => ({
    id: idOf(seq),
    conversationId: idOf(900),
    senderId: idOf(901),
    recipientId: idOf(902),
    seq,
    body: '',
    attachmentId: null,
    attachmentName: null,
    isAutomatic: false,
    createdAt: '2026-11-26T10:00:00.000Z',
    attachment: null,
  }));
const seqs = (thread: readonly Message[]) => thread.map(({ seq }) => seq);

test('two parts become one, in order, each message once', () => {
  expect(seqs(mergeMessages(of(3, 4, 5), of(5, 1, 2)))).toEqual([1, 2, 3, 4, 5]);
});

test('what is before a gap is left out', () => {
  expect(seqs(withoutGaps(of(1, 2, 7, 8, 9)))).toEqual([7, 8, 9]);
  expect(seqs(withoutGaps(of(1, 2, 4, 5, 9)))).toEqual([9]);
  expect(seqs(withoutGaps(of(4, 5)))).toEqual([4, 5]);
  expect(withoutGaps([])).toEqual([]);
});

test('two parts are joined where nothing is missing between them', () => {
  expect(seqs(joined(of(7, 8, 9), of(5, 6)) ?? [])).toEqual([5, 6, 7, 8, 9]);
  expect(seqs(joined(of(7, 8, 9), of(6, 7)) ?? [])).toEqual([6, 7, 8, 9]);
  expect(joined(of(7, 8, 9), of(4, 5))).toBeUndefined();
});

test('there are older ones until the first', () => {
  expect([of(), of(1, 2), of(2, 3)].map(hasOlder)).toEqual([false, false, true]);
});
