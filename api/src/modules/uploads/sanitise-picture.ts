import sharp from 'sharp';
import { articleWidths } from 'shared-contracts/formats/file/article-picture';
import { articleEdge, pictureEdge, pictureWidths, uploadPixels } from 'shared-contracts/schemas/upload';
import type { UploadPurpose } from 'shared-contracts/schemas/upload';
import { Problem, invalidAt } from '../../http/problem.ts';
import { pictureSizes } from './picture-sizes.ts';
import type { SanitisedFile } from './types.ts';
import { privatePurposes } from './document-links.ts';

const SECONDS = 5;

sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes and re-encodes a JPEG or PNG; a public one in smaller sizes too.
 * @throws Problem FILE_TYPE_INVALID, PIXELS_TOO_MANY, FILE_TOO_COMPLEX.
 */
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
    const isPublic = !privatePurposes.includes(purpose);
    const [edge, widths] = purpose === 'article_image' ? [articleEdge, articleWidths] : [pictureEdge, pictureWidths];
    if (isPublic) picture.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
    const encoded = await (format === 'jpeg' ? picture.jpeg({ quality: 88 }) : picture.png()).toBuffer();
    return {
      bytes: encoded,
      ...(format === 'jpeg'
        ? { contentType: 'image/jpeg', extension: 'jpg' }
        : { contentType: 'image/png', extension: 'png' }),
      ...(isPublic && { sizes: await pictureSizes(encoded, format, widths) }),
    };
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    const isLate = cause instanceof Error && cause.message.includes('timeout');
    const code = isLate ? 'FILE_TOO_COMPLEX' : 'FILE_TYPE_INVALID';
    throw new Problem(422, 'VALIDATION_FAILED', { errors: [{ pointer: '/file', code }], cause });
  }
}
