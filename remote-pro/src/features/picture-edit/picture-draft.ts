import { clearDraft, readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { profileDraft } from '../../model/profile-draft.ts';
import type { PictureChanges, PictureKind } from './picture-attempts.ts';

const keyOf = (kind: PictureKind) => profileDraft(kind);

interface Kept {
  readonly blob: Blob;
  readonly changes: PictureChanges | null;
}

/** Keeps a picture until it is saved. A draft cannot have files, but their bytes as text: at most 1 MB of the tab's 5. */
export async function keepPicture(kind: PictureKind, { blob, changes }: Kept): Promise<void> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const data = `data:${blob.type};base64,${btoa(letters)}`;
  writeDraft(keyOf(kind), { data, changes });
}

/** The picture that was kept. */
export function keptPicture(kind: PictureKind): Kept | undefined {
  const { data, changes } = readDraft(keyOf(kind)) as { data?: unknown; changes?: PictureChanges | null };
  const [, type, text] = /^data:([^;,]+);base64,(.+)$/u.exec(typeof data === 'string' ? data : '') ?? [];
  if (type === undefined || text === undefined) return undefined;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return { blob: new Blob([bytes], { type }), changes: changes ?? null };
}

export const forgetPicture = (kind: PictureKind): void => clearDraft(keyOf(kind));
