import { createLocalMedia } from './local-media.ts';

class FakeTrack extends EventTarget {
  enabled = true;
  isStopped = false;
  readonly kind: string;
  constructor(kind: string) {
    super();
    this.kind = kind;
  }
  stop() {
    this.isStopped = true;
  }
}
const streamOf = (tracks: FakeTrack[]) => ({
  getTracks: () => tracks,
  getAudioTracks: () => tracks.filter(({ kind }) => kind === 'audio'),
  getVideoTracks: () => tracks.filter(({ kind }) => kind === 'video'),
});
const refusal = (name: string, message = '') => Object.assign(new Error(message), { name });

/** Cameras that blur, but for the one named `plain`; their answers to what they are asked. */
function plugBlurring(apply = (_: boolean): Promise<boolean> => Promise.resolve(true)) {
  const asked: unknown[] = [];
  plug();
  const { getUserMedia } = navigator.mediaDevices;
  const isBlurred = ({ backgroundBlur }: MediaTrackConstraints) =>
    (backgroundBlur as { ideal?: boolean })?.ideal === true;
  navigator.mediaDevices.getUserMedia = async (constraints = {}) => {
    const stream = await getUserMedia(constraints);
    const video = constraints.video as MediaTrackConstraints;
    asked.push(video.backgroundBlur);
    const isPlain = (video.deviceId as { exact?: string } | undefined)?.exact === 'plain';
    let isOn = isBlurred(video);
    for (const track of stream.getVideoTracks())
      Object.assign(track, {
        getCapabilities: () => (isPlain ? {} : { backgroundBlur: [true, false] }),
        getSettings: () => (isPlain ? {} : { backgroundBlur: isOn }),
        applyConstraints: async (wanted: MediaTrackConstraints) => {
          asked.push(wanted.backgroundBlur);
          if (await apply(isBlurred(wanted))) isOn = isBlurred(wanted);
        },
      });
    return stream;
  };
  return asked;
}

test('the background is blurred where the system can, and stays so with the next camera', async () => {
  const asked = plugBlurring();
  const media = createLocalMedia(true);
  await media.open();
  expect(media.state().blur).toBe(false);
  await media.blur(true);
  expect(media.state().blur).toBe(true);
  await media.turn('camera', false);
  await media.turn('camera', true);
  expect(media.state().blur).toBe(true);
  await media.choose('camera', 'plain');
  expect(media.state().blur).toBeNull();
  await media.choose('camera', 'first');
  expect(media.state().blur).toBe(true);
  expect(asked).toEqual([undefined, ...Array.from({ length: 4 }, () => ({ ideal: true }))]);
});

test('a camera that is not open yet is asked to blur, as after loading again', async () => {
  plugBlurring();
  const media = createLocalMedia(true);
  await media.blur(true);
  await media.open();
  expect(media.state().blur).toBe(true);
});

test.each([
  ['does nothing', () => Promise.resolve(false)],
  ['refuses', () => Promise.reject(new DOMException('', 'OverconstrainedError'))],
])('it is not said to be blurred where the camera %s', async (_, apply) => {
  plugBlurring(apply);
  const media = createLocalMedia(true);
  await media.open();
  await media.blur(true);
  expect(media.state()).toMatchObject({ blur: false, wantsBlur: true });
});

/** Devices that refuse by kind. */
function plug(refusals: Readonly<Record<string, Error>> = {}) {
  const asked: string[] = [];
  const getUserMedia = ({ audio, video }: MediaStreamConstraints) => {
    const kinds = [...(audio ? ['audio'] : []), ...(video ? ['video'] : [])];
    asked.push(kinds.join('+'));
    const refused = kinds.map((kind) => refusals[kind]).find((error) => error !== undefined);
    return refused ? Promise.reject(refused) : Promise.resolve(streamOf(kinds.map((kind) => new FakeTrack(kind))));
  };
  const devices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: () => Promise.resolve([]) });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
  return asked;
}
afterEach(() => Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined }));

test('asks for both at once; a muted microphone stays open, a camera that is turned off is closed', async () => {
  const asked = plug();
  const media = createLocalMedia(true);
  await media.open();
  expect(asked).toEqual(['audio+video']);
  const { microphone, camera } = media.state();
  await media.turn('microphone', false);
  await media.turn('camera', false);
  expect(microphone).toMatchObject({ enabled: false, isStopped: false });
  expect(camera).toMatchObject({ isStopped: true });
  expect(media.state().camera).toBeNull();
  await media.turn('camera', true);
  expect(asked).toEqual(['audio+video', 'video']);
  media.dispose();
  expect(microphone).toMatchObject({ isStopped: true });
});

test.each([
  ['NotAllowedError', '', 'denied'],
  ['NotAllowedError', 'Permission denied by system', 'system'],
  ['NotFoundError', '', 'missing'],
  ['NotReadableError', '', 'in_use'],
  ['SecurityError', '', 'insecure'],
])('without a camera (%s %s) there is sound, and the reason is %s', async (name, message, fault) => {
  const asked = plug({ video: refusal(name, message) });
  const media = createLocalMedia(true);
  await media.open();
  expect(asked).toEqual(['audio+video', 'audio', 'video']);
  expect(media.state().microphone).not.toBeNull();
  expect(media.state().faults).toEqual({ microphone: null, camera: fault });
});

test('on an insecure address there is neither, and it says so', async () => {
  const media = createLocalMedia(true);
  await media.open();
  expect(media.state().faults).toEqual({ microphone: 'insecure', camera: 'insecure' });
});

test('a camera that is unplugged is missing', async () => {
  plug();
  const media = createLocalMedia(true);
  await media.open();
  (media.state().camera as unknown as EventTarget).dispatchEvent(new Event('ended'));
  expect(media.state()).toMatchObject({ camera: null, faults: { microphone: null, camera: 'missing' } });
});

/** Devices that answer when the test says so. */
function plugSlow() {
  const asked: { kinds: string; answer: () => Promise<FakeTrack[]>; refuse: (error: Error) => Promise<void> }[] = [];
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const getUserMedia = ({ audio, video }: MediaStreamConstraints) => {
    const kinds = [...(audio ? ['audio'] : []), ...(video ? ['video'] : [])];
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    asked.push({
      kinds: kinds.join('+'),
      answer: async () => {
        const tracks = kinds.map((kind) => new FakeTrack(kind));
        resolve(streamOf(tracks));
        await turn();
        return tracks;
      },
      refuse: async (error) => {
        reject(error);
        await turn();
      },
    });
    return promise;
  };
  const devices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: () => Promise.resolve([]) });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
  return asked;
}

test('a camera that is turned off while the browser asks is closed as it comes, the microphone stays', async () => {
  const asked = plugSlow();
  const media = createLocalMedia(true);
  void media.open();
  await media.turn('camera', false);
  const [microphone, camera] = (await asked[0]?.answer()) ?? [];
  expect(camera).toMatchObject({ isStopped: true });
  expect(media.state()).toMatchObject({ camera: null, microphone, isAsking: false });
  void media.turn('camera', true);
  expect(asked.map(({ kinds }) => kinds)).toEqual(['audio+video', 'video']);
});

test('both turned off while the browser asks, as after loading again, leaves nothing open', async () => {
  const asked = plugSlow();
  const media = createLocalMedia(true);
  void media.open();
  await media.turn('camera', false);
  await media.turn('microphone', false);
  await media.open();
  const tracks = (await asked[0]?.answer()) ?? [];
  expect(tracks.map(({ isStopped }) => isStopped)).toEqual([true, true]);
  expect(media.state()).toMatchObject({ camera: null, microphone: null });
  expect(asked).toHaveLength(1);
});

test('a refusal does not ask again for what was turned off meanwhile', async () => {
  const asked = plugSlow();
  const media = createLocalMedia(true);
  void media.open();
  await media.turn('camera', false);
  await asked[0]?.refuse(refusal('NotFoundError'));
  await asked[1]?.answer();
  expect(asked.map(({ kinds }) => kinds)).toEqual(['audio+video', 'audio']);
  expect(media.state()).toMatchObject({ faults: { microphone: null, camera: null }, isAsking: false });
});

test('the camera off and on during the first question loses neither, and asks once', async () => {
  const asked = plugSlow();
  const media = createLocalMedia(true);
  void media.open();
  await media.turn('camera', false);
  await media.turn('camera', true);
  const [microphone, camera] = (await asked[0]?.answer()) ?? [];
  expect(media.state()).toMatchObject({ microphone, camera });
  expect([microphone, camera]).toMatchObject([{ isStopped: false }, { isStopped: false }]);
  expect(asked).toHaveLength(1);
});

test('another device that is chosen during the question takes the place of that one alone', async () => {
  const asked = plugSlow();
  const media = createLocalMedia(true);
  void media.open();
  void media.choose('camera', 'other');
  const [microphone, early] = (await asked[0]?.answer()) ?? [];
  expect(early).toMatchObject({ isStopped: true });
  const [camera] = (await asked[1]?.answer()) ?? [];
  expect(media.state()).toMatchObject({ microphone, camera });
});

test('what comes after closing is closed, a screen as well', async () => {
  const asked = plugSlow();
  const screen = new FakeTrack('video');
  const { promise, resolve } = Promise.withResolvers<unknown>();
  Object.assign(navigator.mediaDevices, { getDisplayMedia: () => promise });
  const media = createLocalMedia(true);
  void media.open();
  const sharing = media.share();
  media.close();
  resolve(streamOf([screen]));
  expect(await sharing).toBe(false);
  const tracks = (await asked[0]?.answer()) ?? [];
  expect([...tracks, screen].map(({ isStopped }) => isStopped)).toEqual([true, true, true]);
  expect(media.state()).toMatchObject({ microphone: null, camera: null, screen: null });
});

test('the next camera is asked for once the last one is closed; refused, that is said until another is chosen', async () => {
  const refusals: Record<string, Error> = {};
  plug(refusals);
  const media = createLocalMedia(true);
  await media.open();
  const { camera } = media.state();
  refusals['video'] = refusal('NotReadableError');
  const choosing = media.choose('camera', 'back');
  expect(camera).toMatchObject({ isStopped: true });
  await choosing;
  expect(media.state()).toMatchObject({ camera: null, faults: { camera: 'in_use', microphone: null } });
  delete refusals['video'];
  await media.choose('camera', 'front');
  expect(media.state()).toMatchObject({ camera: { isStopped: false }, faults: { camera: null } });
});

test('a microphone goes on until the next one is there; refused, it is closed, and that is said', async () => {
  const refusals: Record<string, Error> = {};
  plug(refusals);
  const media = createLocalMedia(false);
  await media.open();
  const { microphone } = media.state();
  const choosing = media.choose('microphone', 'headset');
  expect(microphone).toMatchObject({ isStopped: false });
  await choosing;
  expect(microphone).toMatchObject({ isStopped: true });
  expect(media.state()).toMatchObject({ microphone: { isStopped: false }, faults: { microphone: null } });
  refusals['audio'] = refusal('NotReadableError');
  await media.choose('microphone', 'other');
  expect(media.state()).toMatchObject({ microphone: null, faults: { microphone: 'in_use' } });
});
