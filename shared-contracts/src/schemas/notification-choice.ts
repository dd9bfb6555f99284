import * as v from 'valibot';
import { code, id } from './text.ts';

/** What may be told; security mails and decisions about documents are not among them. */
export const notificationKinds = [
  'requests',
  'reminders',
  'reviews',
  'comments',
  'messages',
  'publications',
  'invoices',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationKind = v.picklist(notificationKinds, code('INVALID'));

/** Where something may be told. The browser shows what the bell has, so it says nothing of what is not told in the app. */
export const channels = ['inApp', 'byMail', 'bySms', 'inBrowser'] as const;
export type Channel = (typeof channels)[number];

const choices = { inApp: v.boolean(), byMail: v.boolean(), bySms: v.boolean(), inBrowser: v.boolean() };

/** Row of `notification_choices`, for its owner. A kind without a row is told everywhere. */
export const notificationChoice = v.object({ id, kind: notificationKind, ...choices });
export type NotificationChoice = v.InferOutput<typeof notificationChoice>;

/** POST /base/notification_choices/create: sets the choice of a kind, also again. Channels that are left out stay as they are. */
export const notificationChoiceInput = v.object({ kind: notificationKind, ...v.partial(v.object(choices)).entries });
export type NotificationChoiceInput = v.InferInput<typeof notificationChoiceInput>;

/** Where each kind is told at present. By SMS only to a confirmed number. */
export const notificationChannels: Readonly<Record<NotificationKind, readonly Channel[]>> = {
  requests: ['inApp', 'byMail', 'bySms', 'inBrowser'],
  reminders: ['inApp', 'byMail', 'bySms', 'inBrowser'],
  reviews: ['inApp', 'byMail', 'inBrowser'],
  comments: ['inApp', 'byMail', 'inBrowser'],
  messages: ['inApp', 'byMail', 'inBrowser'],
  publications: ['inApp', 'byMail', 'inBrowser'],
  invoices: ['inApp', 'byMail', 'inBrowser'],
};
