import { callTypes } from 'shared-contracts/schemas/vocabulary';
import { freeSlots } from './free-slots.ts';
import { compileSchedule } from './schedule.ts';
import type { Busy, Calendar, Schedule, Diary, Offer } from './types.ts';
import { dayIn } from './zone-offsets.ts';

const DAY = 1440;
const QUARTER = 15;
const QUARTERS = 96;
const TYPE_SETS = 2 ** callTypes.length;

/** Quarter-hours of a UTC day in which a free slot of one length starts, for exactly these call types. */
export interface DayMask {
  /** Since the epoch. */
  readonly day: number;
  /** One bit per entry of `callTypes`; most days have a single combination. */
  readonly types: number;
  readonly minutes: number;
  /** The 96 digits of a `bit(96)`. */
  readonly mask: string;
}

/** The professional's local day at `now`. */
export const localDay = ({ timeZone }: Pick<Calendar, 'timeZone'>, now: number): number => dayIn(timeZone, now);

/** The last bookable local day at `now`. */
export const lastBookableDay = (calendar: Calendar, now: number): number =>
  localDay(calendar, now) + calendar.horizonDays;

interface Masked extends Pick<Diary, 'calendar' | 'busy' | 'counted'> {
  readonly offers: readonly Pick<Offer, 'minutes' | 'callTypes'>[];
}

interface MaskedDays {
  readonly fromDay: number;
  readonly toDay: number;
  readonly now: number;
}

/** The masks of a diary: consultations of one length share theirs, which is open for the call types of any of them. */
export function masksOf({ calendar, offers, busy, counted }: Masked, days: MaskedDays): DayMask[] {
  const lengths = Map.groupBy(offers, ({ minutes }) => minutes);
  return [...lengths].flatMap(([slotMinutes, sharing]) => {
    const callTypes = sharing.flatMap((offer) => offer.callTypes);
    return masksOfLength(compileSchedule({ ...calendar, slotMinutes, callTypes }), busy, days, counted);
  });
}

/**
 * The masks of the UTC days `fromDay` to `toDay` (inclusive), up to the horizon; days without a start have none. The minimum
 * notice depends on the current time, so readers of masks apply it (modules/professionals-search).
 */
function masksOfLength(schedule: Schedule, busy: Busy, days: MaskedDays, counted: Busy): DayMask[] {
  const timeless = days.fromDay * DAY - 2 * DAY; // before every local day that overlaps fromDay, so that "now" cuts nothing
  const horizonDays = localDay(schedule, days.now) + schedule.horizonDays - localDay(schedule, timeless);
  const window = { from: days.fromDay * DAY, to: (days.toDay + 1) * DAY, now: timeless };
  const found = freeSlots({ ...schedule, minimumNoticeMinutes: 0, horizonDays }, busy, window, counted);
  const masks = new Map<number, { day: number; types: number; quarters: Set<number> }>();
  found.starts.forEach((start, index) => {
    const [day, types] = [Math.floor(start / DAY), found.types[index] ?? 0];
    const key = day * TYPE_SETS + types;
    const one = masks.get(key) ?? { day, types, quarters: new Set() };
    masks.set(key, one);
    one.quarters.add(Math.floor(start / QUARTER) - day * QUARTERS);
  });
  return [...masks.values()].map(({ day, types, quarters }) => ({
    day,
    types,
    minutes: schedule.slotMinutes,
    mask: digits(quarters),
  }));
}

function digits(set: ReadonlySet<number>): string {
  let text = '';
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) text += set.has(quarter) ? '1' : '0';
  return text;
}
