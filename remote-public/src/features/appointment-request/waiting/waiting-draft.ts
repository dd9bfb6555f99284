/** Name of the form of the waiting list among the drafts of the page. */
export const waitingDraft = 'waiting';
