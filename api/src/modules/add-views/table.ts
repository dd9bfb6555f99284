import { addView } from 'shared-contracts/schemas/advertising';
import { defineTable } from '../../generic/table-module.ts';
import { addViewsPolicy } from './policy.ts';
import { countViews } from './count-views.ts';

export const addViewsTable = defineTable({
  path: 'add_views',
  policy: addViewsPolicy,
  row: addView,
  createsPerMinute: 600, // a page shows several; many people may share an address
  create: {
    schema: () => addView,
    async run(context, input) {
      await countViews(context, [input]);
      return input;
    },
  },
  createMany: { run: countViews },
});
