/** `/uploads/<key>#<width>x<height>`: the address carries the size, so that nothing shifts when the picture arrives. */
export const articlePicturePattern = /^(\/uploads\/[0-9a-f]{32}\.(?:jpg|png))#([1-9]\d{0,3})x([1-9]\d{0,3})$/u;

/** Widths in pixels in which a picture of an article is kept, as `?width=` of its path: it is as wide as the text. */
export const articleWidths = [480, 960] as const;

export interface ArticlePicture {
  /** Path on the API host. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The picture of an address in an article; undefined for any other address. */
export function readArticlePicture(address: string | null | undefined): ArticlePicture | undefined {
  const [, path, width, height] = articlePicturePattern.exec(address ?? '') ?? [];
  return path === undefined ? undefined : { path, width: Number(width), height: Number(height) };
}

/** The address of an uploaded picture in an article. */
export const articlePictureAddress = ({ path, width, height }: ArticlePicture): string => `${path}#${width}x${height}`;
