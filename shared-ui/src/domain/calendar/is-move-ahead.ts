interface MoveTarget {
  readonly start: Date;
  readonly allDay: boolean;
}

/** Whether an event may come to stand there: a moment still to come, or for an all-day event a day from today on. */
export function isMoveAhead({ start, allDay }: MoveTarget, now: Date): boolean {
  if (!allDay) return start > now;
  return start >= new Date(now.getFullYear(), now.getMonth(), now.getDate());
}
