import { render } from '@testing-library/react';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { wrapTexts } from 'shared-ui/testing/wrap-texts.ts';
import { strings } from '../../../testing/strings.ts';
import { SlotWords } from './slot-words.tsx';

jest.mock('../../../time/use-visitor-zone.ts', () => ({
  useVisitorZone: () => 'America/Toronto',
  useIsZoneUnknown: () => false,
}));

const professional = { timeZone: 'Africa/Douala', city: 'Douala', country: 'CM' };

test.each([
  [
    '2026-11-27T04:15:00.000Z',
    /^jeudi 26 novembre 2026 à 23 h 15\s?30 min \(ven\. 27 nov\. à 5 h 15, heure de Douala\)$/,
  ],
  ['2026-11-26T15:15:00.000Z', /^jeudi 26 novembre 2026 à 10 h 15\s?30 min \(16 h 15, heure de Douala\)$/],
])('the summary names the day of the practice where it is another one: %s', (startsAt, words) => {
  const { container } = render(
    withPlatform(<SlotWords startsAt={startsAt} minutes={30} professional={professional} />, { strings }),
  );
  expect(container).toHaveTextContent(words);
});

test('another slot replaces all of the first one on a page that is translated', () => {
  const words = (startsAt: string, minutes: number) =>
    withPlatform(<SlotWords startsAt={startsAt} minutes={minutes} professional={professional} />, { strings });
  const { container, rerender } = render(words('2026-11-26T15:15:00.000Z', 30));
  wrapTexts(container);
  rerender(words('2026-11-27T04:15:00.000Z', 45));
  expect(container).toHaveTextContent(
    /^jeudi 26 novembre 2026 à 23 h 15\s?45 min \(ven\. 27 nov\. à 5 h 15, heure de Douala\)$/,
  );
});
