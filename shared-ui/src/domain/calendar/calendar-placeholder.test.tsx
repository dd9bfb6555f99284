import { render } from '@testing-library/react';
import { CalendarPlaceholder } from './calendar-placeholder.tsx';

test('the placeholder preloads the calendar chunk once, and survives its failure', () => {
  const load = jest.fn(async () => Promise.reject(new Error('offline')));
  const { rerender } = render(<CalendarPlaceholder load={load} />);
  rerender(<CalendarPlaceholder load={load} />);
  expect(load).toHaveBeenCalledTimes(1);
});
