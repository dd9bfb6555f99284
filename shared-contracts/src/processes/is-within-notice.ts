const HOUR = 3_600_000;

/**
 * True when it is too late for a client to cancel or move an appointment online: within the professional's notice
 * period (booking-rules.md).
 */
export const isWithinNotice = (startsAt: Date, now: Date, noticeHours: number): boolean =>
  startsAt.getTime() - now.getTime() < noticeHours * HOUR;
