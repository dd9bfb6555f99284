import type * as v from 'valibot';
import type { professionalImages } from 'shared-contracts/schemas/professional';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { claimUpload } from '../uploads/claim-upload.ts';
import { addressOf } from '../uploads/document-links.ts';
import { dropImages } from '../uploads/drop-uploads.ts';
import { lock } from '../../db/advisory-locks.ts';

type Images = v.InferOutput<typeof professionalImages>;
const purposes = { profileImage: 'profile_image', logo: 'logo' } as const;

/**
 * Replaces the pictures whose uploads `input` names and deletes the previous files; returns their addresses.
 * @throws Problem 422 for an upload that is not the caller's, for another purpose, or already used.
 */
export async function changeImages(
  context: CallContext,
  before: Row,
  input: Partial<Images>,
): Promise<Partial<Images>> {
  const changed = (['profileImage', 'logo'] as const).filter((column) => input[column] !== undefined);
  if (changed.length === 0) return {};
  const { now } = context;
  const userId = String(before.id);
  return context.asSystem(async (tx) => {
    await lock(tx, `diary:${userId}`); // without the lock, two concurrent changes would each leave a file behind
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
