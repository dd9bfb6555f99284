import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../../testing/strings.ts';
import type { MeetingSubject } from '../meeting-subject.ts';
import type { Room } from '../use-room.ts';
import { RoomBar } from './room-bar.tsx';

/** What browsers have and jsdom has not. */
function browser(own: object, change: object) {
  for (const [name, value] of Object.entries(change)) Object.defineProperty(own, name, { configurable: true, value });
}
beforeEach(() => {
  browser(navigator, { mediaDevices: { getDisplayMedia: () => undefined } });
  browser(document, { fullscreenEnabled: true, fullscreenElement: null, pictureInPictureEnabled: true });
});
afterEach(() => browser(navigator, { mediaDevices: undefined }));

function open(
  change: { callType?: 'video' | 'call'; screen?: object; share?: () => Promise<boolean>; panel?: 'devices' } = {},
  camera: { fault: 'missing' | null } = { fault: null },
) {
  const found = { wants: { microphone: true, camera: true }, microphone: {}, camera: null };
  const state = () => ({ ...found, faults: { microphone: null, camera: camera.fault } });
  const local = { state, turn: jest.fn(), share: change.share ?? jest.fn(), stopSharing: jest.fn() };
  const room = {
    local,
    media: {
      wants: { microphone: true, camera: true },
      ...{ microphone: {}, camera: null, screen: change.screen ?? null },
    },
    state: { other: { isPresent: true, camera: true, sharing: false } },
  } as unknown as Room;
  const page = document.createElement('div');
  const video = document.createElement('video');
  const calls = {
    full: jest.fn(),
    exit: jest.fn(),
    pip: jest.fn(() => Promise.reject(new Error('no picture'))),
    panel: jest.fn(),
    leave: jest.fn(),
  };
  browser(page, { requestFullscreen: calls.full });
  browser(video, { requestPictureInPicture: calls.pip });
  browser(document, { exitFullscreen: calls.exit });
  const platform = fakePlatform();
  const bar = (
    <RoomBar
      room={room}
      subject={{ appointment: { callType: change.callType ?? 'video' } } as unknown as MeetingSubject}
      page={{ current: page }}
      video={{ current: video }}
      panel={change.panel ?? null}
      news={2}
      onPanel={calls.panel}
      onLeave={calls.leave}
    />
  );
  return { ...render(withPlatform(bar, { platform, strings })), platform, local, calls, page };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('each control is a button that says what it does now', async () => {
  const { container, local, calls } = open();
  expect(await axe(container)).toHaveNoViolations();
  await press('Couper le micro');
  expect(local.turn).toHaveBeenLastCalledWith('microphone', false);
  await press('Ouvrir la caméra');
  expect(local.turn).toHaveBeenLastCalledWith('camera', true);
  await press('Image en vignette');
  expect(calls.pip).toHaveBeenCalledTimes(1);
  await press('Messages, 2 nouveaux');
  expect(calls.panel).toHaveBeenCalledWith('chat');
  await press('Quitter');
  expect(calls.leave).toHaveBeenCalledTimes(1);
});

test.each([null, {}])('the word that is seen below a control is in its name (%o)', (shared) => {
  open(shared === null ? {} : { screen: shared });
  for (const button of screen.getAllByRole('button')) {
    const seen = button.lastElementChild?.textContent.toLocaleLowerCase('fr') ?? '';
    expect(seen).not.toBe('');
    expect(button.getAttribute('aria-label')?.toLocaleLowerCase('fr')).toContain(seen);
  }
});

test('full screen is entered, and left by the same button or by the browser', async () => {
  const { calls, page } = open();
  await press('Plein écran');
  expect(calls.full).toHaveBeenCalledTimes(1);
  const become = (element: Element | null) =>
    act(() => {
      browser(document, { fullscreenElement: element });
      document.dispatchEvent(new Event('fullscreenchange'));
    });
  become(page);
  await press('Quitter le plein écran');
  expect(calls.exit).toHaveBeenCalledTimes(1);
  become(null);
  expect(screen.getByRole('button', { name: 'Plein écran' })).toBeVisible();
});

test('a screen that cannot be shared is said; one that is shared is stopped', async () => {
  const { platform, unmount } = open({ share: () => Promise.reject(new Error('no screen')) });
  await press('Partager l’écran');
  expect(platform.toasts).toEqual([{ tone: 'error', text: 'L’écran n’a pas pu être partagé' }]);
  unmount();
  const { local } = open({ screen: {} });
  await press('Arrêter de partager l’écran');
  expect(local.stopSharing).toHaveBeenCalledTimes(1);
});

test('a call has sound, messages and devices alone', () => {
  open({ callType: 'call' });
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Couper le micro',
    'Messages, 2 nouveaux',
    'Appareils',
    'Quitter',
  ]);
});

test('a camera that does not open leads to what helps', async () => {
  const { calls, unmount } = open({}, { fault: 'missing' });
  await press('Ouvrir la caméra');
  expect(calls.panel).toHaveBeenCalledWith('devices');
  unmount();
  // Which stays open while it is tried again.
  const again = open({ panel: 'devices' }, { fault: 'missing' });
  await press('Ouvrir la caméra');
  expect(again.calls.panel).not.toHaveBeenCalled();
});
