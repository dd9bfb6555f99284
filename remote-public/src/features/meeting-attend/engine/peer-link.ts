import type { IceServer, MeetingSignal } from 'shared-contracts/schemas/meeting';
import type { LineStep } from './line-step.ts';

export type LinkState = 'connecting' | 'connected' | 'broken';

export interface PeerLinkOptions {
  /** Of perfect negotiation: the polite side gives way, and waits for the first offer. */
  readonly isPolite: boolean;
  readonly iceServers: readonly IceServer[];
  readonly send: (signal: MeetingSignal) => void;
  readonly onStream: (stream: MediaStream) => void;
  readonly onState: (state: LinkState) => void;
  readonly onError: (error: unknown) => void;
  readonly create?: (configuration: RTCConfiguration) => RTCPeerConnection;
}

type Kind = 'audio' | 'video';

/** Bits per second. The sound's lowest rate is one at which speech stays continuous. */
const pictureOf: Readonly<Record<LineStep, RTCRtpEncodingParameters>> = {
  full: { active: true, maxBitrate: 1_200_000, scaleResolutionDownBy: 1 },
  small: { active: true, maxBitrate: 180_000, scaleResolutionDownBy: 3, maxFramerate: 15 },
  no_picture: { active: false },
  low_sound: { active: false },
  phone: { active: false },
};
const soundOf = (step: LineStep): RTCRtpEncodingParameters => ({
  maxBitrate: step === 'low_sound' || step === 'phone' ? 12_000 : 40_000,
});

const serversOf = (iceServers: readonly IceServer[]): RTCIceServer[] =>
  iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  }));

const createConnection = (configuration: RTCConfiguration) => new RTCPeerConnection(configuration);

/** One connection to one tab of the other: perfect negotiation, one line for sound and one for the picture. */
export function createPeerLink(options: PeerLinkOptions) {
  const { isPolite, send, onStream, onState, onError, create = createConnection } = options;
  const connection = create({ iceServers: serversOf(options.iceServers), bundlePolicy: 'max-bundle' });
  const arrived: MediaStreamTrack[] = [];
  const wanted: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null };
  const lines = new Map<Kind, RTCRtpTransceiver>();
  let step: LineStep = 'full';
  let isOffering = false;
  let isIgnoring = false;
  let isAnswering = false;

  const describe = async () => {
    await connection.setLocalDescription();
    const { localDescription } = connection;
    if (localDescription) send({ kind: 'description', type: localDescription.type, sdp: localDescription.sdp });
  };
  const shape = async () => {
    for (const [kind, { sender }] of lines) {
      const parameters = sender.getParameters();
      const [encoding] = parameters.encodings;
      if (!encoding) continue;
      Object.assign(encoding, kind === 'video' ? pictureOf[step] : soundOf(step));
      if (kind === 'video' && step === 'full') delete encoding.maxFramerate;
      await sender.setParameters(parameters);
    }
  };
  /** The offer of the other side made the lines; they are used in both directions. */
  const adopt = async () => {
    for (const line of connection.getTransceivers()) {
      const { kind } = line.receiver.track;
      if (kind !== 'audio' && kind !== 'video') continue;
      lines.set(kind, line);
      if (line.direction !== 'stopped') line.direction = 'sendrecv';
      await line.sender.replaceTrack(wanted[kind]);
    }
  };

  const offer = () => {
    isOffering = true;
    describe()
      .catch(onError)
      .finally(() => (isOffering = false));
  };
  connection.addEventListener('negotiationneeded', offer);
  connection.addEventListener('icecandidate', ({ candidate }) => {
    // The end of gathering needs no word: nobody waits for it.
    if (!candidate || candidate.candidate === '') return;
    const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
    send({ kind: 'candidate', candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment });
  });
  connection.addEventListener('track', ({ track }) => {
    if (arrived.includes(track)) return;
    arrived.push(track);
    // Another one: adding to a stream is told to nobody.
    onStream(new MediaStream(arrived));
  });
  connection.addEventListener('connectionstatechange', () => {
    const state = connection.connectionState;
    if (state === 'connected') {
      onState('connected');
      shape().catch(onError);
    } else if (state === 'failed' || state === 'disconnected') onState('broken');
    else if (state === 'connecting') onState('connecting');
  });

  // One side alone makes the lines: two offers at once would make four.
  if (!isPolite)
    for (const kind of ['audio', 'video'] as const)
      lines.set(kind, connection.addTransceiver(kind, { direction: 'sendrecv' }));

  const receiveDescription = async (description: RTCSessionDescriptionInit) => {
    const isReady = !isOffering && (connection.signalingState === 'stable' || isAnswering);
    isIgnoring = !isPolite && description.type === 'offer' && !isReady;
    if (isIgnoring) return;
    isAnswering = description.type === 'answer';
    try {
      await connection.setRemoteDescription(description);
    } finally {
      isAnswering = false;
    }
    if (description.type !== 'offer') return;
    await adopt();
    await describe();
  };
  let work: Promise<void> = Promise.resolve();

  return {
    /** In the order of arrival. */
    receive(signal: MeetingSignal): Promise<void> {
      work = work
        .then(async () => {
          if (signal.kind === 'description') return receiveDescription({ type: signal.type, sdp: signal.sdp });
          const { candidate, sdpMid, sdpMLineIndex, usernameFragment } = signal;
          try {
            await connection.addIceCandidate({ candidate, sdpMid, sdpMLineIndex, usernameFragment });
          } catch (error) {
            // It belongs to an offer that was ignored.
            if (!isIgnoring) throw error;
          }
        })
        .catch(onError);
      return work;
    },
    /** Sends this instead; null sends nothing. */
    async setTrack(kind: Kind, track: MediaStreamTrack | null): Promise<void> {
      wanted[kind] = track;
      await lines.get(kind)?.sender.replaceTrack(track);
    },
    async setStep(next: LineStep): Promise<void> {
      step = next;
      await shape();
    },
    /** Looks for another way to the same tab. `isOverdue`: an answer would have come by now, the offer was lost. */
    restart(iceServers: readonly IceServer[], isOverdue: boolean): void {
      connection.setConfiguration({ ...connection.getConfiguration(), iceServers: serversOf(iceServers) });
      connection.restartIce();
      // While an offer waits for its answer the browser asks for no other.
      if (isOverdue && !isOffering && connection.signalingState === 'have-local-offer') offer();
    },
    isConnected: (): boolean => connection.connectionState === 'connected',
    stats: (): Promise<RTCStatsReport> => connection.getStats(),
    close(): void {
      connection.close();
    },
  };
}
export type PeerLink = ReturnType<typeof createPeerLink>;
