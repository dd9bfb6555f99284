import { render, waitFor } from '@testing-library/react';
import { CalendarPlaceholder } from './calendar-placeholder.tsx';

const mockFetched = jest.fn();
jest.mock('./calendar.tsx', () => {
  mockFetched();
  return {};
});

test('while the place of a calendar is kept its chunk is already fetched', async () => {
  render(<CalendarPlaceholder />);
  await waitFor(() => expect(mockFetched).toHaveBeenCalledTimes(1));
});
