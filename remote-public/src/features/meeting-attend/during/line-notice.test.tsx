import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeetingJoined, MeetingPresence } from 'shared-contracts/schemas/meeting';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { strings } from '../../../testing/strings.ts';
import { firstLine, retryLine, type LineState, type LineStep } from '../engine/line-step.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { LineNotice } from './line-notice.tsx';

function show(
  callType: 'video' | 'call',
  step: LineStep,
  line: Partial<LineState> = {},
  phone: string | null = null,
  { media = {}, ...state }: Partial<Room['state']> & { readonly media?: Partial<Room['media']> } = {},
) {
  const [retryPicture, onWrite, onHelp] = [jest.fn(), jest.fn(), jest.fn()];
  const room = {
    session: { retryPicture },
    state: {
      line: { ...firstLine, step, ...line },
      link: 'connected',
      other: null,
      reading: { loss: 0, lossHere: 0, roundTrip: 60, isArriving: true },
      ...state,
    },
    media: {
      wants: { microphone: true, camera: callType === 'video' },
      microphone: {},
      camera: callType === 'video' ? {} : null,
      screen: null,
      faults: { microphone: null, camera: null },
      ...media,
    },
  } as unknown as Room;
  const subject = { appointment: { callType }, other: { phone } } as unknown as MeetingSubject;
  const page = <LineNotice room={room} subject={subject} onWrite={onWrite} onHelp={onHelp} />;
  return { ...render(withPlatform(page, { platform: fakePlatform(), strings })), retryPicture, onWrite, onHelp };
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

test('nothing is said of a picture to who shows none', () => {
  const { container } = show('video', 'no_picture', {}, null, { media: { camera: null } });
  expect(container).toHaveTextContent('');
});

test('a picture that is smaller can be had whole again', async () => {
  const { retryPicture } = show('video', 'small');
  expect(screen.getByText('La ligne est faible : votre image est réduite')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Agrandir l’image' }));
  expect(retryPicture).toHaveBeenCalledTimes(1);
});

test('a line on which nothing comes is lost, whatever the browser knows of it, and the phone is one tap away', () => {
  const other = { isPresent: true } as MeetingPresence;
  show('video', 'full', {}, '+221770000000', { isSilent: true, other });
  expect(screen.getByText('Connexion perdue. Recherche d’un autre chemin…')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Appeler / })).toHaveAttribute('href', 'tel:+221770000000');
});

test('with a picture it says that it is stopped, and offers to bring it back', () => {
  show('video', 'no_picture');
  expect(screen.getByText('La ligne est faible : votre image est arrêtée pour garder le son')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remettre l’image' })).toBeVisible();
});

test.each([
  ['video', 'full'],
  ['call', 'no_picture'],
] as const)('by %s it says for a moment that the line is good again', (callType, step) => {
  const { unmount } = show(callType, step, { sinceClimb: 0 });
  expect(screen.getByRole('status')).toHaveTextContent('La ligne est de nouveau bonne');
  unmount();
  expect(show(callType, step, { sinceClimb: 3 }).container).toHaveTextContent('');
});

test('what was asked for is not told as news of the line', () => {
  const { container } = show('video', 'full', retryLine({ ...firstLine, step: 'no_picture' }));
  expect(container).toHaveTextContent('');
});

test('where not even the sound passes, the number is one tap away; without one there are the messages', async () => {
  const { unmount } = show('video', 'phone', {}, '+221770000000');
  expect(screen.getByRole('link', { name: /^Appeler / })).toHaveAttribute('href', 'tel:+221770000000');
  unmount();
  const joined = { otherPhone: '+221771111111' } as MeetingJoined;
  const given = show('video', 'phone', {}, null, { joined });
  expect(screen.getByRole('link', { name: /^Appeler / })).toHaveAttribute('href', 'tel:+221771111111');
  given.unmount();
  const { onWrite } = show('video', 'phone');
  expect(screen.getByRole('status')).toHaveTextContent('écrivez un message');
  await userEvent.click(screen.getByRole('button', { name: 'Écrire un message' }));
  expect(onWrite).toHaveBeenCalledTimes(1);
});

test('a microphone that does not open is no muted one: the notice says why, and leads to what helps', async () => {
  const { container, onHelp } = show('video', 'full', {}, null, {
    media: { microphone: null, faults: { microphone: 'denied', camera: null } },
  });
  expect(screen.getByText('Le micro n’est pas autorisé')).toBeVisible();
  expect(container).not.toHaveTextContent('Micro coupé');
  await userEvent.click(screen.getByRole('button', { name: /^Que faire/u }));
  expect(onHelp).toHaveBeenCalledTimes(1);
});
