import type { MeetingSignal } from 'shared-contracts/schemas/meeting';
import { createPeerLink } from './peer-link.ts';

/** As much of a connection as negotiation needs: descriptions, their state, and the event that asks for an offer. */
class FakeConnection extends EventTarget {
  signalingState: RTCSignalingState = 'stable';
  connectionState: RTCPeerConnectionState = 'new';
  localDescription: RTCSessionDescriptionInit | null = null;
  servers: RTCIceServer[] | undefined;
  readonly log: string[] = [];
  readonly lines: { receiver: { track: { kind: string } }; sender: object; direction: string }[] = [];
  #hold: PromiseWithResolvers<void> | null = null;

  hold(): PromiseWithResolvers<void> {
    this.#hold = Promise.withResolvers<void>();
    return this.#hold;
  }
  async setLocalDescription() {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    await this.#hold?.promise;
    this.log.push(`local ${type}`);
    this.localDescription = { type, sdp: `${type} sdp` };
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
  }
  setRemoteDescription({ type }: RTCSessionDescriptionInit) {
    this.log.push(`remote ${type}`);
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable';
    if (type === 'offer' && this.lines.length === 0) for (const kind of ['audio', 'video']) this.#add(kind, 'recvonly');
    return Promise.resolve();
  }
  addIceCandidate({ candidate }: RTCIceCandidateInit) {
    this.log.push(`candidate ${candidate}`);
    return candidate === 'unknown' ? Promise.reject(new Error('unknown')) : Promise.resolve();
  }
  addTransceiver(kind: string, { direction }: RTCRtpTransceiverInit) {
    return this.#add(kind, String(direction));
  }
  getTransceivers() {
    return this.lines;
  }
  getConfiguration() {
    return {};
  }
  setConfiguration({ iceServers }: RTCConfiguration) {
    this.servers = iceServers;
  }
  restartIce() {
    this.log.push('restart');
    // As in a browser: not while an offer waits for its answer.
    if (this.signalingState === 'stable') this.dispatchEvent(new Event('negotiationneeded'));
  }
  #add(kind: string, direction: string) {
    const sender = { replaceTrack: () => Promise.resolve(), getParameters: () => ({ encodings: [] }) };
    const line = { receiver: { track: { kind } }, sender, direction };
    this.lines.push(line);
    return line;
  }
}

function open(isPolite: boolean) {
  const connection = new FakeConnection();
  const sent: MeetingSignal[] = [];
  const errors: unknown[] = [];
  const link = createPeerLink({
    isPolite,
    iceServers: [],
    send: (signal) => sent.push(signal),
    onStream: () => undefined,
    onState: () => undefined,
    onError: (error) => errors.push(error),
    create: () => connection as unknown as RTCPeerConnection,
  });
  return { connection, sent, errors, link };
}
const offer: MeetingSignal = { kind: 'description', type: 'offer', sdp: 'x' };
const answer: MeetingSignal = { kind: 'description', type: 'answer', sdp: 'x' };
const candidate = (text: string): MeetingSignal => ({
  kind: 'candidate',
  candidate: text,
  sdpMid: '0',
  sdpMLineIndex: 0,
  usernameFragment: null,
});
const kinds = (sent: MeetingSignal[]) =>
  sent.map((signal) => (signal.kind === 'description' ? signal.type : 'candidate'));

test('one side makes the lines, the other answers on the same in both directions', async () => {
  expect(open(false).connection.lines.map(({ direction }) => direction)).toEqual(['sendrecv', 'sendrecv']);
  const { connection, sent, link } = open(true);
  expect(connection.lines).toEqual([]);
  await link.receive(offer);
  expect(connection.lines.map(({ direction }) => direction)).toEqual(['sendrecv', 'sendrecv']);
  expect(kinds(sent)).toEqual(['answer']);
});

test('of two offers at once the polite side takes the other’s, the impolite side ignores it and its candidates', async () => {
  const polite = open(true);
  await polite.link.receive(offer);
  polite.link.restart([], false);
  await Promise.resolve();
  await polite.link.receive(offer);
  expect(kinds(polite.sent)).toEqual(['answer', 'offer', 'answer']);

  const impolite = open(false);
  impolite.link.restart([], false);
  await Promise.resolve();
  await impolite.link.receive(offer);
  await impolite.link.receive(candidate('unknown'));
  await impolite.link.receive(answer);
  expect(impolite.connection.log).toEqual(['restart', 'local offer', 'candidate unknown', 'remote answer']);
  expect(impolite.errors).toEqual([]);
});

test('signals are handled one after the other; a candidate that cannot be used is an error otherwise', async () => {
  const { connection, link, errors } = open(true);
  const hold = connection.hold();
  void link.receive(offer);
  const last = link.receive(candidate('unknown'));
  hold.resolve();
  await last;
  expect(connection.log).toEqual(['remote offer', 'local answer', 'candidate unknown']);
  expect(errors).toHaveLength(1);
});

test('an offer whose answer is overdue is made again, with the credentials of now', async () => {
  const { connection, sent, link } = open(false);
  link.restart([], false);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  link.restart([], false);
  await Promise.resolve();
  expect(kinds(sent)).toEqual(['offer']);
  link.restart([{ urls: ['turn:a'], username: 'fresh', credential: 'x' }], true);
  await Promise.resolve();
  await Promise.resolve();
  expect(kinds(sent)).toEqual(['offer', 'offer']);
  expect(connection.servers).toEqual([{ urls: ['turn:a'], username: 'fresh', credential: 'x' }]);
});
