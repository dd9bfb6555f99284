import type * as v from 'valibot';
import type { professionalImages } from 'shared-contracts/schemas/professional-input';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { claimUpload } from '../uploads/claim-upload.ts';
import { addressOf } from '../uploads/document-links.ts';
import { dropImages } from '../uploads/drop-uploads.ts';

type Images = v.InferOutput<typeof professionalImages>;
const purposes = { profileImage: 'profile_image', logo: 'logo' } as const;
const columns = ['profileImage', 'logo'] as const;

export const changesImages = (input: Partial<Images>): boolean => columns.some((column) => input[column] !== undefined);

/**
 * Replaces the pictures whose uploads `input` names and deletes the previous files; returns their addresses. Under the diary's
 * lock: two concurrent changes would each leave a file behind.
 * @throws Problem 422 for an upload that is not the caller's, for another purpose, or already used.
 */
export async function changeImages(
  context: CallContext,
  before: Row,
  input: Partial<Images>,
): Promise<Partial<Images>> {
  const changed = columns.filter((column) => input[column] !== undefined);
  if (changed.length === 0) return {};
  const { now } = context;
  const userId = String(before.id);
  return context.asSystem(async (tx) => {
    const addresses: Partial<Images> = {};
    for (const column of changed) {
      const purpose = purposes[column];
      await dropImages(tx, { userId, purpose }, now);
      const id = input[column];
      addresses[column] = id
        ? addressOf((await claimUpload(tx, { id, userId, purpose, now }, `/${column}`)).key)
        : null;
    }
    return addresses;
  });
}
