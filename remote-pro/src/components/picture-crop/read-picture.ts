import { ProblemError } from 'shared-contracts/platform/problem-error';
import type { FileKind } from 'shared-ui/domain/files/file-kind.ts';
import { kindOf, takeFile } from 'shared-ui/domain/files/take-file.ts';

/** A file that the browser can show as a picture; `close` frees it. */
export interface ReadPicture {
  readonly image: HTMLImageElement;
  readonly url: string;
  readonly close: () => void;
}

/** What a refused file is, if that is known. */
export const kindIn = (error: unknown): FileKind | undefined =>
  error instanceof ProblemError ? (error.problem.details?.['is'] as FileKind | undefined) : undefined;

/**
 * Decodes a file, upright as its metadata says, by what its content is: browsers go by the type, which follows its name.
 * @throws ProblemError FILE_TYPE_INVALID for what the browser cannot read.
 */
export async function readPicture(chosen: File): Promise<ReadPicture> {
  const file = await takeFile(chosen);
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    URL.revokeObjectURL(url);
    const details = { is: kindOf(file) };
    throw new ProblemError({ status: 422, code: 'FILE_TYPE_INVALID', errors: [], details }, { cause });
  }
  return { image, url, close: () => URL.revokeObjectURL(url) };
}
