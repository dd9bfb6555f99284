import { addChange, addInput, addStep } from 'shared-contracts/schemas/advertising';
import { add } from 'shared-contracts/schemas/content';
import { defineTable } from '../../generic/table-module.ts';
import { changeAdd } from './change-add.ts';
import { createAdd } from './create-add.ts';
import { addsPolicy } from './policy.ts';
import { removeAdd } from './remove-add.ts';
import { stepAdd } from './step-add.ts';

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
