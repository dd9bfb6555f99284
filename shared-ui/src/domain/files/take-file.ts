import { safeFileName } from 'shared-contracts/formats/file/safe-file-name';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { uploadLimits } from 'shared-contracts/schemas/upload';
import { readKind, typeOf, type FileKind } from './file-kind.ts';

/** Of files that were taken, so that a refusal can say what it refuses. */
const kinds = new WeakMap<Blob, FileKind>();

/** What a taken file is; undefined for an unknown kind. */
export const kindOf = (file: Blob): FileKind | undefined => kinds.get(file);

const renamed = (file: File, content: Blob, name: string, type: string): File =>
  content === file && name === file.name && type === file.type
    ? file
    : new File([content], name, { type, lastModified: file.lastModified });

/** The same file under a name that can be shown, sent and stored. */
export const withSafeName = (file: File): File =>
  renamed(file, file, safeFileName(file.name, textLimits.fileName), file.type);

/** Endings of the types that forms take; a file that has none of its own gets the first, so that no name claims another type. */
const endings: Readonly<Partial<Record<FileKind, readonly [string, ...string[]]>>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  pdf: ['.pdf'],
  svg: ['.svg'],
};
const replaced = /\.(?:jpe?g|png|pdf|svg|hei[cf])$/iu;

function nameAs(kind: FileKind, name: string): string {
  const own = endings[kind];
  if (own === undefined || own.some((ending) => name.toLowerCase().endsWith(ending))) return name;
  return safeFileName(name.replace(replaced, '') + own[0], textLimits.fileName);
}

/** Good enough to read a photographed page; less where it would be too large otherwise. */
const qualities = [0.92, 0.8, 0.65, 0.5];
/** Of a picture that becomes a document: phones take more than a page needs. */
const longestEdge = 4096;

/** A picture that this browser can decode, as a JPEG that may be sent; undefined where it cannot. */
async function asJpeg(picture: Blob): Promise<Blob | undefined> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    for (const quality of qualities) {
      const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (jpeg?.type === 'image/jpeg' && jpeg.size <= uploadLimits.document) return jpeg;
    }
    return undefined;
  } catch {
    return undefined; // this browser cannot decode it: the person is told what it is
  }
}

/**
 * A file as somebody chose it, made ready to be checked and sent: under a safe name, of the type and with the ending that its content has, and a phone's HEIC
 * picture as a JPEG where the browser can decode it. Taking it again changes nothing. Never throws.
 */
export async function takeFile(file: File): Promise<File> {
  const kind = await readKind(file).catch(() => undefined);
  const safe = withSafeName(file);
  if (kind === undefined) return safe;
  const jpeg = kind === 'heic' ? await asJpeg(file) : undefined;
  const taken = jpeg
    ? renamed(file, jpeg, nameAs('jpeg', safe.name), 'image/jpeg')
    : renamed(file, file, nameAs(kind, safe.name), typeOf[kind] ?? file.type);
  kinds.set(taken, jpeg ? 'jpeg' : kind);
  return taken;
}
