import { ProblemError } from 'shared-contracts/platform/problem-error';

/** A file that the browser can show as a picture; `close` frees it. */
export interface ReadPicture {
  readonly image: HTMLImageElement;
  readonly url: string;
  readonly close: () => void;
}

/** Decodes a file, upright as its metadata says. @throws ProblemError FILE_TYPE_INVALID for what the browser cannot read. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    URL.revokeObjectURL(url);
    throw new ProblemError({ status: 422, code: 'FILE_TYPE_INVALID', errors: [] }, { cause });
  }
  return { image, url, close: () => URL.revokeObjectURL(url) };
}
