import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { strings } from '../../../testing/strings.ts';
import { firstLine, type LineStep } from '../engine/line-step.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { LineNotice } from './line-notice.tsx';

function show(callType: 'video' | 'call', step: LineStep) {
  const retryPicture = jest.fn();
  const room = {
    session: { retryPicture },
    state: { line: { ...firstLine, step }, link: 'connected', other: null },
    media: { wants: { microphone: true, camera: false }, microphone: {}, faults: { microphone: null, camera: null } },
  } as unknown as Room;
  const subject = { appointment: { callType }, other: { phone: null } } as unknown as MeetingSubject;
  const page = <LineNotice room={room} subject={subject} />;
  return { ...render(withPlatform(page, { platform: fakePlatform(), strings })), retryPicture };
}

test.each(['small', 'no_picture'] as const)('in a call there is no word of the picture at the step %s', (step) => {
  const { container } = show('call', step);
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('in a call the lowest sound is told, and tried again without a word of the picture', async () => {
  const { container, retryPicture } = show('call', 'low_sound');
  expect(screen.getByText('La ligne est très faible : le son est au plus bas débit')).toBeVisible();
  expect(container).not.toHaveTextContent(/image/iu);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(retryPicture).toHaveBeenCalledTimes(1);
});

test('with a picture it says that it is stopped, and offers to bring it back', () => {
  show('video', 'no_picture');
  expect(screen.getByText('La ligne est faible : l’image est arrêtée pour garder le son')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remettre l’image' })).toBeVisible();
});
