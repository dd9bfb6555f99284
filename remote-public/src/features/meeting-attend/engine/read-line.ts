import type { MeetingMedia } from 'shared-contracts/schemas/meeting';
import type { LineSample } from './line-step.ts';

const kinds = ['audio', 'video'] as const;
type OfKinds<Value> = Readonly<Record<(typeof kinds)[number], Value>>;

/** What is sent of one kind, and what the other tells of it. */
interface Sent {
  readonly packets: number;
  readonly lost: number;
  /** When the last report came: of a picture one a second, of sound one in five (RFC 3550, 6.2), and some are lost as well. */
  readonly toldAt: number;
}

/** What the counters of a connection said at one moment. */
export interface LineCounters {
  readonly sent: OfKinds<Sent>;
  readonly received: number;
  readonly receivedLost: number;
  readonly bytes: number;
  /** Those of the sound alone. */
  readonly sound: number;
  readonly roundTrip: number | null;
  readonly picture: number | null;
}

interface Stat {
  readonly type: string;
  readonly [field: string]: unknown;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Adds up the counters of sound and picture. */
export function readCounters(
  report: Iterable<Stat>,
  sends: Pick<MeetingMedia, 'camera' | 'sharing'> = { camera: false, sharing: false },
): LineCounters {
  const sent = { audio: { packets: 0, lost: 0, toldAt: 0 }, video: { packets: 0, lost: 0, toldAt: 0 } };
  const sum = { received: 0, receivedLost: 0, bytes: 0, sound: 0 };
  const trips: { at: number; seconds: number }[] = [];
  const addTrip = (seconds: unknown, at: number) => typeof seconds === 'number' && trips.push({ at, seconds });
  let picture: number | null = null;
  for (const stat of report) {
    const own = sent[stat['kind'] === 'video' ? 'video' : 'audio'];
    if (stat.type === 'outbound-rtp') own.packets += numberOf(stat['packetsSent']);
    // A shared screen is never made smaller, and says no reason.
    const isLimited = sends.sharing || (sends.camera && stat['qualityLimitationReason'] === 'bandwidth');
    if (isLimited && typeof stat['targetBitrate'] === 'number') picture = stat['targetBitrate'];
    if (stat.type === 'remote-inbound-rtp') {
      own.lost += numberOf(stat['packetsLost']);
      own.toldAt = numberOf(stat['timestamp']);
      addTrip(stat['roundTripTime'], own.toldAt);
    }
    if (stat.type === 'inbound-rtp') {
      sum.received += numberOf(stat['packetsReceived']);
      sum.receivedLost += numberOf(stat['packetsLost']);
      sum.bytes += numberOf(stat['bytesReceived']);
      if (stat['kind'] === 'audio') sum.sound += numberOf(stat['bytesReceived']);
    }
    if (stat.type === 'candidate-pair' && stat['nominated'] === true) addTrip(stat['currentRoundTripTime'], -1);
  }
  // Of the last report: that of the path may be half a minute old, and of a picture that has stopped for ever.
  const trip = trips.toSorted((one, two) => two.at - one.at)[0];
  return { sent, ...sum, picture, roundTrip: trip ? Math.round(trip.seconds * 1000) : null };
}

export interface LineReading extends LineSample {
  /** Of what the other sent. */
  readonly lossHere: number;
  /** Something arrived since the last reading. */
  readonly isArriving: boolean;
}

const share = (lost: number, all: number): number => (all <= 0 ? 0 : Math.min(1, Math.max(0, lost) / all));

/** The counters when the last report came, and what was lost between it and the one before. */
interface Told extends Sent {
  readonly loss: number;
}

/** One look at a line, which the next one is compared with. */
export interface LineLook {
  readonly counters: LineCounters;
  readonly told: OfKinds<Told>;
  readonly reading: LineReading;
}

/** Until the next report the line is as the last one said: that nothing is told is not that nothing is lost. */
function nextTold(before: Told | undefined, now: Sent): Told {
  if (before?.toldAt === now.toldAt) return before;
  const { packets = 0, lost = 0 } = before ?? {};
  return { ...now, loss: share(now.lost - lost, now.packets - packets) };
}

/** What happened since the look before. A new connection counts from zero. */
export function nextLook(before: LineLook | null, now: LineCounters): LineLook {
  const isNew =
    before === null ||
    kinds.some((kind) => now.sent[kind].packets < before.counters.sent[kind].packets) ||
    now.received < before.counters.received;
  const last = isNew ? null : before;
  const since = (field: 'received' | 'receivedLost' | 'bytes') => now[field] - (last?.counters[field] ?? 0);
  const told = {
    audio: nextTold(last?.told.audio, now.sent.audio),
    video: nextTold(last?.told.video, now.sent.video),
  };
  const sent = kinds.map((kind) => {
    const packets = now.sent[kind].packets - (last?.counters.sent[kind].packets ?? 0);
    return { packets, lost: packets * told[kind].loss };
  });
  const sum = (field: 'packets' | 'lost') => sent.reduce((all, own) => all + own[field], 0);
  const reading = {
    loss: share(sum('lost'), sum('packets')),
    roundTrip: now.roundTrip,
    picture: now.picture,
    lossHere: share(since('receivedLost'), since('received') + Math.max(0, since('receivedLost'))),
    isArriving: since('bytes') > 0,
  };
  return { counters: now, told, reading };
}
