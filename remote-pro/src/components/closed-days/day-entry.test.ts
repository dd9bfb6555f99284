import { dayEntry } from './day-entry.ts';

const row = { id: 'd1', date: '2026-12-24', ranges: [], reason: null, substituteId: null, substitute: null };

test('a closed-days entry spans to the day after the last and has its title', () => {
  const second = { ...row, id: 'd2', date: '2026-12-25' };
  expect(dayEntry({ id: 'd1', days: [row, second], isPast: false }, 'Fermé', 'fr')).toMatchObject({
    title: 'Fermé',
    start: '2026-12-24',
    end: '2026-12-26',
    allDay: true,
    isEditable: true,
  });
  expect(dayEntry({ id: 'd1', days: [row], isPast: true }, 'Noël', 'fr')).toMatchObject({
    title: 'Noël',
    isEditable: false,
  });
});

test('the bar of a day with other hours shows the hours', () => {
  const ranges = [
    { start: '09:00', end: '11:00' },
    { start: '14:00', end: '15:00' },
  ];
  expect(dayEntry({ id: 'd1', days: [{ ...row, ranges }], isPast: false }, 'Fermé', 'fr')).toMatchObject({
    title: '9\u00a0h\u00a0– 11\u00a0h, 14\u00a0h\u00a0– 15\u00a0h',
    tone: 'neutral',
  });
});
