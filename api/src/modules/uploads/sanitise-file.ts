import { uploadTypesOf } from 'shared-contracts/schemas/upload';
import type { UploadPurpose } from 'shared-contracts/schemas/upload';
import { createSemaphore } from '../../concurrency/semaphore.ts';
import { invalidAt } from '../../http/problem.ts';
import { sanitiseSvgInWorker } from './sanitise-svg-in-worker.ts';
import type { SanitisedFile } from './types.ts';

/** 40 million pixels take 160 MB while they are decoded. */
const withPermit = createSemaphore({ permits: 1, maxQueued: 16, maxWaitMs: 10_000 });

/**
 * The file as it is stored: its type is detected from its content, and a picture is decoded and re-encoded without metadata and without
 * anything appended to it.
 * @throws Problem FILE_TYPE_INVALID, SVG_NOT_ALLOWED, PIXELS_TOO_MANY, FILE_TOO_COMPLEX; 503 when the queue is full.
 */
export async function sanitiseFile(bytes: Uint8Array, purpose: UploadPurpose): Promise<SanitisedFile> {
  const format = pictureFormat(bytes);
  if (format) {
    // Loaded with the first picture: the library takes 20 MB, which most processes never need.
    const { sanitisePicture } = await import('./sanitise-picture.ts');
    return withPermit(() => sanitisePicture(bytes, format, purpose));
  }
  // A PDF is stored unchanged and only offered as a download, never shown in a page (decision 033).
  const types = uploadTypesOf(purpose);
  if (types.includes('application/pdf') && startsWith(bytes, signatures.pdf))
    return { bytes, contentType: 'application/pdf', extension: 'pdf' };
  const text = types.includes('image/svg+xml') ? readText(bytes) : undefined;
  if (!text?.trimStart().startsWith('<')) throw invalidAt('/file', 'FILE_TYPE_INVALID');
  const clean = await withPermit(() => sanitiseSvgInWorker(text));
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
    return undefined; // not text, so not an SVG
  }
}
