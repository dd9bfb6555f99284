import * as v from 'valibot';
import { code, requiredText } from './text.ts';
import { textLimits } from './text-limits.ts';

/** State of a public text: `reported` stays visible until an operator has reviewed it. */
export const moderationStates = ['visible', 'reported', 'hidden'] as const;
export type ModerationState = (typeof moderationStates)[number];

/** PUT …/update/{id} by a user who reports a text. */
export const report = v.strictObject({ reportReason: requiredText(textLimits.report) });

/** PUT …/update/{id} by an operator: hidden, or visible again. */
export const moderationDecision = v.strictObject({ moderation: v.picklist(['visible', 'hidden'], code('INVALID')) });
