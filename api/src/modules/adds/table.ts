import { add, addChange, addInput, addPublication } from 'shared-contracts/schemas/content';
import { defineTable } from '../../generic/table-module.ts';
import { changeAdd } from './change-add.ts';
import { addsPolicy } from './policy.ts';

export const addsTable = defineTable({
  path: 'adds',
  policy: addsPolicy,
  row: add,
  create: { schema: () => addInput },
  update: { schema: (scope) => (scope === 'operator' ? addPublication : addChange), run: changeAdd },
});
