import { followInput, follow as row } from 'shared-contracts/schemas/follow';
import { defineTable } from '../../generic/table-module.ts';
import { readCards } from '../professionals/read-cards.ts';
import { follow } from './follow.ts';
import { followsPolicy } from './policy.ts';

export const followsTable = defineTable({
  path: 'follows',
  policy: followsPolicy,
  row,
  create: {
    schema: () => followInput,
    run: follow,
  },
  async present(context, rows) {
    const cards = await readCards(
      context,
      rows.map((row) => String(row.professionalId)),
    );
    return rows.map((row) => ({ ...row, professional: cards.get(String(row.professionalId)) }));
  },
});
