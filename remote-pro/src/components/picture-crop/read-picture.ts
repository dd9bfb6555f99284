import { ProblemError } from 'shared-contracts/platform/problem-error';
import { readKind, type FileKind } from 'shared-ui/domain/files/file-kind.ts';

/** A file that the browser can show as a picture; `close` frees it. */
export interface ReadPicture {
  readonly image: HTMLImageElement;
  readonly url: string;
  readonly close: () => void;
}

/** What a refused file is, if that is known. */
export const kindIn = (error: unknown): FileKind | undefined =>
  error instanceof ProblemError ? (error.problem.details?.['is'] as FileKind | undefined) : undefined;

/** Decodes a file, upright as its metadata says. @throws ProblemError FILE_TYPE_INVALID for what the browser cannot read. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    URL.revokeObjectURL(url);
    const is = await readKind(file).catch(() => undefined);
    throw new ProblemError({ status: 422, code: 'FILE_TYPE_INVALID', errors: [], details: { is } }, { cause });
  }
  return { image, url, close: () => URL.revokeObjectURL(url) };
}
