/** One pixel: a real image, because the API decodes and re-encodes it. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file for a file input. */
export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });
