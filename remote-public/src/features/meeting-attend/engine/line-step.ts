/** What is still sent, from all to nothing that suffices: then the phone is offered. */
export const lineSteps = ['full', 'small', 'no_picture', 'low_sound', 'phone'] as const;
export type LineStep = (typeof lineSteps)[number];

/** Measured over the last seconds. */
export interface LineSample {
  /** Lost packets of those that were sent, from 0 to 1. */
  readonly loss: number;
  /** In milliseconds; null while unknown. */
  readonly roundTrip: number | null;
  /** What the browser leaves the picture that it sends, in bits a second; null where the line is not what limits it. */
  readonly picture?: number | null;
}

export interface LineState {
  readonly step: LineStep;
  /** Poor and good samples in a row. */
  readonly poor: number;
  readonly good: number;
  /** Samples in a row in which the line left next to nothing for the picture. */
  readonly starved: number;
  /** So many good ones lead a step up; more after each climb that did not last. */
  readonly patience: number;
  /** Samples since the last climb. One that was asked for is no news from the start. */
  readonly sinceClimb: number;
  /** The shortest round trip, which follows a line that has become longer: a far line is not a full one. */
  readonly best: number | null;
  /** The shortest of the last samples, and how many they are. */
  readonly floor: number | null;
  readonly floorOf: number;
}

/** A sample every two seconds. */
export const sampleEvery = 2_000;

/** So many samples long a climb is news. */
export const climbIsNews = 3;
const patienceAtFirst = 5;
const patienceAtMost = 40;
/** Below, a picture is blocks, and takes from the sound. In bits a second. */
const pictureAtLeast = 60_000;
/** So long browsers take to find out what a line carries. */
const starvedUntilDown = 5;
/** A climb that lasted so long has proved itself. */
const provenAfter = 30;
/** All of so many samples have to lie above the shortest round trip before it follows them. */
const floorAfter = 10;
/** A smaller rise is noise. */
const riseAtLeast = 25;
/** Poor samples in a row that lead a step down: sound is given up last. */
const poorUntilDown: Readonly<Record<LineStep, number>> = {
  full: 2,
  small: 2,
  no_picture: 3,
  low_sound: 5,
  phone: Infinity,
};

export const firstLine: LineState = {
  step: 'full',
  poor: 0,
  good: 0,
  starved: 0,
  patience: patienceAtFirst,
  sinceClimb: provenAfter,
  best: null,
  floor: null,
  floorOf: 0,
};

export type LineQuality = 'good' | 'fair' | 'poor';

const isStarved = ({ picture }: LineSample): boolean => typeof picture === 'number' && picture < pictureAtLeast;

/** Queues that grow show before packets are lost: the round trip is compared with the shortest one. */
export function qualityOf(sample: LineSample, best: number | null): LineQuality {
  const { loss, roundTrip } = sample;
  const delay = roundTrip === null || best === null ? 0 : roundTrip - best;
  if (loss >= 0.06 || delay >= 400 || (roundTrip ?? 0) >= 2_500) return 'poor';
  return loss <= 0.025 && delay <= 150 && !isStarved(sample) ? 'good' : 'fair';
}

const move = (step: LineStep, by: 1 | -1): LineStep => lineSteps[lineSteps.indexOf(step) + by] ?? step;

/**
 * The shortest round trip falls at once. It rises half of the way, and only while less than all is sent: the queue that the picture itself
 * makes is no longer line.
 */
function baseOf(line: LineState, { roundTrip }: LineSample): Pick<LineState, 'best' | 'floor' | 'floorOf'> {
  const { best, step } = line;
  if (roundTrip === null) return { best, floor: line.floor, floorOf: line.floorOf };
  if (best === null || roundTrip <= best) return { best: roundTrip, floor: null, floorOf: 0 };
  const floor = Math.min(roundTrip, line.floor ?? Infinity);
  const floorOf = line.floorOf + 1;
  if (floorOf < floorAfter) return { best, floor, floorOf };
  const hasRisen = step !== 'full' && floor - best >= riseAtLeast;
  return { best: hasRisen ? Math.round((best + floor) / 2) : best, floor: null, floorOf: 0 };
}

/** The line after one more sample. Down soon, up after a while, and more slowly each time that it did not last. */
export function nextLine(line: LineState, sample: LineSample): LineState {
  const base = baseOf(line, sample);
  const quality = qualityOf(sample, base.best);
  const sinceClimb = line.sinceClimb + 1;
  const poor = quality === 'poor' ? line.poor + 1 : 0;
  const good = quality === 'good' ? line.good + 1 : 0;
  // A browser that sends less in time loses nothing: the line seems good.
  const starved = isStarved(sample) && (line.step === 'full' || line.step === 'small') ? line.starved + 1 : 0;
  const next = { ...line, ...base, poor, good, starved, sinceClimb };
  if (poor >= poorUntilDown[line.step] || starved >= starvedUntilDown) {
    const patience = sinceClimb < provenAfter ? Math.min(line.patience * 2, patienceAtMost) : line.patience;
    return { ...next, step: move(line.step, 1), poor: 0, starved: 0, patience };
  }
  if (line.step !== 'full' && good >= line.patience)
    return { ...next, step: move(line.step, -1), good: 0, sinceClimb: 0 };
  return sinceClimb === provenAfter * 4 ? { ...next, patience: patienceAtFirst } : next;
}

/** Somebody asks for the picture again, now. */
export const retryLine = (line: LineState): LineState => ({
  ...line,
  step: 'full',
  poor: 0,
  good: 0,
  starved: 0,
  sinceClimb: climbIsNews,
});
