import * as v from 'valibot';
import { textLimits } from './text-limits.ts';
import { code, requiredText } from './text.ts';

/** PUT …/update/{id} by a user who reports a text. */
export const report = v.strictObject({ reportReason: requiredText(textLimits.report) });

/** PUT …/update/{id} by an operator: hidden, or visible again. */
export const moderationDecision = v.strictObject({ moderation: v.picklist(['visible', 'hidden'], code('INVALID')) });
