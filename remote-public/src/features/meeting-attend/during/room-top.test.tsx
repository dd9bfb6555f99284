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
  const joined = { startsAt: at, endsAt, self: { joinedAt: at } };
  const room = {
    session: { now: () => Date.parse(at) + since },
    state: {
      joined,
      reading,
      line: firstLine,
      link: 'connected',
      isSilent: false,
      other: { isPresent: true },
      ...state,
    },
  } as unknown as Room;
  const subject = { other: { name: 'Aïssatou Mbarga' }, reader: { locale: 'fr' } } as unknown as MeetingSubject;
  render(withPlatform(<RoomTop room={room} subject={subject} />, { platform: fakePlatform(), strings }));
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

test.each([
  [0, '0:00', 'encore 30 minutes'],
  [12 * minute + 5_000, '12:05', 'encore 18 minutes'],
  [61 * minute, '1:01:00', 'heure dépassée'],
])('after %d ms it says for how long one has met, and how much longer', (since, elapsed, left) => {
  show({}, since);
  expect(screen.getByText(elapsed)).toBeVisible();
  expect(screen.getByText(left)).toBeVisible();
});

test('the clock is left as it is by whatever translates the page', () => {
  show({});
  expect(screen.getByText(/^\d:\d\d$/u)).toHaveAttribute('translate', 'no');
});
