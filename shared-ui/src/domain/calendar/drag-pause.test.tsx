import { act, render, renderHook, screen } from '@testing-library/react';
import { DragPause, useDragPause } from './drag-pause.tsx';

test('what changes during a drag is rendered after it', () => {
  const dragged = (isDragging: boolean, text: string) => <DragPause isDragging={isDragging}>{text}</DragPause>;
  const { rerender } = render(dragged(false, 'first'));
  rerender(dragged(true, 'second'));
  expect(screen.getByText('first')).toBeInTheDocument();
  rerender(dragged(false, 'second'));
  expect(screen.getByText('second')).toBeInTheDocument();
});

test('responses requested before a drag wait until the drop is handled', async () => {
  const { result } = renderHook(useDragPause);
  await result.current.untilOver();
  act(() => result.current.begin());
  expect(result.current.isDragging).toBe(true);
  const over = jest.fn();
  const waiting = result.current.untilOver().then(over);
  await act(() => Promise.resolve());
  expect(over).not.toHaveBeenCalled();
  act(() => result.current.end());
  expect(result.current.isDragging).toBe(true);
  await act(() => waiting);
  expect(over).toHaveBeenCalled();
  expect(result.current.isDragging).toBe(false);
});
