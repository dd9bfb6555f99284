import { shownReason } from './holiday-name.ts';
import { writeDates } from './write-dates.ts';

test('the first of a month is an ordinal in French, alone and in a range', () => {
  expect(writeDates('2027-01-01', '2027-01-01', 'fr')).toBe('ven. 1er janv.');
  expect(writeDates('2027-01-01', '2027-01-06', 'fr')).toMatch(/^1er\s?–\s?6 janv\.$/u);
  expect(writeDates('2027-01-01', '2027-01-01', 'en')).toMatch(/^Fri,? 1 Jan$/u);
});

test('a holiday that was closed with a straight apostrophe has its name in the language of the reader', () => {
  const newYear = { date: '2027-01-01', nameFr: 'Nouvel An', nameEn: 'New Year’s Day', isEstimated: false };
  expect(shownReason({ date: newYear.date, reason: "New Year's Day" }, [newYear], 'en')).toBe('New Year’s Day');
  expect(shownReason({ date: newYear.date, reason: "New Year's Day" }, [newYear], 'fr')).toBe('Nouvel An');
  expect(shownReason({ date: newYear.date, reason: "Chez l'expert" }, [newYear], 'fr')).toBe("Chez l'expert");
});
