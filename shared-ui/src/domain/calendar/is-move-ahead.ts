interface MoveTarget {
  readonly start: Date;
  readonly allDay: boolean;
}

/** True when an event may be dropped there: a future instant, or for an all-day event today or later. */
export function isMoveAhead({ start, allDay }: MoveTarget, now: Date): boolean {
  if (!allDay) return start > now;
  return start >= new Date(now.getFullYear(), now.getMonth(), now.getDate());
}
