import { followInput, follow as row } from 'shared-contracts/schemas/relation';
import { parseInput } from '../../generic/check-input.ts';
import type { TableModule } from '../../generic/table-module.ts';
import { readCards } from '../professionals/read-cards.ts';
import { follow } from './follow.ts';
import { followsPolicy } from './policy.ts';

export const followsTable: TableModule = {
  path: 'follows',
  policy: followsPolicy,
  row,
  create: {
    schema: () => followInput,
    run: (context, input) => follow(context, parseInput(followInput, input).professionalId),
  },
  async present(context, rows) {
    const cards = await readCards(
      context,
      rows.map((row) => String(row.professionalId)),
    );
    return rows.map((row) => ({ ...row, professional: cards.get(String(row.professionalId)) }));
  },
};
