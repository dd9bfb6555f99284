/** How long the switch "available now" holds. */
export const availableForHours = 4;

/** When a switch that was set at `since` ends by itself. */
export const switchEndOf = (since: string): Date => new Date(Date.parse(since) + availableForHours * 3_600_000);

/** How long a professional has to answer somebody who asks for a call now. */
export const callAnswerMinutes = 10;
