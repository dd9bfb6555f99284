import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { refreshQueries } from '../queries/refresh-queries.ts';
import type { CalendarRange } from './calendar-entry.ts';
import { useRangeQuery } from './use-range-query.ts';

const november = { start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' };
const december = { start: '2026-12-01T00:00:00.000Z', end: '2027-01-01T00:00:00.000Z' };

function open(read: (range: CalendarRange) => Promise<string[]>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const queryOf = (range: CalendarRange) =>
    queryOptions({ queryKey: ['range', range.start], queryFn: async () => ({ ...range, rows: await read(range) }) });
  const { result } = renderHook(() => useRangeQuery(queryOf), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  return { client, result, load: (range: CalendarRange) => act(() => result.current.load(range)) };
}

test('a late response for an older range does not replace the current one', async () => {
  const late = Promise.withResolvers<string[]>();
  const { result } = open(({ start }) => (start === november.start ? late.promise : Promise.resolve(['new'])));
  await act(async () => {
    const older = result.current.load(november);
    await result.current.load(december);
    late.resolve(['old']);
    await older;
  });
  expect(result.current.rows).toEqual(['new']);
});

test('a change in the visible range refetches the calendar, and other changes do not', async () => {
  let rows = ['one'];
  const { client, result, load } = open(() => Promise.resolve([...rows]));
  expect(await load(november)).toEqual(['one']);
  await waitFor(() => expect(result.current.rows).toEqual(['one']));
  const { load: before } = result.current;
  await act(() => refreshQueries(client, ['range']));
  expect(result.current.load).toBe(before);
  rows = ['two'];
  await act(() => refreshQueries(client, ['range']));
  await waitFor(() => expect(result.current.load).not.toBe(before));
  expect(await load(november)).toEqual(['two']);
});

test('a failed range is requested again', async () => {
  let isDown = true;
  const { result, load } = open(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(['one'])));
  await act(() => expect(result.current.load(november)).rejects.toThrow('down'));
  isDown = false;
  expect(await load(november)).toEqual(['one']);
});

test('a range whose account signs out meanwhile is empty, and no error', async () => {
  const { client, result } = open(() => new Promise(() => undefined));
  await act(async () => {
    const asked = result.current.load(november);
    await client.cancelQueries();
    expect(await asked).toEqual([]);
  });
});
