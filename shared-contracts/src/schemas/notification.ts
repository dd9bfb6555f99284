import * as v from 'valibot';
import { id, instant } from './text.ts';

/** PUT /base/notifications/update/{id}: read, or (null) unread again. */
export const notificationRead = v.object({ readAt: v.nullable(instant) });

/** POST /notifications/read-all: everything up to the newest one that the reader has seen. */
export const notificationsRead = v.object({ until: instant });

/** Row of `notifications`; `type` is the translation key, `data` its values. */
export const notification = v.object({
  id,
  type: v.string(),
  data: v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
  readAt: v.nullable(instant),
  createdAt: instant,
  /** The reader wants the browser to show it where no page of theirs is looked at. */
  inBrowser: v.boolean(),
  /** What it is about does not exist any more, or is hidden from the reader. */
  isGone: v.boolean(),
  /** Of the waiting list: the appointment that the wait ended in. */
  bookedId: v.optional(v.nullable(id)),
});
export type Notification = v.InferOutput<typeof notification>;
