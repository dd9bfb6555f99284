import { appointmentHistoryEntry } from 'shared-contracts/schemas/appointment';
import { defineTable } from '../../generic/table-module.ts';
import { appointmentHistoryPolicy } from './policy.ts';

export const appointmentHistoryTable = defineTable({
  path: 'appointment_history',
  policy: appointmentHistoryPolicy,
  row: appointmentHistoryEntry,
});
