import { safeParse } from 'valibot';
import { blankAdd, inputOf, submitSchema } from './add-form.ts';

const words = { titleFr: 'Bail', titleEn: 'Lease', textFr: 'À Douala', textEn: 'In Douala' };

test.each([
  ['2026-11-29', '2026-12-20', undefined, []],
  ['2026-11-01', '2026-12-20', undefined, [['startsOn', 'DATE_PAST']]],
  // It runs already.
  ['2026-11-01', '2026-12-20', '2026-11-01', []],
  ['2026-12-01', '2027-12-01', undefined, []],
  ['2026-12-01', '2031-01-01', undefined, [['endsOn', 'LIMIT_EXCEEDED']]],
])('from %s to %s, earlier from %s, is submitted on 29 November', (startsOn, endsOn, first, expected) => {
  const form = { ...blankAdd('/professionnels/aissatou-mbarga'), ...words, startsOn, endsOn };
  const { issues = [] } = safeParse(submitSchema('2026-11-29', first), inputOf(form));
  expect(issues.map(({ path, message }) => [path?.[0]?.key, message])).toEqual(expected);
});
