import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import { dateClick } from 'shared-contracts/schemas/calendar-event';
import * as v from 'valibot';
import type { CalendarRange, CalendarView } from './calendar-entry.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';

const labels = {
  today: 'Aujourd’hui',
  previous: 'Précédent',
  next: 'Suivant',
  views: 'Vue',
  dayGridDay: 'Jour',
  dayGridWeek: 'Semaine',
  dayGridMonth: 'Mois',
  dayGridYear: 'Année',
  openDay: (date: string) => `Ouvrir le ${firstOfMonth(date, 'fr')}`,
  more: (count: number) => `Afficher ${count} de plus`,
  close: 'Fermer',
  nothing: 'Rien',
  selectDay: 'Fermer ce jour',
};
const today = () => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate(), 9).toISOString();
};
const oneEvent = () =>
  Promise.resolve([{ id: 'a1', title: 'Paul Essomba', start: today(), allDay: false, tone: 'success' as const }]);
const calendar = (changes: Partial<CalendarProps> = {}) => (
  <Calendar label="Calendrier" labels={labels} locale="fr" events={oneEvent} {...changes} />
);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Calendar', () => {
  it('opens on the month, always six weeks, from Monday', async () => {
    const { container } = render(calendar());
    expect(await screen.findByText(/Paul Essomba/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Mois' })).toBeChecked();
    expect(container.querySelectorAll('.fc-dayGridMonth-view .fc-daygrid-body tr')).toHaveLength(6);
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('lun.');
  });

  it('shows the times and asks for the days of another time zone', async () => {
    const date = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    const ranges: CalendarRange[] = [];
    const events = (range: CalendarRange) => {
      ranges.push(range);
      return Promise.resolve([{ id: 'a1', title: 'Paul Essomba', start: `${date}T13:30:00.000Z`, allDay: false }]);
    };
    render(calendar({ events, timeZone: 'Asia/Tokyo' }));
    expect(await screen.findByText('22 h 30')).toBeInTheDocument();
    expect(ranges[0]?.start).toMatch(/T15:00:00\.000Z$/u);
  });

  it('requests the events of the visible range, and again for the next', async () => {
    const ranges: CalendarRange[] = [];
    const events = (range: CalendarRange) => {
      ranges.push(range);
      return Promise.resolve([]);
    };
    render(calendar({ events }));
    await waitFor(() => expect(ranges).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
    await waitFor(() => expect(ranges).toHaveLength(2));
    const [first, second] = ranges;
    expect(Date.parse(first?.end ?? '') - Date.parse(first?.start ?? '')).toBeGreaterThanOrEqual(41.9 * 86_400_000);
    expect(Date.parse(second?.start ?? '')).toBeGreaterThan(Date.parse(first?.start ?? ''));
  });

  it.each<[string, CalendarView, number]>([
    ['Jour', 'dayGridDay', 1],
    ['Semaine', 'dayGridWeek', 1],
    ['Année', 'dayGridYear', 53],
  ])('changes to the view %s, with its own number of weeks', async (name, view, weeks) => {
    const { container } = render(calendar());
    await userEvent.click(screen.getByText(name));
    await waitFor(() => expect(container.querySelector(`.fc-${view}-view`)).toBeInTheDocument());
    const rows = container.querySelectorAll('.fc-daygrid-body tr').length;
    // A year touches 53 weeks, or 54 when it is a leap year that begins on a Sunday.
    expect([weeks, weeks === 53 ? 54 : weeks]).toContain(rows);
    // Only a year is taller than a screen: it scrolls inside, to the current month.
    expect(container.querySelectorAll('.fc-view-harness-active')).toHaveLength(weeks === 53 ? 1 : 0);
  });

  it('opens an event by keyboard', async () => {
    const handleEventClick = jest.fn();
    render(calendar({ onEventClick: handleEventClick }));
    const event = (await screen.findByText('Paul Essomba')).closest<HTMLElement>('[tabindex="0"]');
    event?.focus();
    await waitFor(() => expect(event).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(handleEventClick).toHaveBeenCalledWith('a1');
  });

  it('renders an event as a link named by time, title and status', async () => {
    const events = async () =>
      (await oneEvent()).map((entry) => ({
        ...entry,
        status: 'accepted' as const,
        detail: 'accepté',
        href: '/pro/rendez-vous/a1',
      }));
    const handleEventClick = jest.fn();
    render(calendar({ events, onEventClick: handleEventClick }));
    const link = await screen.findByRole('link', { name: /^9\sh Paul Essomba , accepté$/u });
    expect(link).toHaveAttribute('href', '/pro/rendez-vous/a1');
    expect(link.querySelector('[data-status="accepted"]')).toBeInTheDocument();
    await userEvent.click(link);
    expect(handleEventClick).toHaveBeenCalledWith('a1');
  });

  it('renders events without an address as buttons, and read-only ones as neither', async () => {
    const day = today().slice(0, 10);
    const events = () =>
      Promise.resolve([
        { id: 'd1', title: 'Congé', start: day, allDay: true },
        { id: 'd2', title: 'Passé', start: day, allDay: true, isEditable: false },
      ]);
    render(calendar({ events }));
    expect(await screen.findByRole('button', { name: 'Congé' })).toBeInTheDocument();
    expect(screen.getByText('Passé').closest('.fc-event')).not.toHaveAttribute('tabindex');
  });

  it('has a grid named by the region and its range', async () => {
    render(calendar());
    const period = document.querySelector('[aria-live]')?.textContent;
    expect(await screen.findByRole('grid', { name: `Calendrier, ${period}` })).toBeInTheDocument();
  });

  it.each([
    ['Semaine', '.fc-col-header-cell', /^lun\. \d+\/\d+, Ouvrir le /u],
    ['Année', '.fc-daygrid-day:has(.fc-daygrid-month-start)', /^1er \S+, Ouvrir le 1er /u],
    ['Mois', 'td[data-date$="-01"]', /^1, Ouvrir le 1er /u],
  ])(
    '%s: a day’s button is named by what is written on it too, and a cell by what it holds',
    async (name, day, text) => {
      const { container } = render(calendar());
      await userEvent.click(screen.getByText(name));
      await waitFor(() => expect(container.querySelector(`${day} [data-navlink]`)).toHaveAccessibleName(text));
      expect(container.querySelector('td[aria-labelledby]')).toBeNull();
    },
  );

  it('has one tab stop among its days, moves with arrow keys, past the edge too, and opens a day with Enter', async () => {
    const { container } = render(calendar());
    const stops = () => container.querySelectorAll<HTMLElement>('[data-navlink][tabindex="0"]');
    expect(stops()).toHaveLength(1);
    const [today] = stops();
    expect(today?.closest('td')).toHaveClass('fc-day-today');
    expect(today).toHaveAccessibleName(/^Ouvrir le /u);
    today?.focus();
    const dateOf = (element: Element | null) => element?.closest('td')?.dataset.date ?? '';
    const from = Date.parse(dateOf(document.activeElement));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(Date.parse(dateOf(document.activeElement)) - from).toBe(8 * 86_400_000);
    await userEvent.keyboard('{ArrowUp>7/}');
    expect(from - Date.parse(dateOf(document.activeElement))).toBe(41 * 86_400_000);
    expect(stops()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('radio', { name: 'Jour' })).toBeChecked();
    expect(document.activeElement).toHaveAttribute('aria-live');
  });

  it('reports a date click with date, dateStr and allDay, by keyboard through the day number', async () => {
    const handleDateClick = jest.fn();
    const { container } = render(calendar({ onDateClick: handleDateClick }));
    container.querySelector<HTMLElement>('.fc-day-today .fc-daygrid-day-number')?.focus();
    await userEvent.keyboard('{Enter}');
    const [[click]] = handleDateClick.mock.calls;
    expect(click).toEqual(v.parse(dateClick, click));
    expect(click).toMatchObject({ dateStr: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), allDay: true });
  });

  it('reports events that fail to load', async () => {
    const handleError = jest.fn();
    const failing = () => Promise.reject(new Error('offline'));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(calendar({ events: failing, onError: handleError }));
    await waitFor(() => expect(handleError).toHaveBeenCalledWith(expect.objectContaining({ message: 'offline' })));
  });

  it('does not look free while its events load', async () => {
    const loaded = Promise.withResolvers<readonly []>();
    const { container } = render(calendar({ events: () => loaded.promise }));
    const ring = () => container.querySelector('.loading .spinner');
    await waitFor(() => expect(ring()).toBeInTheDocument());
    await act(async () => loaded.resolve([]));
    await waitFor(() => expect(ring()).not.toBeInTheDocument());
  });

  it('is quiet when its events are cancelled because somebody leaves', async () => {
    const [handleError, warn] = [jest.fn(), jest.spyOn(console, 'warn')];
    const leave = Promise.withResolvers<never>();
    const left = jest.fn(() => leave.promise);
    render(calendar({ events: left, onError: handleError }));
    await waitFor(() => expect(left).toHaveBeenCalled());
    leave.reject(new Error('CancelledError'));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(handleError).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it('lets all-day events be resized by their end, and read-only ones not at all', async () => {
    const days = () =>
      Promise.resolve([
        { id: 'd1', title: 'Congé', start: today().slice(0, 10), allDay: true },
        { id: 'd2', title: 'Passé', start: today().slice(0, 10), allDay: true, isEditable: false },
      ]);
    render(calendar({ events: days, isEditable: true }));
    const handleIn = async (title: string) =>
      (await screen.findByText(title)).closest('.fc-event')?.querySelector('.fc-event-resizer-end') ?? null;
    expect(await handleIn('Congé')).toBeInTheDocument();
    expect(await handleIn('Passé')).toBeNull();
  });

  it('rejects an unknown view type with a hint to load the plugins', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const unknown = 'timeGridWeek' as CalendarView;
    expect(() => render(calendar({ initialView: unknown }))).toThrow(/plugins/);
  });
});

describe('the month on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: true });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('stays at the day that it stood at when it leaves the month and comes back', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z'), advanceTimers: true, doNotFake: ['performance'] });
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { container } = render(calendar());
    for (const [name, view] of [
      ['Semaine', 'dayGridWeek'],
      ['Mois', 'dayGridMonth'],
    ] as const) {
      await person.click(screen.getByText(name));
      await waitFor(() => expect(container.querySelector(`.fc-${view}-view .fc-day-today`)).toBeInTheDocument());
    }
    expect(screen.getByText('novembre 2026')).toBeVisible();
  });

  it('says that a day has nothing once that is known', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const handleError = jest.fn();
    const failing = jest.fn(() => Promise.reject<never[]>(new Error('offline')));
    const { rerender } = render(calendar({ events: failing, onError: handleError }));
    await waitFor(() => expect(handleError).toHaveBeenCalled());
    expect(screen.queryByText('Rien')).not.toBeInTheDocument();
    rerender(calendar({ events: () => Promise.resolve([]) }));
    expect(await screen.findByText('Rien')).toBeVisible();
  });

  it('has a dot for each entry and lists the chosen day below', async () => {
    const events = async () =>
      (await oneEvent()).map((entry) => ({ ...entry, status: 'accepted' as const, href: '/pro/rendez-vous/a1' }));
    const handleEventClick = jest.fn();
    const { container } = render(calendar({ events, onEventClick: handleEventClick }));
    const link = await screen.findByRole('link', { name: /Paul Essomba/u });
    expect(container.querySelectorAll('.fc-day-today .nimbia-dots [data-status="accepted"]')).toHaveLength(1);
    expect(container.querySelector('.fc-event')).toBeNull();
    await userEvent.click(link);
    expect(handleEventClick).toHaveBeenCalledWith('a1');
    const other = [...container.querySelectorAll<HTMLElement>('td.fc-day-other [data-navlink]')][0];
    other?.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Rien')).toBeVisible();
    expect(container.querySelectorAll('.nimbia-chosen')).toHaveLength(1);
  });

  it('has a button that selects the chosen day, unless it is past or days cannot be selected', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z'), advanceTimers: true, doNotFake: ['performance'] });
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const handleSelect = jest.fn();
    const { container, rerender } = render(calendar({ isSelectable: true, onSelect: handleSelect }));
    const choose = (date: string) => person.click(container.querySelector(`[data-date="${date}"] [data-navlink]`)!);
    const button = (name: RegExp) => screen.queryByRole('button', { name });
    expect(button(/^Fermer ce jour vendredi 27 novembre/u)).toBeVisible();
    await choose('2026-11-30');
    await person.click(button(/^Fermer ce jour lundi 30 novembre/u)!);
    expect(handleSelect.mock.calls).toEqual([[{ start: '2026-11-30', end: '2026-12-01', allDay: true }]]);
    await choose('2026-11-26');
    expect(button(/^Fermer ce jour/u)).not.toBeInTheDocument();
    await choose('2026-11-30');
    expect(button(/^Fermer ce jour/u)).toBeVisible();
    rerender(calendar({ onSelect: handleSelect }));
    expect(button(/^Fermer ce jour/u)).not.toBeInTheDocument();
  });
});
