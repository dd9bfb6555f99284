/** Events that also create a notification; the type is the translation key, `data` its values (ids, never names). */
export const notificationTypes = [
  'appointment.requested',
  'appointment.call_requested',
  'appointment.offered',
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
  'appointment.failed',
  'appointment.room_open',
  'appointment.joined',
  'appointment.outcome',
  'documents.asked',
  'documents.answered',
  'message.received',
  'review.received',
  'review.replied',
  'review.decided',
  'comment.received',
  'comment.hidden',
  'comment.restored',
  'question.answered',
  'answer.best',
  'invoice.issued',
  'invoice.paid',
  'invoice.void',
  'document.accepted',
  'document.refused',
  'document.expiring',
  'document.expired',
  'advertisement.approved',
  'advertisement.refused',
  'calendar.failed',
  'plan.ended',
  'waiting.offered',
  'waiting.lapsed',
  'waiting.ended',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/**
 * Types of the live events of GET /events: the notifications, and updates of open pages. `typing.started` ({conversationId, userId}),
 * `room.…` (schemas/meeting) and `question.asked` ({category}, to every professional whose stream asks by {@link acceptsNews}) are told
 * to open streams only and never resumed: their id is that of the event before them.
 */
export const eventTypes = [
  ...notificationTypes,
  'appointment.checked',
  'appointment.documents',
  'message.sent',
  'message.read',
  'conversation.changed',
  'typing.started',
  'question.asked',
  'room.presence',
  'room.signal',
  'room.replaced',
  'review.published',
  'review.changed',
  'account.confirmed',
  'advertisement.changed',
  'calendar.refreshed',
  'account.changed',
  'notification.changed',
  'waiting.changed',
] as const;
export type EventType = (typeof eventTypes)[number];

/** `Accept` of a stream that wants what is told to everybody: bells of before that would count their notifications at each. */
export const acceptsNews = 'text/event-stream; news=everybody';

/**
 * First event of GET /events: its id is the reader's position, so that a break before the next event loses nothing. For
 * a new connection, `newestAge` is the age of the newest event in milliseconds, by the database's clock; null without
 * one.
 */
export const openingType = 'stream.opened';
