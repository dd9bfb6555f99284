import * as v from 'valibot';
import { code, requiredText } from './text.ts';

/** State of what people write in public: `reported` is still shown until an operator has looked. */
export const moderationStates = ['visible', 'reported', 'hidden'] as const;
export type ModerationState = (typeof moderationStates)[number];

/** PUT …/update/{id} by somebody who finds that a text should not be there. */
export const report = v.strictObject({ reportReason: requiredText(500) });

/** PUT …/update/{id} by an operator: hidden, or visible again. */
export const moderationDecision = v.strictObject({ moderation: v.picklist(['visible', 'hidden'], code('INVALID')) });
