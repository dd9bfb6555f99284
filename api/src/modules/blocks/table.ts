import { block } from 'shared-contracts/schemas/conversation';
import { blockInput } from 'shared-contracts/schemas/conversation-input';
import { defineTable } from '../../generic/table-module.ts';
import { blockPerson, unblockPerson } from './block-person.ts';
import { blocksPolicy } from './policy.ts';

export const blocksTable = defineTable({
  path: 'blocks',
  policy: blocksPolicy,
  row: block,
  create: {
    schema: () => blockInput,
    run: blockPerson,
  },
  remove: { run: unblockPerson },
});
