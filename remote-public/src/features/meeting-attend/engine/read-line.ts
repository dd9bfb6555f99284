import type { MeetingMedia } from 'shared-contracts/schemas/meeting';
import type { LineSample } from './line-step.ts';

/** What the counters of a connection said at one moment. */
export interface LineCounters {
  readonly sent: number;
  readonly sentLost: number;
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
  const sum = { sent: 0, sentLost: 0, received: 0, receivedLost: 0, bytes: 0, sound: 0 };
  const trips: number[] = [];
  let picture: number | null = null;
  for (const stat of report) {
    if (stat.type === 'outbound-rtp') sum.sent += numberOf(stat['packetsSent']);
    // A shared screen is never made smaller, and says no reason.
    const isLimited = sends.sharing || (sends.camera && stat['qualityLimitationReason'] === 'bandwidth');
    if (isLimited && typeof stat['targetBitrate'] === 'number') picture = stat['targetBitrate'];
    if (stat.type === 'remote-inbound-rtp') sum.sentLost += numberOf(stat['packetsLost']);
    if (stat.type === 'inbound-rtp') {
      sum.received += numberOf(stat['packetsReceived']);
      sum.receivedLost += numberOf(stat['packetsLost']);
      sum.bytes += numberOf(stat['bytesReceived']);
      if (stat['kind'] === 'audio') sum.sound += numberOf(stat['bytesReceived']);
    }
    if (
      stat.type === 'candidate-pair' &&
      stat['nominated'] === true &&
      typeof stat['currentRoundTripTime'] === 'number'
    )
      trips.push(stat['currentRoundTripTime'] * 1000);
    if (stat.type === 'remote-inbound-rtp' && typeof stat['roundTripTime'] === 'number')
      trips.push(stat['roundTripTime'] * 1000);
  }
  return { ...sum, picture, roundTrip: trips.length === 0 ? null : Math.round(Math.max(...trips)) };
}

export interface LineReading extends LineSample {
  /** Of what the other sent. */
  readonly lossHere: number;
  /** Something arrived since the last reading. */
  readonly isArriving: boolean;
}

const share = (lost: number, all: number): number => (all <= 0 ? 0 : Math.min(1, Math.max(0, lost) / all));

/** What happened between two moments. A new connection counts from zero. */
export function readLine(before: LineCounters | null, now: LineCounters): LineReading {
  const from = before === null || now.sent < before.sent || now.received < before.received ? null : before;
  const since = (field: Exclude<keyof LineCounters, 'roundTrip' | 'picture'>) => now[field] - (from?.[field] ?? 0);
  return {
    loss: share(since('sentLost'), since('sent')),
    roundTrip: now.roundTrip,
    picture: now.picture,
    lossHere: share(since('receivedLost'), since('received') + Math.max(0, since('receivedLost'))),
    isArriving: since('bytes') > 0,
  };
}
