import * as v from 'valibot';
import { calendarDate, id } from './text.ts';

/** POST /profile-views: somebody looks at a public profile. The same visitor is counted once a day. */
export const profileView = v.strictObject({ professionalId: id });
/** POST /article-views: somebody has read an article. The same reader is counted once a day. */
export const articleView = v.strictObject({ articleId: id });

/** Row of `profile_days`, for the professional alone. Days are those of the practice’s time zone. */
export const profileDay = v.object({ id, day: calendarDate, views: v.number() });
export type ProfileDay = v.InferOutput<typeof profileDay>;
