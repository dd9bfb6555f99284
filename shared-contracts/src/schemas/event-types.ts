/** Events that also create a notification; the type is the translation key, `data` its values (ids, never names). */
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

/** Types of the live events of GET /events: the notifications, and updates of open pages. */
export const eventTypes = [
  ...notificationTypes,
  'message.sent',
  'message.read',
  'review.published',
  'account.confirmed',
] as const;
export type EventType = (typeof eventTypes)[number];

/**
 * First event of GET /events: its id is the reader's position, so that a break before the next event loses nothing. For
 * a new connection, `newestAge` is the age of the newest event in milliseconds, by the database's clock; null without
 * one.
 */
export const openingType = 'stream.opened';
