import { readCounters, readLine } from './read-line.ts';

const report = (sent: number, sentLost: number, received: number, receivedLost: number) => [
  { type: 'outbound-rtp', kind: 'audio', packetsSent: sent },
  { type: 'remote-inbound-rtp', kind: 'audio', packetsLost: sentLost, roundTripTime: 0.12 },
  {
    type: 'inbound-rtp',
    kind: 'audio',
    packetsReceived: received,
    packetsLost: receivedLost,
    bytesReceived: received * 80,
  },
  { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.1 },
  { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 },
];

test('adds up what was sent and received, with the longest round trip of the path in use', () => {
  const video = [
    { type: 'outbound-rtp', kind: 'video', packetsSent: 200 },
    { type: 'inbound-rtp', kind: 'video', packetsReceived: 0, bytesReceived: 500 },
  ];
  expect(readCounters([...report(100, 1, 50, 2), ...video])).toEqual({
    sent: 300,
    sentLost: 1,
    received: 50,
    receivedLost: 2,
    bytes: 4500,
    sound: 4000,
    picture: null,
    roundTrip: 120,
  });
});

test('the loss is that between two moments, not that of the whole call', () => {
  const before = readCounters(report(1000, 100, 1000, 0));
  expect(readLine(before, readCounters(report(1100, 110, 1080, 20)))).toEqual({
    loss: 0.1,
    picture: null,
    roundTrip: 120,
    lossHere: 0.2,
    isArriving: true,
  });
});

test('nothing sent is no loss, nothing received is said, and a new connection counts from zero', () => {
  const before = readCounters(report(1000, 100, 1000, 0));
  expect(readLine(before, before)).toMatchObject({ loss: 0, lossHere: 0, isArriving: false });
  expect(readLine(before, readCounters(report(10, 1, 10, 0)))).toMatchObject({ loss: 0.1, isArriving: true });
  expect(readLine(null, readCounters([]))).toEqual({
    ...{ loss: 0, roundTrip: null, picture: null },
    ...{ lossHere: 0, isArriving: false },
  });
});

test('what the browser leaves the picture counts where the line limits it, not the processor', () => {
  const video = { type: 'outbound-rtp', kind: 'video', packetsSent: 1, targetBitrate: 40_000 };
  const readingOf = (qualityLimitationReason: string, sends = { camera: true, sharing: false }) =>
    readLine(null, readCounters([{ ...video, qualityLimitationReason }], sends)).picture;
  expect(['bandwidth', 'cpu', 'none'].map((reason) => readingOf(reason))).toEqual([40_000, null, null]);
  // A shared screen keeps its size.
  expect(readingOf('none', { camera: true, sharing: true })).toBe(40_000);
  expect(readingOf('bandwidth', { camera: false, sharing: false })).toBeNull();
});
