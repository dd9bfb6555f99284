import * as v from 'valibot';
import { id, instant } from './text.ts';

/** Row of `sessions`, as the person signed in reads it; `endedAt` is null while it can still be used. */
export const accountSession = v.object({
  id,
  userAgent: v.string(),
  createdAt: instant,
  usedAt: instant,
  endedAt: v.nullable(instant),
});
export type AccountSession = v.InferOutput<typeof accountSession>;

/** Line of `audit`, for operators: who did what to which row. */
export const auditEntry = v.object({
  id: v.number(),
  at: instant,
  actorId: v.nullable(id),
  actorRole: v.string(),
  action: v.string(),
  subject: v.string(),
  details: v.record(v.string(), v.unknown()),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;
