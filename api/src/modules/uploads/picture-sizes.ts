import sharp from 'sharp';
import type { PictureWidth } from 'shared-contracts/schemas/upload';
import { pictureFormats } from '../../pictures/size-key.ts';
import type { PictureFormat } from '../../pictures/size-key.ts';

/** A smaller copy of a picture. */
export interface PictureSize {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

/** Every width in every format, in 0.2 s. What is transparent stays so: the fallback of a png is a png. */
export async function pictureSizes(
  bytes: Uint8Array,
  original: 'jpeg' | 'png',
  widths: readonly PictureWidth[],
): Promise<PictureSize[]> {
  const sizes: PictureSize[] = [];
  for (const width of widths) {
    const smaller = sharp(bytes).resize({ width, withoutEnlargement: true });
    const encoders = {
      // The default effort of 4 takes three times as long and saves a tenth.
      avif: () => smaller.clone().avif({ quality: 55, effort: 2 }),
      webp: () => smaller.clone().webp({ quality: 78 }),
      original: () => (original === 'jpeg' ? smaller.clone().jpeg({ quality: 82 }) : smaller.clone().png()),
    };
    for (const format of pictureFormats) sizes.push({ width, format, bytes: await encoders[format]().toBuffer() });
  }
  return sizes;
}
