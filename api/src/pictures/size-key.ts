import { articleWidths } from 'shared-contracts/formats/file/article-picture';
import { pictureWidths } from 'shared-contracts/schemas/upload';
import type { PictureWidth, UploadType } from 'shared-contracts/schemas/upload';

/** In the order in which a browser is given them; `original` is what was uploaded, jpg or png. */
export const pictureFormats = ['avif', 'webp', 'original'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** All widths that a picture may be kept in. */
export const keptWidths: readonly PictureWidth[] = [...pictureWidths, ...articleWidths];

/** Where a smaller copy of a picture lies. */
export function sizeKey(key: string, width: PictureWidth, format: PictureFormat): string {
  const [name, extension] = key.split('.') as [string, string];
  return `${name}-${width}.${format === 'original' ? extension : format}`;
}

/** Everything that may lie in the storage of a file, itself last. */
export const keysOf = (key: string): string[] => [
  ...(/\.(?:jpg|png)$/u.test(key)
    ? keptWidths.flatMap((width) => pictureFormats.map((format) => sizeKey(key, width, format)))
    : []),
  key,
];

/** The type of a copy of a file. */
export const sizeType = (format: PictureFormat, original: UploadType): string =>
  format === 'original' ? original : `image/${format}`;

/** The best format that a browser says it reads; one that says nothing gets the original's. */
export const acceptedFormat = (accept = ''): PictureFormat =>
  pictureFormats.find((format) => accept.includes(`image/${format}`)) ?? 'original';
