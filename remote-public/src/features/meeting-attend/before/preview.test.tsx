import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../../testing/strings.ts';
import type { LocalState } from '../engine/local-media.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { Preview } from './preview.tsx';

// jsdom hears nothing.
jest.mock('../engine/level-meter.ts', () => ({ followLevel: () => () => undefined }));

function show(media: Partial<LocalState>) {
  const turn = jest.fn();
  const all = { microphone: null, camera: null, wants: { microphone: true, camera: true }, isAsking: false, ...media };
  const room = { local: { turn }, media: { faults: { microphone: null, camera: null }, ...all } } as unknown as Room;
  const subject = { appointment: { callType: 'video' }, ownName: 'Paul Essomba', userId: 'v' };
  const page = <Preview room={room} subject={subject as unknown as MeetingSubject} />;
  render(withPlatform(page, { platform: fakePlatform(), strings }));
  return turn;
}

test('devices that were refused are closed in name too, and are asked for again', async () => {
  const turn = show({ faults: { microphone: 'denied', camera: 'denied' } });
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le micro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir la caméra' }));
  expect(turn.mock.calls).toEqual([
    ['microphone', true],
    ['camera', true],
  ]);
  expect(screen.queryByText('Parlez : la barre doit bouger.')).toBeNull();
});

test('while the browser asks, one may think better of it', async () => {
  const turn = show({ isAsking: true });
  await userEvent.click(screen.getByRole('button', { name: 'Couper la caméra' }));
  expect(turn).toHaveBeenCalledWith('camera', false);
});

test('one is asked to speak where one is heard', () => {
  show({ microphone: {} as MediaStreamTrack });
  expect(screen.getByRole('button', { name: 'Couper le micro' })).toBeVisible();
  expect(screen.getByText('Parlez : la barre doit bouger.')).toBeVisible();
});
