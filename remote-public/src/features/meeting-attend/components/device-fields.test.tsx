import { fireEvent, render, screen } from '@testing-library/react';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { strings } from '../../../testing/strings.ts';
import type { LocalState } from '../engine/local-media.ts';
import type { Room } from '../use-room.ts';
import { RemoteSound } from '../during/remote-sound.tsx';
import { DeviceFields } from './device-fields.tsx';

function show(blur: Pick<LocalState, 'blur' | 'wantsBlur'>) {
  const devices = [{ kind: 'videoinput', deviceId: 'one', label: 'One' }];
  const media = { devices, chosen: { microphone: '', camera: 'one', speaker: '' }, camera: {}, ...blur };
  const page = <DeviceFields room={{ media } as unknown as Room} hasCamera />;
  render(withPlatform(page, { platform: fakePlatform(), strings }));
  return screen.queryByRole('checkbox', { name: 'Flouter l’arrière-plan' });
}

test('a camera that does not blur says so to whoever wants it, and to nobody else', () => {
  expect(show({ blur: null, wantsBlur: null })).toBeNull();
  const box = show({ blur: null, wantsBlur: true });
  expect(box).toBeDisabled();
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription('Pas possible avec cette caméra');
});

test('where the camera blurs, it is said to do what it does', () => {
  expect(show({ blur: true, wantsBlur: true })).toBeChecked();
  expect(screen.queryByText('Pas possible avec cette caméra')).toBeNull();
});

test('a speaker is chosen where the browser can, and the voice comes from it', () => {
  const setSinkId = jest.fn(() => Promise.resolve());
  Object.defineProperty(HTMLMediaElement.prototype, 'setSinkId', { configurable: true, value: setSinkId });
  try {
    const choose = jest.fn();
    const devices = [{ kind: 'audiooutput', deviceId: 'headset', label: 'Casque' }];
    const media = { devices, chosen: { microphone: '', camera: '', speaker: '' }, camera: null, blur: null };
    const room = { media, local: { choose } } as unknown as Room;
    render(withPlatform(<DeviceFields room={room} hasCamera={false} />, { platform: fakePlatform(), strings }));
    fireEvent.change(screen.getByLabelText('Haut-parleur'), { target: { value: 'headset' } });
    expect(choose).toHaveBeenCalledWith('speaker', 'headset');
    render(withPlatform(<RemoteSound stream={null} speaker="headset" />, { platform: fakePlatform(), strings }));
    expect(setSinkId).toHaveBeenCalledWith('headset');
  } finally {
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId');
  }
});
