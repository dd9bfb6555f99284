import type { CallContext } from '../../generic/call-context.ts';
import { claimUpload } from '../uploads/claim-upload.ts';
import { addressOf } from '../uploads/document-links.ts';
import { dropFile } from '../uploads/drop-uploads.ts';

/**
 * The address of the picture whose upload `image` names, null for none; undefined where it stays. Deletes the file of the previous one.
 * @throws Problem 422 NOT_FOUND at `/image` for an upload that is not the caller's, for another purpose, or already used.
 */
export async function changePicture(
  context: CallContext,
  previous: unknown,
  image: string | null | undefined,
): Promise<{ image?: string | null }> {
  if (image === undefined) return {};
  const { now } = context;
  return context.asSystem(async (tx) => {
    if (typeof previous === 'string') await dropFile(tx, previous, now);
    if (image === null) return { image };
    const upload = { id: image, userId: String(context.caller.userId), purpose: 'advertisement', now } as const;
    return { image: addressOf((await claimUpload(tx, upload, '/image')).key) };
  });
}
