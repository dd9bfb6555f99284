import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now.ts';

afterEach(() => jest.useRealTimers());

test('what begins at a full minute is there when it begins, whenever the page was opened', () => {
  const opened = Date.parse('2026-11-20T09:14:43.210Z');
  jest.useFakeTimers({ now: opened });
  const { result } = renderHook(() => useNow());
  expect(result.current).toBe(opened);
  act(() => jest.advanceTimersByTime(16_789));
  expect(result.current).toBe(opened);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(Date.parse('2026-11-20T09:15:00.000Z'));
  act(() => jest.advanceTimersByTime(30_000));
  expect(result.current).toBe(Date.parse('2026-11-20T09:15:30.000Z'));
});
