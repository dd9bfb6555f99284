import * as v from 'valibot';
import type { articleWidths } from '../formats/file/article-picture.ts';
import { code, id, instant } from './text.ts';

/** The purpose determines who may upload a file, its size limit and who can read it. */
export const uploadPurposes = [
  'profile_image',
  'logo',
  'article_image',
  'document',
  'appointment',
  'message',
  'advertisement',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/**
 * Maximum bytes (specification, section 5): images 1 MB, documents under 4 MB, including those of a request or
 * message. Codes:
 * IMAGE_TOO_LARGE, DOCUMENT_TOO_LARGE.
 */
export const uploadLimits: Readonly<Record<UploadPurpose, number>> = {
  profile_image: 1_048_576,
  logo: 1_048_576,
  article_image: 1_048_576,
  document: 4_194_303,
  appointment: 4_194_303,
  message: 4_194_303,
  advertisement: 1_048_576,
};

/** Pixel limit of a jpg or png; code PIXELS_TOO_MANY. */
export const uploadPixels = 40_000_000;

/** Widths in pixels of a jpg or png of a profile, as `?width=` of its address: faces and logos at one to three pixels per point. */
export const pictureWidths = [96, 192, 384] as const;
/** Those of pictures of articles too. */
export type PictureWidth = (typeof pictureWidths | typeof articleWidths)[number];
/** Longest edge of a stored picture: faces and logos are shown small. */
export const pictureEdge = 1024;
export const articleEdge = 1600;

/**
 * POST /uploads: a multipart form with `purpose` and then `file`, whose type is detected from its content and must be
 * allowed for the purpose. Codes: FILE_TYPE_INVALID, SVG_NOT_ALLOWED, IMAGE_TOO_LARGE, DOCUMENT_TOO_LARGE,
 * PIXELS_TOO_MANY, FILE_TOO_COMPLEX, TOO_MANY_FILES, RATE_LIMITED.
 */
export const uploadPurpose = v.picklist(uploadPurposes, code('INVALID'));

/** Accepted file types, detected from the content. */
const uploadTypes = ['image/jpeg', 'image/png', 'image/svg+xml'] as const;
/** Types for an appointment; PDF files are stored unmodified (decision 033). */
const appointmentUploadTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type UploadType = (typeof uploadTypes)[number] | (typeof appointmentUploadTypes)[number];

/** Types for a message: pictures, drawings and PDF. */
const messageTypes = [...uploadTypes, 'application/pdf'] as const;

/** Types for an article: a drawing has no size of its own. */
const pictureTypes = ['image/jpeg', 'image/png'] as const;

/** Accepted types of a purpose. */
export function uploadTypesOf(purpose: UploadPurpose): readonly UploadType[] {
  if (purpose === 'article_image') return pictureTypes;
  if (purpose === 'message') return messageTypes;
  return purpose === 'appointment' ? appointmentUploadTypes : uploadTypes;
}

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
  purpose === 'document' || purpose === 'appointment' || purpose === 'message'
    ? 'DOCUMENT_TOO_LARGE'
    : 'IMAGE_TOO_LARGE';

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
