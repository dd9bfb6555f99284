import { nextLook, readCounters, type LineLook } from './read-line.ts';

/** Each with a report of its own from the other. */
const report = (sent: number, sentLost: number, received: number, receivedLost: number, timestamp = sent) => [
  { type: 'outbound-rtp', kind: 'audio', packetsSent: sent },
  { type: 'remote-inbound-rtp', kind: 'audio', packetsLost: sentLost, roundTripTime: 0.12, timestamp },
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

test('adds up what was sent and received, with the round trips of path and report', () => {
  const video = [
    { type: 'outbound-rtp', kind: 'video', packetsSent: 200 },
    { type: 'inbound-rtp', kind: 'video', packetsReceived: 0, bytesReceived: 500 },
  ];
  expect(readCounters([...report(100, 1, 50, 2), ...video])).toEqual({
    sent: { audio: { packets: 100, lost: 1, toldAt: 100 }, video: { packets: 200, lost: 0, toldAt: 0 } },
    received: 50,
    receivedLost: 2,
    bytes: 4500,
    sound: 4000,
    picture: null,
    pathTrip: 100,
    toldTrip: 120,
  });
});

const look = (...reports: readonly Parameters<typeof readCounters>[0][]) =>
  reports.reduce<LineLook | null>((before, now) => nextLook(before, readCounters(now)), null)?.reading;

test('the loss is that between two moments, not that of the whole call', () => {
  expect(look(report(1000, 100, 1000, 0), report(1100, 110, 1080, 20))).toEqual({
    loss: 0.1,
    picture: null,
    roundTrip: 120,
    lossHere: 0.2,
    isArriving: true,
  });
});

test('nothing sent is no loss, nothing received is said, and a new connection counts from zero', () => {
  const before = report(1000, 100, 1000, 0);
  expect(look(before, before)).toMatchObject({ loss: 0, lossHere: 0, isArriving: false });
  expect(look(before, report(10, 1, 10, 0))).toMatchObject({ loss: 0.1, isArriving: true });
  expect(look([])).toEqual({
    ...{ loss: 0, roundTrip: null, picture: null },
    ...{ lossHere: 0, isArriving: false },
  });
});

test('until the other tells more, the line is as it was told last', () => {
  const before = report(1000, 0, 1000, 0);
  const told = report(1250, 25, 1250, 0, 1250);
  expect(look(before, told)?.loss).toBe(0.1);
  expect(look(before, told, report(1350, 25, 1350, 0, 1250))?.loss).toBe(0.1);
  // Of all that was sent since the last report, not only since the last look.
  expect(look(before, told, report(1350, 25, 1350, 0, 1250), report(1450, 29, 1450, 0))?.loss).toBe(0.02);
});

test('the round trip is that of the last report, or of the path in use while there is none', () => {
  const told = (kind: string, roundTripTime: number, timestamp: number) => ({
    ...{ type: 'remote-inbound-rtp', kind, roundTripTime, timestamp },
  });
  const path = { type: 'candidate-pair', nominated: true, currentRoundTripTime: 1.6 };
  const sent = (packetsSent: number) => ({ type: 'outbound-rtp', kind: 'audio', packetsSent });
  const tripOf = (...stats: readonly { type: string }[]) => look([sent(1)], [sent(2), ...stats])?.roundTrip;
  expect(tripOf(path)).toBe(1600);
  expect(tripOf(told('video', 0.3, 5), path, told('audio', 0.01, 9))).toBe(10);
  expect(tripOf(path, told('audio', 0.01, 9), told('video', 0.3, 5))).toBe(10);
  // Nothing is sent any more, so that nothing is told.
  expect(look([sent(2)], [sent(2), path, told('audio', 0.01, 9)])?.roundTrip).toBe(1600);
});

test('the first report is about all that was sent before it', () => {
  const sent = (packetsSent: number) => ({ type: 'outbound-rtp', kind: 'audio', packetsSent });
  const told = { type: 'remote-inbound-rtp', kind: 'audio', packetsLost: 10, timestamp: 7 };
  expect(look([sent(100)], [sent(150)], [sent(200), told])?.loss).toBe(0.05);
});

test('a kind that is no longer counted, or from zero again, changes nothing of the other', () => {
  const video = (packetsSent: number, packetsLost: number, timestamp: number) => [
    { type: 'outbound-rtp', kind: 'video', packetsSent },
    { type: 'remote-inbound-rtp', kind: 'video', packetsLost, timestamp },
  ];
  const both = [...report(1000, 400, 1000, 0), ...video(1000, 400, 1)];
  const sound = report(1100, 410, 1100, 0);
  expect(look(both, sound)?.loss).toBe(0.1);
  expect(look(both, sound, [...report(1200, 420, 1200, 0), ...video(1200, 400, 3)])?.loss).toBeCloseTo(10 / 300);
  expect(look(both, [...sound, ...video(100, 0, 3)])?.loss).toBe(0.05);
});

const sentSound = (packetsSent: number) => ({ type: 'outbound-rtp', kind: 'audio', packetsSent });
const toldSound = (packetsLost: number, timestamp: number) => ({
  ...{ type: 'remote-inbound-rtp', kind: 'audio', packetsLost, timestamp },
});

test('what a cut has lost says nothing of the line after it', () => {
  type Look = readonly [packets: number, lost: number, toldAt: number, isCut?: boolean];
  const lossOf = (...looks: readonly Look[]) =>
    looks.reduce<LineLook | null>(
      (before, [packets, lost, at, isCut]) =>
        nextLook(before, readCounters([sentSound(packets), toldSound(lost, at)]), isCut),
      null,
    )?.reading.loss;
  const before: Look = [100, 10, 1];
  const cut: Look = [200, 10, 1, true];
  const back: Look = [300, 110, 2];
  expect(lossOf(before, cut)).toBe(0);
  expect(lossOf(before, cut, [250, 10, 1])).toBe(0);
  expect(lossOf(before, cut, back)).toBe(0);
  expect(lossOf(before, cut, back, [400, 115, 3])).toBe(0.05);
  // A report from within the cut is not the first after it.
  expect(lossOf(before, [200, 60, 2, true], [300, 110, 3], [400, 110, 4])).toBe(0);
  expect(lossOf(before, [200, 60, 2, true], [300, 110, 3], [400, 120, 4])).toBe(0.1);
});

test('a loss does not outlive a pause of what was sent, nor a report that is missing', () => {
  const lossy = [sentSound(200), toldSound(20, 2)];
  const begun = [sentSound(100), toldSound(0, 1)];
  expect(look(begun, lossy, lossy, [sentSound(300), toldSound(20, 2)])?.loss).toBe(0);
  expect(look(begun, lossy, [sentSound(300)])?.loss).toBe(0.2);
  expect(look(begun, lossy, [sentSound(300)], [sentSound(400), toldSound(22, 3)])?.loss).toBe(0.01);
});

test('of two paths the measured one counts', () => {
  const measured = { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.1 };
  const { currentRoundTripTime: _, ...unmeasured } = measured;
  expect(readCounters([measured, unmeasured]).pathTrip).toBe(100);
});

test('sound and picture count by what is sent of each', () => {
  const video = (packetsSent: number, packetsLost: number, timestamp: number) => [
    { type: 'outbound-rtp', kind: 'video', packetsSent },
    { type: 'remote-inbound-rtp', kind: 'video', packetsLost, timestamp },
  ];
  const first = [...report(100, 0, 100, 0), ...video(100, 0, 1)];
  expect(look(first, [...report(200, 20, 200, 0), ...video(400, 0, 2)])?.loss).toBe(0.05);
  // A picture that is no longer sent says nothing.
  const stopped = [...report(200, 0, 200, 0), ...video(400, 150, 2)];
  expect(look(first, stopped, [...report(300, 10, 300, 0), ...video(400, 150, 2)])?.loss).toBe(0.1);
});

test('what the browser leaves the picture counts where the line limits it, not the processor', () => {
  const video = { type: 'outbound-rtp', kind: 'video', packetsSent: 1, targetBitrate: 40_000 };
  const readingOf = (qualityLimitationReason: string, sends = { camera: true, sharing: false }) =>
    nextLook(null, readCounters([{ ...video, qualityLimitationReason }], sends)).reading.picture;
  expect(['bandwidth', 'cpu', 'none'].map((reason) => readingOf(reason))).toEqual([40_000, null, null]);
  // A shared screen keeps its size.
  expect(readingOf('none', { camera: true, sharing: true })).toBe(40_000);
  expect(readingOf('bandwidth', { camera: false, sharing: false })).toBeNull();
});
