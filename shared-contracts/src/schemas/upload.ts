import * as v from 'valibot';
import { code, id, instant } from './text.ts';

/** The purpose determines who may upload a file, its size limit and who can read it. */
export const uploadPurposes = ['profile_image', 'logo', 'document', 'appointment'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/**
 * Maximum bytes (specification, section 5): images 1 MB, documents under 4 MB, including those of a request. Codes:
 * IMAGE_TOO_LARGE, DOCUMENT_TOO_LARGE.
 */
export const uploadLimits: Readonly<Record<UploadPurpose, number>> = {
  profile_image: 1_048_576,
  logo: 1_048_576,
  document: 4_194_303,
  appointment: 4_194_303,
};

/** Pixel limit of a jpg or png; code PIXELS_TOO_MANY. */
export const uploadPixels = 40_000_000;

/**
 * POST /uploads: a multipart form with `purpose` and then `file`, whose type is detected from its content and must be
 * allowed for the purpose. Codes: FILE_TYPE_INVALID, SVG_NOT_ALLOWED, IMAGE_TOO_LARGE, DOCUMENT_TOO_LARGE,
 * PIXELS_TOO_MANY, FILE_TOO_COMPLEX, RATE_LIMITED.
 */
export const uploadPurpose = v.picklist(uploadPurposes, code('INVALID'));

/** Accepted file types, detected from the content. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/svg+xml'] as const;
/** Types for an appointment; PDF files are stored unmodified (decision 033). */
export const appointmentUploadTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type UploadType = (typeof uploadTypes)[number] | (typeof appointmentUploadTypes)[number];

/** Accepted types of a purpose. */
export const uploadTypesOf = (purpose: UploadPurpose): readonly UploadType[] =>
  purpose === 'appointment' ? appointmentUploadTypes : uploadTypes;

/** A file in a form: `type` and `size` of a `File`. */
export const uploadFile = (purpose: UploadPurpose) =>
  v.object({
    type: v.picklist(uploadTypesOf(purpose), code('FILE_TYPE_INVALID')),
    size: v.pipe(
      v.number(),
      v.minValue(1, code('REQUIRED')),
      v.maxValue(uploadLimits[purpose], code(tooLarge(purpose))),
    ),
  });

/** The code for a file that is too large for its purpose. */
export const tooLarge = (purpose: UploadPurpose): 'DOCUMENT_TOO_LARGE' | 'IMAGE_TOO_LARGE' =>
  purpose === 'document' || purpose === 'appointment' ? 'DOCUMENT_TOO_LARGE' : 'IMAGE_TOO_LARGE';

/** Response of POST /uploads. An unused file is deleted after a day. */
export const upload = v.object({
  id,
  purpose: uploadPurpose,
  contentType: v.picklist([...uploadTypes, 'application/pdf']),
  bytes: v.number(),
  /** URL of an image, a path on the API host; null for documents, which have their own links. */
  url: v.nullable(v.string()),
  createdAt: instant,
});
export type Upload = v.InferOutput<typeof upload>;
