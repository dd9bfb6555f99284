import { act, render, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SeriesChart, type ChartPoint, type ChartSeries } from './series-chart.tsx';

const mockRedraw = jest.fn();
const mockDestroy = jest.fn();
const mockDraw = jest.fn(() => ({ redraw: mockRedraw, destroy: mockDestroy }));
// jsdom has no canvas.
jest.mock('./draw-chart.ts', () => ({ drawChart: mockDraw }));

const points: readonly ChartPoint[] = [
  { id: '2026-11-16', label: '16 nov.', title: 'Semaine du 16 novembre' },
  { id: '2026-11-23', label: '23 nov.', title: 'Semaine du 23 novembre' },
];
const series: readonly ChartSeries[] = [
  { id: 'views', label: 'Vues', values: [1280, 4.25], shape: 'bars' },
  { id: 'bookings', label: 'Demandes', values: [7, null], shape: 'line' },
];
const chart = (shown = series) => (
  <SeriesChart label="Vues et demandes" pointLabel="Semaine" points={points} series={shown} locale="fr" />
);

describe('SeriesChart', () => {
  it('has a table of the same numbers for screen readers', async () => {
    const { container } = render(chart());
    const table = screen.getByRole('table', { name: 'Vues et demandes' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Semaine', 'Vues', 'Demandes']);
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/^Semaine du 16 novembre1\s280\s?7$/);
    expect(second).toHaveTextContent('Semaine du 23 novembre4,3–');
    await waitFor(() => expect(mockDraw).toHaveBeenCalled());
    expect(await axe(container)).toHaveNoViolations();
  });

  it('draws again for other numbers and another theme, and lets go of the canvas', async () => {
    const { rerender, unmount } = render(chart());
    await waitFor(() => expect(mockDraw).toHaveBeenCalled());
    mockRedraw.mockClear();
    const other = [{ id: 'views', label: 'Vues', values: [1, 2], shape: 'bars' as const }];
    rerender(chart(other));
    expect(mockRedraw).toHaveBeenLastCalledWith(expect.objectContaining({ series: other }));
    mockRedraw.mockClear();
    await act(async () => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    await waitFor(() => expect(mockRedraw).toHaveBeenCalledTimes(1));
    unmount();
    expect(mockDestroy).toHaveBeenCalled();
    delete document.documentElement.dataset['theme'];
  });
});
