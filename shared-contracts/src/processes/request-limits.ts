/**
 * What one client may ask for (booking-rules.md, "One client cannot fill a diary"). `here` is with one professional. Requests, and changes of them by
 * either party, each leave a mail with the other: whoever has made `actsHere` opens nothing more for a day, and still ends what they have opened.
 */
export const requestLimits = { waiting: 10, waitingHere: 3, requestsADay: 20, actsHereADay: 12 } as const;
