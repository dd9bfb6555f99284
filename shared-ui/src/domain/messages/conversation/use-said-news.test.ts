import { renderHook } from '@testing-library/react';
import type { Message } from 'shared-contracts/schemas/conversation';
import type { Thread } from '../data/thread.ts';
import { useSaidNews } from './use-said-news.ts';

const threadTo = (last: number): Thread =>
  Array.from({ length: last }, (_, index) => ({ seq: index + 1, senderId: 'other' }) as Partial<Message> as Message);

test('counts what came in while somebody was further up, until they have been at the end, and announces the last', () => {
  const { result, rerender } = renderHook(
    ({ last, isAtEnd }: { last: number; isAtEnd: boolean }) => useSaidNews(threadTo(last), 'own', isAtEnd),
    { initialProps: { last: 5, isAtEnd: true } },
  );
  const now = () => [result.current.count, result.current.last?.seq ?? null];
  const came = () => result.current.came;
  expect(now()).toEqual([0, null]);
  rerender({ last: 5, isAtEnd: false });
  rerender({ last: 7, isAtEnd: false });
  expect(now()).toEqual([2, 7]);
  expect(came()).toBe(2);
  rerender({ last: 7, isAtEnd: true });
  expect(now()).toEqual([0, 7]);
  // Further up again, none of them is new.
  rerender({ last: 7, isAtEnd: false });
  expect(now()).toEqual([0, 7]);
  rerender({ last: 8, isAtEnd: false });
  expect(now()).toEqual([1, 8]);
  expect(came()).toBe(1);
});
