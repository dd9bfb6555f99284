import sharp from 'sharp';
import { uploadPixels } from 'shared-contracts/schemas/upload';
import type { UploadPurpose } from 'shared-contracts/schemas/upload';
import { Problem, invalidAt } from '../../http/problem.ts';
import type { SanitisedFile } from './sanitise-file.ts';
import { privatePurposes } from './document-links.ts';

const SECONDS = 5;
/** Faces and logos are shown small. */
const IMAGE_EDGE = 1024;

sharp.cache(false);
sharp.concurrency(1);

/** Decodes and re-encodes a JPEG or PNG. @throws Problem FILE_TYPE_INVALID, PIXELS_TOO_MANY, FILE_TOO_COMPLEX. */
export async function sanitisePicture(
  bytes: Uint8Array,
  format: 'jpeg' | 'png',
  purpose: UploadPurpose,
): Promise<SanitisedFile> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > uploadPixels) throw invalidAt('/file', 'PIXELS_TOO_MANY');
    const picture = sharp(bytes, { limitInputPixels: uploadPixels, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .toColourspace('srgb');
    if (!privatePurposes.includes(purpose))
      picture.resize({ width: IMAGE_EDGE, height: IMAGE_EDGE, fit: 'inside', withoutEnlargement: true });
    return format === 'jpeg'
      ? { bytes: await picture.jpeg({ quality: 88 }).toBuffer(), contentType: 'image/jpeg', extension: 'jpg' }
      : { bytes: await picture.png().toBuffer(), contentType: 'image/png', extension: 'png' };
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    const isLate = cause instanceof Error && cause.message.includes('timeout');
    const code = isLate ? 'FILE_TOO_COMPLEX' : 'FILE_TYPE_INVALID';
    throw new Problem(422, 'VALIDATION_FAILED', { errors: [{ pointer: '/file', code }], cause });
  }
}
