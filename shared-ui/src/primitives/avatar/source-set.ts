/** Those of `pictureWidths`, which this package does not import. */
const WIDTHS = [96, 192, 384];

/** The sizes of an uploaded picture, for `srcSet`; its address starts with `http`. What has none (a drawing) is sent as it is. */
export const sourceSet = (src: string): string | undefined =>
  src.startsWith('http') ? WIDTHS.map((width) => `${src}?width=${width} ${width}w`).join() : undefined;
