import type { MeetingMedia } from 'shared-contracts/schemas/meeting';
import type { LineSample } from './line-step.ts';

type OfKinds<Value> = Readonly<Record<'audio' | 'video', Value>>;

/** What is sent of one kind, and what the other tells of it. */
interface Sent {
  readonly packets: number;
  readonly lost: number;
  /**
   * When the last report came, 0 while there is none: of a picture one a second, of sound one in five (RFC 3550, 6.2), and some are lost
   * as well.
   */
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
  readonly picture: number | null;
  /** In milliseconds, of the path, which browsers may measure twice a minute only. */
  readonly pathTrip: number | null;
  /** Of the last report, which grows old once nothing is sent any more. */
  readonly toldTrip: number | null;
}

interface Stat {
  readonly type: string;
  readonly [field: string]: unknown;
}

const inMilliseconds = (seconds: unknown): number | null =>
  typeof seconds === 'number' ? Math.round(seconds * 1000) : null;
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Adds up the counters of sound and picture. */
export function readCounters(
  report: Iterable<Stat>,
  sends: Pick<MeetingMedia, 'camera' | 'sharing'> = { camera: false, sharing: false },
): LineCounters {
  const sent = { audio: { packets: 0, lost: 0, toldAt: 0 }, video: { packets: 0, lost: 0, toldAt: 0 } };
  const sum = { received: 0, receivedLost: 0, bytes: 0, sound: 0 };
  let picture: number | null = null;
  let pathTrip: number | null = null;
  let toldTrip = { at: -1, trip: null as number | null };
  for (const stat of report) {
    const own = sent[stat['kind'] === 'video' ? 'video' : 'audio'];
    if (stat.type === 'outbound-rtp') own.packets += numberOf(stat['packetsSent']);
    // A shared screen is never made smaller, and says no reason.
    const isLimited = sends.sharing || (sends.camera && stat['qualityLimitationReason'] === 'bandwidth');
    if (isLimited && typeof stat['targetBitrate'] === 'number') picture = stat['targetBitrate'];
    if (stat.type === 'remote-inbound-rtp') {
      own.lost += numberOf(stat['packetsLost']);
      own.toldAt = numberOf(stat['timestamp']);
      const trip = inMilliseconds(stat['roundTripTime']);
      if (trip !== null && own.toldAt > toldTrip.at) toldTrip = { at: own.toldAt, trip };
    }
    if (stat.type === 'inbound-rtp') {
      sum.received += numberOf(stat['packetsReceived']);
      sum.receivedLost += numberOf(stat['packetsLost']);
      sum.bytes += numberOf(stat['bytesReceived']);
      if (stat['kind'] === 'audio') sum.sound += numberOf(stat['bytesReceived']);
    }
    if (stat.type === 'candidate-pair' && stat['nominated'] === true)
      pathTrip = inMilliseconds(stat['currentRoundTripTime']) ?? pathTrip;
  }
  return { sent, ...sum, picture, pathTrip, toldTrip: toldTrip.trip };
}

export interface LineReading extends LineSample {
  /** Of what the other sent. */
  readonly lossHere: number;
  /** Something arrived since the last reading. */
  readonly isArriving: boolean;
}

const share = (lost: number, all: number): number => (all <= 0 ? 0 : Math.min(1, Math.max(0, lost) / all));

/** What a look found of one kind that is sent. */
interface KindLook {
  readonly packets: number;
  /** Sent since the look before. */
  readonly fresh: number;
  /** As the last report found it. */
  readonly told: Sent;
  /** Of what was sent between the last two reports. */
  readonly loss: number;
  /** The line was cut since the last report. */
  readonly isCut: boolean;
}

/** One look at a line, which the next one is compared with. */
export interface LineLook {
  readonly counters: LineCounters;
  readonly kinds: OfKinds<KindLook>;
  readonly reading: LineReading;
}

const unseen: KindLook = { packets: 0, fresh: 0, told: { packets: 0, lost: 0, toldAt: 0 }, loss: 0, isCut: false };

/** Until the next report a kind is as the last one said: that nothing is told is not that nothing is lost. */
function nextOfKind(before: KindLook, now: Sent, isCut: boolean): KindLook {
  // Some browsers count nothing of a kind while it is not sent.
  if (now.packets === 0) return { ...before, fresh: 0, loss: 0 };
  const last = now.packets < before.packets ? unseen : before;
  const { packets } = now;
  const fresh = packets - last.packets;
  const seen = { packets, fresh };
  const isNew = now.toldAt !== 0 && now.toldAt !== last.told.toldAt;
  // What a cut has lost says nothing of the line after it: the first report is only what the next one is compared with.
  if (isCut || last.isCut) return { ...seen, told: isNew ? now : last.told, loss: 0, isCut: isCut || !isNew };
  // Of a kind that is not sent the last loss grows old.
  if (!isNew) return { ...last, ...seen, loss: fresh === 0 ? 0 : last.loss };
  return { ...seen, told: now, loss: share(now.lost - last.told.lost, packets - last.told.packets), isCut: false };
}

/** What happened since the look before. `isCut`: for a while nothing came. */
export function nextLook(before: LineLook | null, now: LineCounters, isCut = false): LineLook {
  // Fewer than before: a kind is no longer counted, or from zero again.
  const last = before === null || now.received < before.counters.received ? null : before;
  const since = (field: 'received' | 'receivedLost' | 'bytes') => now[field] - (last?.counters[field] ?? 0);
  const ofKind = (kind: keyof LineCounters['sent']) => nextOfKind(before?.kinds[kind] ?? unseen, now.sent[kind], isCut);
  const kinds = { audio: ofKind('audio'), video: ofKind('video') };
  const both = [kinds.audio, kinds.video];
  const sent = both.reduce((all, { fresh }) => all + fresh, 0);
  const lost = both.reduce((all, { fresh, loss }) => all + fresh * loss, 0);
  const reading = {
    loss: share(lost, sent),
    // Where nothing is sent no report comes any more; the path is measured all the same.
    roundTrip: sent === 0 ? (now.pathTrip ?? now.toldTrip) : (now.toldTrip ?? now.pathTrip),
    picture: now.picture,
    lossHere: isCut ? 0 : share(since('receivedLost'), since('received') + Math.max(0, since('receivedLost'))),
    isArriving: since('bytes') > 0,
  };
  return { counters: now, kinds, reading };
}
