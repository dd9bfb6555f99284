import { render, screen } from '@testing-library/react';
import type { MeetingMedia, MeetingPresence } from 'shared-contracts/schemas/meeting';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../../testing/strings.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { Stage } from './stage.tsx';

const off: MeetingMedia = { microphone: true, camera: false, sharing: false };

function show(
  other: Partial<MeetingPresence>,
  callType: 'video' | 'call' = 'video',
  { startsIn = 60_000, ...more }: { readonly startsIn?: number; readonly joined?: object } = {},
) {
  const room = {
    session: { now: Date.now },
    state: {
      other: { isPresent: true, ...off, ...other },
      stream: null,
      link: 'connected',
      sent: off,
      joined: null,
      ...more,
    },
    media: { chosen: { speaker: '' }, camera: null, screen: null },
  } as unknown as Room;
  const subject = {
    appointment: { callType, startsAt: new Date(Date.now() + startsIn).toISOString() },
    other: { id: 'u', name: 'Aïssatou Mbarga', image: null, phone: '+237677000000' },
    ownName: 'Paul Essomba',
    userId: 'v',
    reader: { locale: 'fr' },
  } as unknown as MeetingSubject;
  return render(
    withPlatform(<Stage room={room} subject={subject} video={{ current: null }} onWrite={jest.fn()} />, {
      platform: fakePlatform(),
      strings,
    }),
  );
}

test('says whether the other has turned the picture off, or their line does not carry it', () => {
  const { unmount } = show({});
  expect(screen.getByText('Caméra coupée')).toBeVisible();
  unmount();
  show({ held: true });
  expect(screen.getByText('Image arrêtée : la ligne est faible')).toBeVisible();
});

test('in a call nothing is said of a picture', () => {
  show({}, 'call');
  expect(screen.getByText('Vous êtes reliés')).toBeVisible();
  expect(screen.queryByText('Caméra coupée')).toBeNull();
});

test.each([true, false])('in a call the phone is beside, whether or not the other is there (%s)', (isPresent) => {
  const { unmount } = show({ isPresent }, 'call');
  expect(screen.getByText(/^Ou par téléphone/u)).toBeVisible();
  unmount();
  show({ isPresent });
  expect(screen.queryByText(/^Ou par téléphone/u)).toBeNull();
});

test('to whoever waits the time is counted as the room counts it', () => {
  const alone = { isPresent: false };
  const { unmount } = show(alone, 'video', { startsIn: 6 * 60_000 + 10_000 });
  expect(screen.getByText('Début dans 7 minutes')).toBeVisible();
  expect(screen.getByText(/^Vous êtes au bon endroit/u)).toBeVisible();
  unmount();
  const begun = show(alone, 'video', { startsIn: -3 * 60_000 - 40_000 });
  expect(screen.getByText('Commencé il y a 3 minutes')).toBeVisible();
  begun.unmount();
  show(alone, 'video', { startsIn: -10_000 });
  expect(screen.getByText('Commencé à l’instant')).toBeVisible();
});

test('whoever was met and is gone may come back: one waits, calls or leaves', () => {
  const joined = { connectedMs: 90_000, otherPhone: '+237688000000' };
  show({ isPresent: false }, 'video', { startsIn: -60_000, joined });
  expect(screen.getByRole('heading', { name: 'Aïssatou Mbarga n’est plus là' })).toBeVisible();
  expect(screen.getByText(/quittez la salle/u)).toBeVisible();
  expect(screen.queryByText(/^Commencé|bon endroit/u)).toBeNull();
  expect(screen.getByText(/^Ou par téléphone/u).querySelector('a')).toHaveAttribute('href', 'tel:+237688000000');
});
