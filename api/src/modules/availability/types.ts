import type { OfferedFee } from 'shared-contracts/schemas/slots';
import type { BookingLimits, ReachedLimit } from 'shared-contracts/schemas/booking-limits';
import type { CallType } from 'shared-contracts/schemas/vocabulary';

/** Half-open range of minutes of a local day (0 to 1440). */
export interface DayRange {
  readonly start: number;
  readonly end: number;
}

/** Ranges of a day, merged and in order, that hold for the same call types (a bit per entry of `callTypes`). */
export interface HourGroup {
  readonly types: number;
  readonly ranges: readonly DayRange[];
}

/** What decides which slots of one length a professional offers, in the integers that {@link freeSlots} works on. */
export interface Schedule {
  readonly timeZone: string;
  readonly slotMinutes: number;
  readonly bufferMinutes: number;
  readonly minimumNoticeMinutes: number;
  readonly horizonDays: number;
  /** The availability date, as a local day since the epoch: nothing is offered before it. */
  readonly firstDay: number;
  readonly limits: readonly ReachedLimit[];
  /** By ISO weekday less one: Monday is 0. */
  readonly week: readonly (readonly HourGroup[])[];
  /** By local day since the epoch; an empty list closes the day. */
  readonly exceptions: ReadonlyMap<number, readonly HourGroup[]>;
}

/** What a professional has set for appointments of every length, as the database gives it. */
export interface Calendar {
  readonly timeZone: string;
  readonly bufferMinutes: number;
  readonly minimumNoticeMinutes: number;
  readonly horizonDays: number;
  readonly availableDate?: string | null;
  readonly bookingLimits?: BookingLimits;
  readonly rules: readonly { weekday: number; startTime: string; endTime: string; callTypes: readonly CallType[] }[];
  readonly exceptions: readonly { date: string; ranges: readonly { start: string; end: string }[] }[];
}

/** The rows a schedule is made of. */
export interface ScheduleRows extends Calendar {
  readonly slotMinutes: number;
  readonly callTypes: readonly CallType[];
}

/** Time that is taken: start and end minutes alternating, in order of start, half-open. */
export type Busy = ArrayLike<number>;

/** An active consultation, as far as it decides the slots. */
export interface Offer {
  readonly id: string;
  readonly minutes: number;
  readonly callTypes: readonly CallType[];
  readonly fee: OfferedFee;
  /** By which fees are compared: `comparable_fee`. */
  readonly feeRank: number;
}

/** What a professional offers and what is booked. */
export interface Diary {
  readonly professionalId: string;
  readonly timeZone: string;
  /** Verified, not lapsed, and not deleted: bookable. */
  readonly isVerified: boolean;
  readonly calendar: Calendar;
  readonly limits: readonly ReachedLimit[];
  /** In their order; the first is the default. */
  readonly offers: readonly Offer[];
  readonly busy: Busy;
  /** Appointments that count towards booking limits, in every period that a day of the window belongs to; empty without limits. */
  readonly counted: Busy;
}
