/** One pixel: the API decodes and encodes pictures again, so it has to be a real one. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file as somebody chooses one. */
export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });
