import { calendarSource, calendarSourceChange } from 'shared-contracts/schemas/calendar-source';
import { defineTable } from '../../generic/table-module.ts';
import { updateMasksAfter } from '../availability/update-masks-after.ts';
import { calendarSourcesPolicy } from './policy.ts';

export const calendarSourcesTable = defineTable({
  path: 'calendar_sources',
  policy: calendarSourcesPolicy,
  row: calendarSource,
  update: { schema: () => calendarSourceChange },
  remove: { run: (context, _before, write) => updateMasksAfter(context, write) },
});
