/** Entries of the waiting list of one client (decision 122); `days` is the longest window. */
export const waitingLimits = { here: 3, all: 10, days: 92 } as const;
