import { act, renderHook } from '@testing-library/react';
import type { Message } from 'shared-contracts/schemas/conversation';
import type { Thread } from '../data/thread.ts';
import { useDrawnThread } from './use-drawn-thread.ts';
import { useMessageScroll } from './use-message-scroll.ts';

const threadTo = (last: number): Thread =>
  Array.from({ length: last }, (_, index) => ({ seq: index + 1 }) as Partial<Message> as Message);
const around = { isLatest: true, reach: 'done', retry: jest.fn(), add: jest.fn() } as const;
const more = { hasMore: false, isLoading: false, isFailed: false, load: jest.fn() };

test('what comes in takes the first messages out of the page only while somebody is at the end', () => {
  const region = document.createElement('div');
  Object.defineProperties(region, { scrollHeight: { value: 10_000 }, clientHeight: { value: 500 } });
  const { result, rerender } = renderHook(
    ({ thread }) => {
      const drawn = useDrawnThread({ ...around, thread }, null);
      const { onScroll } = useMessageScroll({ current: region }, drawn, [], null, { older: more, newer: more });
      return { onScroll, drawn: [drawn.thread.at(0)?.seq, drawn.thread.at(-1)?.seq] };
    },
    { initialProps: { thread: threadTo(400) } },
  );
  const scrollTo = (top: number) =>
    act(() => {
      region.scrollTop = top;
      result.current.onScroll();
    });
  expect(result.current.drawn).toEqual([101, 400]);
  rerender({ thread: threadTo(700) });
  expect(result.current.drawn).toEqual([101, 700]);
  scrollTo(5000);
  rerender({ thread: threadTo(701) });
  expect(result.current.drawn).toEqual([101, 701]);
  expect(region.scrollTop).toBe(5000);
  scrollTo(9500);
  expect(result.current.drawn).toEqual([402, 701]);
  expect(region.scrollTop).toBe(10_000);
});
