import { addChange, addInput, addStep } from 'shared-contracts/schemas/advertising';
import { add } from 'shared-contracts/schemas/add';
import { defineTable, type Row } from '../../generic/table-module.ts';
import { changeAdd } from './change-add.ts';
import { createAdd } from './create-add.ts';
import { addsPolicy } from './policy.ts';
import { stepAdd } from './step-add.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { dropFile } from '../uploads/drop-uploads.ts';

/** Deletes an advertisement with its counts, its record and its picture. */
async function removeAdd(context: CallContext, before: Row, write: () => Promise<void>): Promise<void> {
  await write();
  const { image } = before;
  if (typeof image === 'string') await context.asSystem((tx) => dropFile(tx, image, context.now));
}

/** Advertisements: professionals write them, every change of their state is a transition by update-where. */
export const addsTable = defineTable({
  path: 'adds',
  policy: addsPolicy,
  row: add,
  create: { schema: () => addInput, run: createAdd },
  update: { schema: () => addChange, run: changeAdd },
  updateWhere: { schema: () => addStep, run: stepAdd },
  remove: { run: removeAdd },
});
