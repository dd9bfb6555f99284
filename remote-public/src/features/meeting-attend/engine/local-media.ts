import { createStore } from './create-store.ts';
import { mediaFault, type MediaFault } from './media-fault.ts';

export type Source = 'microphone' | 'camera';

export interface LocalState {
  readonly microphone: MediaStreamTrack | null;
  readonly camera: MediaStreamTrack | null;
  /** What the person wants, also where there is none. */
  readonly wants: Readonly<Record<Source, boolean>>;
  readonly faults: Readonly<Record<Source, MediaFault | null>>;
  /** The browser is asking. */
  readonly isAsking: boolean;
  readonly screen: MediaStreamTrack | null;
  readonly devices: readonly MediaDeviceInfo[];
  /** Ids of devices; empty for the browser's own choice. */
  readonly chosen: Readonly<Record<Source | 'speaker', string>>;
  /** Whether what is behind the person is blurred; null where neither system nor browser can. */
  readonly blur: boolean | null;
  /** Whether they want it so, also where it cannot; null before they said. */
  readonly wantsBlur: boolean | null;
}

const sources = ['microphone', 'camera'] as const;
const picture = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24, max: 30 } } as const;
const sound = { echoCancellation: true, noiseSuppression: true, autoGainControl: true } as const;

/** Of the system or the browser (W3C, “Media Capture and Streams Extensions”): some say it is on and cannot be turned off, or the reverse. */
function blurOf(camera: MediaStreamTrack): boolean | null {
  if (!('getCapabilities' in camera)) return null;
  const { backgroundBlur = [] } = camera.getCapabilities();
  return backgroundBlur.length === 2 ? camera.getSettings().backgroundBlur === true : null;
}

/** Microphone, camera and shared screen of this device. */
export function createLocalMedia(wantsCamera: boolean) {
  const store = createStore<LocalState>({
    microphone: null,
    camera: null,
    wants: { microphone: true, camera: wantsCamera },
    faults: { microphone: null, camera: null },
    isAsking: false,
    screen: null,
    devices: [],
    chosen: { microphone: '', camera: '', speaker: '' },
    blur: null,
    wantsBlur: null,
  });
  const { state, set } = store;
  /** The request that each is awaited from; null where none is. What another one brings is superfluous. */
  const awaited: Record<Source, symbol | null> = { microphone: null, camera: null };
  /** Closed meanwhile, a screen that is chosen late is not shared. */
  let closings = 0;

  const constraintsOf = (wanted: readonly Source[]): MediaStreamConstraints => {
    const { chosen, wantsBlur } = state();
    const device = (source: Source) => {
      const id = chosen[source];
      return id === '' ? {} : { deviceId: { exact: id } };
    };
    return {
      audio: wanted.includes('microphone') && { ...sound, ...device('microphone') },
      video: wanted.includes('camera') && {
        ...picture,
        ...device('camera'),
        ...(wantsBlur === null ? {} : { backgroundBlur: { ideal: wantsBlur } }),
      },
    };
  };
  const ask = (wanted: readonly Source[]): Promise<MediaStream> => {
    // Not there outside a secure origin.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (devices === undefined) return Promise.reject(new DOMException('', 'SecurityError'));
    return devices.getUserMedia(constraintsOf(wanted));
  };
  const watchEnd = (source: Source, track: MediaStreamTrack) =>
    track.addEventListener('ended', () => {
      // Unplugged, or the permission was taken back.
      if (state()[source] !== track) return;
      set({ [source]: null, faults: { ...state().faults, [source]: 'missing' } });
    });
  const keep = (source: Source, track: MediaStreamTrack) => {
    state()[source]?.stop();
    watchEnd(source, track);
    set({ [source]: track, faults: { ...state().faults, [source]: null } });
    if (source === 'camera') set({ blur: blurOf(track) });
  };
  const listDevices = async () => {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (devices !== undefined) set({ devices: await devices.enumerateDevices() });
  };
  const isShut = (source: Source) => state()[source] === null && awaited[source] === null;
  const stop = (source: Source) => {
    const track = state()[source];
    set({ [source]: null });
    track?.stop();
  };
  /** Asks for all at once, and where that fails for each alone: one without the other is still a meeting. */
  const acquire = async (wanted: readonly Source[]): Promise<void> => {
    if (wanted.length === 0) return;
    const own = Symbol();
    for (const source of wanted) awaited[source] = own;
    set({ isAsking: true });
    const isWanted = (source: Source) => awaited[source] === own && state().wants[source];
    const settle = (source: Source) => {
      if (awaited[source] === own) awaited[source] = null;
    };
    const take = async (some: readonly Source[]): Promise<unknown> => {
      try {
        const stream = await ask(some);
        // What is not wanted any more is closed at once: nobody may be seen or heard against their will.
        for (const track of stream.getTracks()) {
          const source = track.kind === 'audio' ? 'microphone' : 'camera';
          if (isWanted(source)) keep(source, track);
          else {
            track.stop();
            // Of another device than is chosen now.
            if (awaited[source] === own) stop(source);
          }
        }
        return null;
      } catch (error) {
        return error;
      }
    };
    const failure = await take(wanted);
    for (const source of wanted) {
      const isAskedAlone = wanted.length > 1 && failure !== null && isWanted(source);
      const error = isAskedAlone ? await take([source]) : failure;
      if (isWanted(source) && error !== null) set({ faults: { ...state().faults, [source]: mediaFault(error) } });
      settle(source);
    }
    await listDevices();
    set({ isAsking: sources.some((source) => awaited[source] !== null) });
  };
  const onDevices = () => void listDevices();
  navigator.mediaDevices?.addEventListener('devicechange', onDevices);

  return {
    ...store,
    /** Opens what is wanted, is not open and is not asked for already. */
    open: (): Promise<void> => acquire(sources.filter((source) => state().wants[source] && isShut(source))),
    /** The camera is really closed, so that its light goes out. A muted microphone sends silence. */
    async turn(source: Source, isOn: boolean): Promise<void> {
      const { microphone } = state();
      if (source === 'microphone' && microphone) microphone.enabled = isOn;
      set({ wants: { ...state().wants, [source]: isOn } });
      if (isOn && isShut(source)) await acquire([source]);
      else if (!isOn && source === 'camera') stop('camera');
    },
    async blur(isOn: boolean): Promise<void> {
      const { camera } = state();
      try {
        await camera?.applyConstraints({ ...picture, backgroundBlur: { ideal: isOn } });
      } catch {
        // Refused: what the camera says holds.
      }
      set({ wantsBlur: isOn });
      if (camera && state().camera === camera) set({ blur: blurOf(camera) });
    },
    async choose(kind: Source | 'speaker', id: string): Promise<void> {
      set({ chosen: { ...state().chosen, [kind]: id } });
      if (kind === 'speaker' || !state().wants[kind]) return;
      // Telephones open one camera at a time. A microphone goes on until the next one is there.
      if (kind === 'camera') stop(kind);
      await acquire([kind]);
      // Refused, it is closed, and that is said: one is not heard by what one has chosen.
      if (state().faults[kind] !== null) stop(kind);
    },
    /** Resolves to false where the person thought better of it. */
    async share(): Promise<boolean> {
      const own = closings;
      try {
        const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 10, max: 15 } } });
        const [screen] = stream.getVideoTracks();
        if (!screen) return false;
        if (own !== closings) {
          screen.stop();
          return false;
        }
        screen.contentHint = 'detail';
        // By the browser's own button.
        screen.addEventListener('ended', () => {
          if (state().screen === screen) set({ screen: null });
        });
        set({ screen });
        return true;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'NotAllowedError') return false;
        throw error;
      }
    },
    stopSharing(): void {
      const { screen } = state();
      set({ screen: null });
      screen?.stop();
    },
    /** Closes everything; it can be opened again. */
    close(): void {
      closings += 1;
      for (const source of sources) awaited[source] = null;
      const { microphone, camera, screen } = state();
      for (const track of [microphone, camera, screen]) track?.stop();
      set({ microphone: null, camera: null, screen: null, isAsking: false });
    },
    /** For good. */
    dispose(): void {
      navigator.mediaDevices?.removeEventListener('devicechange', onDevices);
      this.close();
    },
  };
}
export type LocalMedia = ReturnType<typeof createLocalMedia>;
