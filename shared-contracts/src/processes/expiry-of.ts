const HOUR = 3_600_000;

/** Response time of a professional, and minimum time before the start (booking-rules.md). */
const expiryRules = { answerWithinHours: 48, beforeStartHours: 2 } as const;

/** When an unanswered request expires: after 48 h, 2 h before the start at the latest, or at the start for a later request. */
export function expiryOf(now: Date, startsAt: Date): Date {
  const start = startsAt.getTime();
  const beforeStart = start - expiryRules.beforeStartHours * HOUR;
  const latest = beforeStart > now.getTime() ? beforeStart : start;
  return new Date(Math.min(now.getTime() + expiryRules.answerWithinHours * HOUR, latest));
}
