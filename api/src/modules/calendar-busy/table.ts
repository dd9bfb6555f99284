import { calendarBusy } from 'shared-contracts/schemas/calendar-source';
import { defineTable } from '../../generic/table-module.ts';
import { calendarBusyPolicy } from './policy.ts';

export const calendarBusyTable = defineTable({ path: 'calendar_busy', policy: calendarBusyPolicy, row: calendarBusy });
