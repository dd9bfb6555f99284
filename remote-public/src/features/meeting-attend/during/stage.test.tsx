import { render, screen } from '@testing-library/react';
import type { MeetingMedia, MeetingPresence } from 'shared-contracts/schemas/meeting';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../../testing/strings.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { Stage } from './stage.tsx';

const off: MeetingMedia = { microphone: true, camera: false, sharing: false };

function show(other: Partial<MeetingPresence>, callType: 'video' | 'call' = 'video') {
  const room = {
    session: { now: Date.now },
    state: { other: { isPresent: true, ...off, ...other }, stream: null, link: 'connected', sent: off },
    media: { chosen: { speaker: '' }, camera: null, screen: null },
  } as unknown as Room;
  const subject = {
    appointment: { callType, startsAt: new Date(Date.now() + 60_000).toISOString() },
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
