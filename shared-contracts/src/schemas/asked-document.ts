import * as v from 'valibot';
import { code, id, instant, requiredLine } from './text.ts';
import { textLimits } from './text-limits.ts';

/** Of one appointment, those that came among them; one more is LIMIT_EXCEEDED. */
export const mostAsked = 10;

const name = requiredLine(textLimits.askedDocument);

/**
 * POST /base/asked_documents/create and create-many (all of one appointment), by the professional, until the appointment ends (then
 * TRANSITION_NOT_ALLOWED, as for all that follows).
 */
export const askedDocumentInput = v.object({ appointmentId: id, name });

/** PUT /base/asked_documents/update/{id}, by the client, before it came: they do not have it, or do after all. */
export const askedDocumentAnswer = v.object({ isUnavailable: v.boolean(code('INVALID')) });

/** Several names as a form has them, one a line. Codes: REQUIRED, TOO_LONG of one, LIMIT_EXCEEDED beyond `most`. */
export const writtenNames = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text): string[] => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)),
    v.nonEmpty(code('REQUIRED')),
    v.maxLength(most, code('LIMIT_EXCEEDED')),
    v.array(name),
  );

/** Row of `asked_documents`: what a professional asks the client of an appointment for, by its name. */
export const askedDocument = v.object({
  id,
  appointmentId: id,
  name: v.string(),
  /** The document of the appointment that came for it. */
  documentId: v.nullable(id),
  /** The client says that they do not have it. */
  isUnavailable: v.boolean(),
  /** Neither of both yet. */
  isAwaited: v.boolean(),
  createdAt: instant,
});
export type AskedDocument = v.InferOutput<typeof askedDocument>;
