import * as v from 'valibot';
import { authorCard } from './author-card.ts';
import { id, instant } from './text.ts';

/** POST /base/follows/create, by a client; idempotent. */
export const followInput = v.object({ professionalId: id });
export type FollowInput = v.InferInput<typeof followInput>;

/** Row of `follows`, for the client only. */
export const follow = v.object({ id, professionalId: id, createdAt: instant, professional: authorCard });
