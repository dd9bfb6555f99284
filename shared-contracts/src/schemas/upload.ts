import * as v from 'valibot';
import { code, id, instant } from './text.ts';

/** What a file is for decides who may send it, how large it may be and who sees it. */
export const uploadPurposes = ['profile_image', 'logo', 'document', 'appointment'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/**
 * Bytes at most (specification, section 5): images 1 MB, documents under 4 MB; what a client adds to a request weighs as much as a document.
 * Codes past them: IMAGE_TOO_LARGE, DOCUMENT_TOO_LARGE.
 */
export const uploadLimits: Readonly<Record<UploadPurpose, number>> = {
  profile_image: 1_048_576,
  logo: 1_048_576,
  document: 4_194_303,
  appointment: 4_194_303,
};

/** Pixels of a jpg or png at most; past them PIXELS_TOO_MANY. */
export const uploadPixels = 40_000_000;

/**
 * POST /uploads: a multipart form of two parts, `purpose` and then `file`, of the purpose's types by its content, whatever its name says.
 * Codes: FILE_TYPE_INVALID, SVG_NOT_ALLOWED, IMAGE_TOO_LARGE, DOCUMENT_TOO_LARGE, PIXELS_TOO_MANY, FILE_TOO_COMPLEX, RATE_LIMITED.
 */
export const uploadPurpose = v.picklist(uploadPurposes, code('INVALID'));

/** Types of file that are taken; each is recognised by its content. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/svg+xml'] as const;
/** For an appointment: documents are often PDF files, which are stored unchanged (decision 033). */
export const appointmentUploadTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type UploadType = (typeof uploadTypes)[number] | (typeof appointmentUploadTypes)[number];

/** The types that are taken for a purpose. */
export const uploadTypesOf = (purpose: UploadPurpose): readonly UploadType[] =>
  purpose === 'appointment' ? appointmentUploadTypes : uploadTypes;

/** A file as a form sees it before it is sent: `type` and `size` of a `File`. */
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

/** Answer of POST /uploads. A file that nothing has been made of within a day is dropped. */
export const upload = v.object({
  id,
  purpose: uploadPurpose,
  contentType: v.picklist([...uploadTypes, 'application/pdf']),
  bytes: v.number(),
  /** Where an image is read, a path on the API host; null for documents, which have their own links. */
  url: v.nullable(v.string()),
  createdAt: instant,
});
export type Upload = v.InferOutput<typeof upload>;
