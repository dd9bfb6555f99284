import { addView } from 'shared-contracts/schemas/advertising';
import { parseInput } from '../../generic/check-input.ts';
import type { TableModule } from '../../generic/table-module.ts';
import { addViewsPolicy } from './policy.ts';
import { countViews } from './count-views.ts';

export const addViewsTable: TableModule = {
  path: 'add_views',
  policy: addViewsPolicy,
  row: addView,
  createsPerMinute: 600, // a page shows a few; many people share an address
  create: {
    schema: () => addView,
    async run(context, input) {
      await countViews(context, [parseInput(addView, input)]);
      return input;
    },
  },
  createMany: {
    run: (context, inputs) =>
      countViews(
        context,
        inputs.map((input) => parseInput(addView, input)),
      ),
  },
};
