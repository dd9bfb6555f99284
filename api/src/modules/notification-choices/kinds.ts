import type { EventType } from 'shared-contracts/schemas/event-types';
import type { NotificationKind } from 'shared-contracts/schemas/notification-choice';

type Kinds = Readonly<Partial<Record<string, NotificationKind>>>;

/**
 * The kind of a notification by its type, or the first word of it. What is not here is always told: a professional's own documents
 * (`document`), a calendar that fails, the end of the plan.
 */
const kindsOfTypes: Kinds = {
  'appointment.room_open': 'reminders',
  'appointment.joined': 'reminders',
  appointment: 'requests',
  documents: 'requests',
  waiting: 'requests',
  message: 'messages',
  review: 'reviews',
  comment: 'comments',
  question: 'comments',
  answer: 'comments',
  advertisement: 'publications',
  invoice: 'invoices',
};

/** The kind of a mail by its template. Mails about the account, its security, plan, documents and calendars have none: they always leave. */
export const kindsOfMails: Kinds = {
  ...Object.fromEntries(
    [
      ...['request_sent', 'request_received', 'accepted', 'accepted_own', 'rejected', 'withdrawn'],
      ...['offer_received', 'offer_declined', 'offer_withdrawn', 'offer_expired_client', 'offer_expired_professional'],
      ...['expired_client', 'expired_professional', 'cancelled', 'cancelled_own', 'proposed', 'moved', 'moved_own'],
      ...['proposal_taken_back', 'proposal_declined', 'proposal_expired', 'waiting_offered'],
    ].map((template) => [template, 'requests' as const]),
  ),
  advertisement_approved: 'publications',
  advertisement_refused: 'publications',
  reminder_24h: 'reminders',
  reminder_1h: 'reminders',
  reminder_15m: 'reminders',
};

/** First words of notifications that have no mail of their own: what stays unread is mailed together (bundle-notifications.ts). */
const bundled: readonly string[] = ['message', 'documents', 'review', 'comment', 'question', 'answer', 'invoice'];

export const isBundled = (type: EventType): boolean => bundled.includes(type.split('.', 1)[0] ?? '');

export const kindOfType = (type: EventType): NotificationKind | null =>
  kindsOfTypes[type] ?? kindsOfTypes[type.split('.', 1)[0] ?? ''] ?? null;
export const kindOfMail = (template: string): NotificationKind | null => kindsOfMails[template] ?? null;
