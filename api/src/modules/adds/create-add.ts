import type * as v from 'valibot';
import type { addInput } from 'shared-contracts/schemas/advertising';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { changePicture } from './change-picture.ts';
import { checkContent } from './check-content.ts';
import { recordStep } from './record-step.ts';

/** A new advertisement is a draft. @throws Problem 422 of its target, days or picture. */
export async function createAdd(
  context: CallContext,
  { image, ...input }: v.InferOutput<typeof addInput>,
  write: Write,
): Promise<Row> {
  await checkContent(context, input);
  const row = await write({ ...input, ...(await changePicture(context, null, image)) });
  await context.asSystem((tx) =>
    recordStep(tx, context, {
      add: { id: String(row.id), professionalId: String(context.caller.userId), state: 'draft' },
      transition: 'create',
    }),
  );
  return row;
}
