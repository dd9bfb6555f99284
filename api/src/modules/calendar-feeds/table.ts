import { calendarFeedRow } from 'shared-contracts/schemas/calendar-source';
import { defineTable } from '../../generic/table-module.ts';
import { calendarFeedsPolicy } from './policy.ts';

export const calendarFeedsTable = defineTable({
  path: 'calendar_feeds',
  policy: calendarFeedsPolicy,
  row: calendarFeedRow,
});
