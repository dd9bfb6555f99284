import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { forgetZone } from 'shared-ui/testing/unknown-zone.ts';
import { SlotWords } from '../features/appointment-request/times/slot-words.tsx';
import { useIsZoneUnknown, useSearchZone, useVisitorZone } from './use-visitor-zone.ts';

beforeEach(forgetZone);
afterEach(() => jest.restoreAllMocks());

function Zones() {
  return <p>{JSON.stringify([useVisitorZone(), useIsZoneUnknown(), useSearchZone()])}</p>;
}

test('a visitor whose device knows no zone has none, and searches by the clocks of Cameroon', () => {
  render(<Zones />);
  expect(screen.getByText('[null,true,"Africa/Douala"]')).toBeVisible();
});

test('the server knows no zone either, and says nothing of the device', () => {
  expect(renderToString(<Zones />)).toBe('<p>[null,false,null]</p>');
});

test('a slot is at the time of the practice, which is named', () => {
  const professional = { timeZone: 'America/Toronto', city: 'Montréal', country: 'CA' };
  const { container } = render(
    withPlatform(<SlotWords startsAt="2026-11-26T12:00:00.000Z" minutes={30} professional={professional} />),
  );
  expect(container).toHaveTextContent(/7 h.*30 min \(heure de Montréal\)/);
});
