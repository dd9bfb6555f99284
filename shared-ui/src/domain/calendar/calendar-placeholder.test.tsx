import { render, waitFor } from '@testing-library/react';
import { CalendarPlaceholder } from './calendar-placeholder.tsx';

const mockFetched = jest.fn();
jest.mock('./calendar.tsx', () => {
  mockFetched();
  return {};
});

test('the placeholder preloads the calendar chunk', async () => {
  render(<CalendarPlaceholder />);
  await waitFor(() => expect(mockFetched).toHaveBeenCalledTimes(1));
});
