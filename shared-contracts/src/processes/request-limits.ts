/**
 * Limits of one client (booking-rules.md, "One client cannot fill a diary"). `here` is with one professional. Requests,
 * and changes by either party, each send a mail to the other: whoever has made `actsHere` can open nothing more for a
 * day, but can still end what they have opened.
 */
export const requestLimits = { waiting: 10, waitingHere: 3, requestsADay: 20, actsHereADay: 12 } as const;
