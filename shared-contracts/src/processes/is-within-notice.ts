const HOUR = 3_600_000;

/** Whether it is too late for a client to cancel or move an appointment online: less than the professional's notice is left (booking-rules.md). */
export const isWithinNotice = (startsAt: Date, now: Date, noticeHours: number): boolean =>
  startsAt.getTime() - now.getTime() < noticeHours * HOUR;
