import { act, renderHook } from '@testing-library/react';
import { useDragPause } from './use-drag-pause.ts';

test('updates during a drag, and responses requested before it, are applied after it', async () => {
  const { result, rerender } = renderHook(useDragPause<string>, { initialProps: 'first' });
  await result.current.untilOver();
  act(() => result.current.begin());
  rerender('second');
  expect(result.current.current).toBe('first');
  const over = jest.fn();
  const waiting = result.current.untilOver().then(over);
  await act(() => Promise.resolve());
  expect(over).not.toHaveBeenCalled();
  act(() => result.current.end());
  expect(result.current.current).toBe('first');
  await act(() => waiting);
  expect(over).toHaveBeenCalled();
  expect(result.current.current).toBe('second');
});
