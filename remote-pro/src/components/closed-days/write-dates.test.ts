import { shownReason } from './holiday-name.ts';
import { writeDates } from './write-dates.ts';

test('the first of a month is an ordinal in French, alone and in a range', () => {
  expect(writeDates('2027-01-01', '2027-01-01', 'fr')).toBe('ven. 1er janv.');
  expect(writeDates('2027-01-01', '2027-01-06', 'fr')).toMatch(/^1er\s?–\s?6\sjanv\.$/u);
  expect(writeDates('2027-01-01', '2027-01-01', 'en')).toMatch(/^Fri,? 1 Jan$/u);
});

test('days over the turn of a year are as short as others, and break between two days only', () => {
  expect(writeDates('2026-12-24', '2027-01-01', 'fr')).toBe('24\u00A0déc. – 1er\u00A0janv.');
  expect(writeDates('2026-12-24', '2027-01-04', 'en')).toBe('24\u00A0Dec – 4\u00A0Jan');
});

test('a holiday that was closed with a straight apostrophe has its name in the language of the reader', () => {
  const newYear = { date: '2027-01-01', nameFr: 'Nouvel An', nameEn: 'New Year’s Day', isEstimated: false };
  expect(shownReason({ date: newYear.date, reason: "New Year's Day" }, [newYear], 'en')).toBe('New Year’s Day');
  expect(shownReason({ date: newYear.date, reason: "New Year's Day" }, [newYear], 'fr')).toBe('Nouvel An');
  expect(shownReason({ date: newYear.date, reason: "Chez l'expert" }, [newYear], 'fr')).toBe("Chez l'expert");
});
