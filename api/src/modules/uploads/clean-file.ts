import type { UploadPurpose, UploadType } from 'shared-contracts/schemas/upload';
import { createTurnstile } from '../../concurrency/turnstile.ts';
import { invalidAt } from '../../http/problem.ts';
import { cleanSvgApart } from './clean-svg-apart.ts';

export interface CleanFile {
  readonly bytes: Uint8Array;
  readonly contentType: UploadType;
  readonly extension: 'jpg' | 'png' | 'svg' | 'pdf';
}

/** 40 million pixels take 160 MB while they are worked on. */
const inTurn = createTurnstile({ atOnce: 1, waiting: 16, longestMs: 10_000 });

/**
 * The file as it is kept: recognised by its content, a picture decoded and encoded anew without its metadata (where it was taken, with
 * what, by whom) and without anything that hid beside it.
 * @throws Problem FILE_TYPE_INVALID, SVG_NOT_ALLOWED, PIXELS_TOO_MANY, FILE_TOO_COMPLEX; 503 when others' files take too long.
 */
export async function cleanFile(bytes: Uint8Array, purpose: UploadPurpose): Promise<CleanFile> {
  const format = pictureFormat(bytes);
  if (format) {
    // Loaded with the first picture: the library is 20 MB that most processes would hold for nothing.
    const { cleanPicture } = await import('./clean-picture.ts');
    return inTurn(() => cleanPicture(bytes, format, purpose));
  }
  // A PDF is handed over as it came, as a download that no page of ours shows (decision 033).
  if (purpose === 'appointment') {
    if (!startsWith(bytes, signatures.pdf)) throw invalidAt('/file', 'FILE_TYPE_INVALID');
    return { bytes, contentType: 'application/pdf', extension: 'pdf' };
  }
  const text = readText(bytes);
  if (!text?.trimStart().startsWith('<')) throw invalidAt('/file', 'FILE_TYPE_INVALID');
  const clean = await inTurn(() => cleanSvgApart(text));
  return { bytes: Buffer.from(clean), contentType: 'image/svg+xml', extension: 'svg' };
}

const signatures = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const;

function pictureFormat(bytes: Uint8Array): 'jpeg' | 'png' | undefined {
  return (['jpeg', 'png'] as const).find((format) => startsWith(bytes, signatures[format]));
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // not text, and so no drawing
  }
}
