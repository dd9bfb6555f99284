import sharp from 'sharp';
import { uploadPixels } from 'shared-contracts/schemas/upload';
import type { UploadPurpose, UploadType } from 'shared-contracts/schemas/upload';
import { createTurnstile } from '../../concurrency/turnstile.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { cleanSvg } from './clean-svg.ts';

export interface CleanFile {
  readonly bytes: Uint8Array;
  readonly contentType: UploadType;
  readonly extension: 'jpg' | 'png' | 'svg';
}

const SECONDS = 5;
/** Faces and logos are shown small. */
const IMAGE_EDGE = 1024;
/** 40 million pixels take 160 MB while they are worked on. */
const inTurn = createTurnstile({ atOnce: 1, waiting: 16 });

sharp.cache(false);
sharp.concurrency(1);

/**
 * The file as it is kept: recognised by its content, a picture decoded and encoded anew without its metadata (where it was taken, with
 * what, by whom) and without anything that hid beside it.
 * @throws Problem FILE_TYPE_INVALID, SVG_NOT_ALLOWED, PIXELS_TOO_MANY.
 */
export async function cleanFile(bytes: Uint8Array, purpose: UploadPurpose): Promise<CleanFile> {
  const format = pictureFormat(bytes);
  if (format) return inTurn(() => cleanPicture(bytes, format, purpose));
  const text = readText(bytes);
  if (!text?.trimStart().startsWith('<')) throw invalidAt('/file', 'FILE_TYPE_INVALID');
  const clean = await inTurn(() => cleanSvg(text));
  return { bytes: Buffer.from(clean), contentType: 'image/svg+xml', extension: 'svg' };
}

const signatures = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

function pictureFormat(bytes: Uint8Array): 'jpeg' | 'png' | undefined {
  return (['jpeg', 'png'] as const).find((format) => signatures[format].every((byte, at) => bytes[at] === byte));
}

async function cleanPicture(bytes: Uint8Array, format: 'jpeg' | 'png', purpose: UploadPurpose): Promise<CleanFile> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > uploadPixels) throw invalidAt('/file', 'PIXELS_TOO_MANY');
    const picture = sharp(bytes, { limitInputPixels: uploadPixels, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .toColourspace('srgb');
    if (purpose !== 'document')
      picture.resize({ width: IMAGE_EDGE, height: IMAGE_EDGE, fit: 'inside', withoutEnlargement: true });
    return format === 'jpeg'
      ? { bytes: await picture.jpeg({ quality: 88 }).toBuffer(), contentType: 'image/jpeg', extension: 'jpg' }
      : { bytes: await picture.png().toBuffer(), contentType: 'image/png', extension: 'png' };
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem(422, 'VALIDATION_FAILED', { errors: [{ pointer: '/file', code: 'FILE_TYPE_INVALID' }], cause });
  }
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // not text, and so no drawing
  }
}
