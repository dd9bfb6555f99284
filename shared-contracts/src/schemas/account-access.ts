import * as v from 'valibot';
import { id, instant } from './text.ts';

/** A session of the user, as GET /auth/sessions lists it. */
export const accountSession = v.object({
  id,
  /** User agent. */
  userAgent: v.string(),
  createdAt: instant,
  usedAt: instant,
  /** The caller's own session. */
  isCurrent: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof accountSession>;
const pendingEmail = v.nullable(v.object({ email: v.string(), expiresAt: instant }));
/** GET /auth/email-change: the e-mails that wait for their confirmation. */
export const emailChange = v.object({ pending: pendingEmail, recovery: v.optional(pendingEmail, null) });
export type EmailChange = v.InferOutput<typeof emailChange>;

export const exportStates = ['waiting', 'running', 'ready', 'failed'] as const;
/** GET and POST /auth/exports: the latest archive of one's data. `done` of `total` parts are written; `url` is null unless it is ready. */
export const dataExport = v.object({
  id,
  state: v.picklist(exportStates),
  done: v.number(),
  total: v.number(),
  size: v.nullable(v.number()),
  createdAt: instant,
  /** The archive is removed then. */
  expiresAt: instant,
  url: v.nullable(v.string()),
});
export type DataExport = v.InferOutput<typeof dataExport>;
export const latestExport = v.object({ export: v.nullable(dataExport) });
