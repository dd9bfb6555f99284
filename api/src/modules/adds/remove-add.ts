import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { dropFile } from '../uploads/drop-uploads.ts';

/** Deletes an advertisement with its counts, its record and its picture. */
export async function removeAdd(context: CallContext, before: Row, write: () => Promise<void>): Promise<void> {
  await write();
  const { image } = before;
  if (typeof image === 'string') await context.asSystem((tx) => dropFile(tx, image, context.now));
}
