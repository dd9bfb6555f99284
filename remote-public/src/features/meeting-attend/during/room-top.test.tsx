import { render, screen } from '@testing-library/react';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../../testing/strings.ts';
import { firstLine } from '../engine/line-step.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { RoomTop } from './room-top.tsx';

const minute = 60_000;

function show(state: object, since = 0) {
  const at = new Date(2027, 0, 8, 9).toISOString();
  const endsAt = new Date(Date.parse(at) + 30 * minute).toISOString();
  const reading = { loss: 0, lossHere: 0.08, roundTrip: 60, isArriving: true };
  const joined = { startsAt: at, endsAt };
  const room = {
    session: { now: () => Date.parse(at) + since },
    state: {
      joined,
      reading,
      line: firstLine,
      link: 'connected',
      isSilent: false,
      other: { isPresent: true },
      connected: null,
      ...state,
    },
  } as unknown as Room;
  const subject = { other: { name: 'Aïssatou Mbarga' }, reader: { locale: 'fr' } } as unknown as MeetingSubject;
  return render(withPlatform(<RoomTop room={room} subject={subject} />, { platform: fakePlatform(), strings }));
}

test('the line is what its worse direction is', () => {
  show({});
  expect(screen.getByText('Mauvaise ligne')).toBeVisible();
  expect(screen.getByText(/^8 %/u)).toBeVisible();
});

test.each([{ link: 'broken' }, { isSilent: true }])(
  'a line on which nothing comes is lost, without figures (%o)',
  (lost) => {
    show(lost);
    expect(screen.getByText('Ligne coupée')).toBeVisible();
    expect(screen.queryByText(/%/u)).toBeNull();
  },
);

test('to somebody who is gone there is no line', () => {
  show({ other: { isPresent: false }, link: 'broken' });
  expect(screen.queryByText(/ligne/iu)).toBeNull();
});

/** As the API said so long ago. */
const connected = (ms: number, since: number, ago = 0) => ({
  connected: { ms, at: Date.parse('2027-01-08T09:00:00') + since - ago },
});

test.each([
  [0, 0, '0:00', 'encore 30 minutes'],
  [12 * minute, 7 * minute + 5_000, '7:05', 'encore 18 minutes'],
  [62 * minute, 61 * minute, '1:01:00', 'heure dépassée'],
])('after %d ms it says for how long the two were connected, and how much longer', (since, ms, elapsed, left) => {
  show(connected(ms, since), since);
  expect(screen.getByText(elapsed)).toBeVisible();
  expect(screen.getByText(left)).toBeVisible();
});

test('between two answers of the API the clock goes on; without further ones it stands', () => {
  const { unmount } = show(connected(minute, minute, 2_000), minute);
  expect(screen.getByText('1:02')).toBeVisible();
  unmount();
  show(connected(minute, minute, 60_000), minute);
  expect(screen.getByText('1:03')).toBeVisible();
});

test('nobody is connected alone: no clock runs, and the time until the start is said in the place of the picture', () => {
  const { unmount } = show({ ...connected(minute, 0), other: { isPresent: false } });
  expect(screen.queryByText(/^\d+:\d\d$/u)).toBeNull();
  expect(screen.getByText('encore 30 minutes')).toBeVisible();
  unmount();
  const alone = show({ other: null }, -90_000);
  expect(screen.queryByText(/^début/u)).toBeNull();
  alone.unmount();
  show({}, -90_000);
  expect(screen.getByText('début dans 2 minutes')).toBeVisible();
});

test('without a network no line is good', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    show({ reading: { loss: 0, lossHere: 0, roundTrip: 60, isArriving: true } });
    expect(screen.getByText('Ligne coupée')).toBeVisible();
    expect(screen.queryByText(/%/u)).toBeNull();
  } finally {
    online.mockRestore();
  }
});

test('whoever has entered is at the name of whom they meet', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1, name: 'Aïssatou Mbarga' })).toHaveFocus();
});

test('the clock is left as it is by whatever translates the page', () => {
  show(connected(0, 0));
  expect(screen.getByText(/^\d:\d\d$/u)).toHaveAttribute('translate', 'no');
});
