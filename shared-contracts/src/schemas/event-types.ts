/** What becomes a notification as well as a live event; the type names its words, `data` fills them (ids, never names). */
export const notificationTypes = [
  'appointment.requested',
  'appointment.accepted',
  'appointment.rejected',
  'appointment.withdrawn',
  'appointment.expired',
  'appointment.cancelled',
  'appointment.done',
  'appointment.no_show',
  'appointment.proposed',
  'appointment.moved',
  'appointment.proposal_declined',
  'appointment.proposal_expired',
  'message.received',
  'review.received',
  'review.replied',
  'comment.received',
  'question.answered',
  'answer.best',
  'invoice.issued',
  'invoice.paid',
  'invoice.void',
  'document.accepted',
  'document.refused',
  'document.expiring',
  'document.expired',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Types of the live events of GET /events: the notifications, and what only keeps open pages true. */
export const eventTypes = [
  ...notificationTypes,
  'message.sent',
  'message.read',
  'review.published',
  'account.confirmed',
] as const;
export type EventType = (typeof eventTypes)[number];

/**
 * What GET /events says first: its id is where the reader stands, so that a break before the first event loses nothing. For who does not
 * resume, `newestAge` is how many milliseconds ago their newest event was, by the database's clock; null when there is none.
 */
export const openingType = 'stream.opened';
